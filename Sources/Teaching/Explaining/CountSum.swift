/// A count of rows or sections that does not match a batch.
struct CountSum: Sendable {
  /// The section whose rows are counted, or nil for a count of sections.
  let section: Int?

  /// The count before the batch.
  let before: Int

  /// The count after the batch.
  let after: Int

  /// The change that the batch reports.
  let told: Int

  /// The number of operations that the batch is missing.
  private var missing: Int { after &- before &- told }

  /// The likely cause.
  var cause: FindingText {
    let values = ["before": before, "after": after, "section": section ?? 0]
    let isRows = section != nil
    if missing == 0 { return FindingText(.sumMatches) }
    if after == before { return FindingText(isRows ? .unchangedRows : .unchangedSections, values) }
    if told == 0 { return FindingText(isRows ? .modelOnlyRows : .modelOnlySections, values) }
    return FindingText(
      isRows ? .differentRows : .differentSections,
      ["told": told, "change": after &- before]
    )
  }

  /// The valid alternatives.
  var legal: FindingText {
    if missing == 0 { return FindingText(.thisBatch) }
    let count = missing.magnitude > UInt(Int.max) ? Int.max : Int(missing.magnitude)
    let reported = before &+ told
    return section == nil
      ? FindingText(
        missing < 0 ? .deleteSections : .insertSections,
        ["count": count, "sections": reported]
      )
      : FindingText(
        missing < 0 ? .deleteRows : told == 0 && before == 0 ? .fillTable : .insertRows,
        ["count": count, "rows": reported]
      )
  }
}
