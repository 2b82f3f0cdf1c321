import CommandLanguage
import TableModel
import Workbench
import Workspace

// Texts about counts: E1, E2 and E3.
extension Finding {
  /// Interprets the row counts of a section.
  @Sendable static func rowCount(_ text: RecognizedText) -> Finding? {
    guard let section = text.number("section") else { return nil }
    guard let after = text.number("after"), let before = text.number("before"),
      let inserted = text.number("inserted"), let deleted = text.number("deleted")
    else {
      return Finding(.rowsCut, ["section": section])
    }
    let movedIn = text.number("movedin") ?? 0
    let movedOut = text.number("movedout") ?? 0
    let told = inserted &- deleted &+ movedIn &- movedOut
    let sum = CountSum(section: section, before: before, after: after, told: told)
    let values: KeyValuePairs = [
      "section": section, "before": before, "after": after, "inserted": inserted,
      "deleted": deleted, "movedIn": movedIn, "movedOut": movedOut,
    ]
    var finding = Finding(.rowsSaw, values)
    finding.cause = [sum.cause]
    if before == after, inserted == 0, deleted > 0 {
      finding.cause.append(FindingText(.rowsReloaded))
    }
    finding.legal = [sum.legal]
    if movedIn == 0, movedOut == 0 {
      var operations = TableUpdates()
      operations.deletedRows = (0..<min(max(deleted, 0), max(before, 0), 200)).map {
        IndexPath(row: $0, section: section)
      }
      operations.insertedRows = (0..<min(max(inserted, 0), max(after, 0), 200)).map {
        IndexPath(row: $0, section: section)
      }
      finding.example = example(operations, section, before, after)
    }
    return finding
  }

  private static func example(
    _ updates: TableUpdates,
    _ section: Int,
    _ before: Int,
    _ after: Int
  ) -> String? {
    guard section >= 0, section < 12, before >= 0, after >= 0 else { return nil }
    let empty = Array(repeating: 0, count: section)
    var repair = BatchRepair(updates, from: empty + [before], to: empty + [after])
    return repair.command()
  }

  /// Interprets the section counts.
  @Sendable static func sectionCount(_ text: RecognizedText) -> Finding? {
    guard let after = text.number("after"), let before = text.number("before"),
      let inserted = text.number("inserted"), let deleted = text.number("deleted")
    else { return nil }
    var finding = Finding(
      .sectionsSaw,
      ["before": before, "after": after, "inserted": inserted, "deleted": deleted]
    )
    if before == 0, after > 0, inserted == 0, deleted == 0 {
      finding.cause = [FindingText(.neverLoaded)]
      finding.legal = [FindingText(.loadFirst)]
      return finding
    }
    let told = inserted &- deleted
    let sum = CountSum(section: nil, before: before, after: after, told: told)
    finding.cause = [sum.cause]
    finding.legal = [sum.legal]
    if before >= 0, after >= 0, before <= 24, after <= 24 {
      var updates = TableUpdates()
      updates.deletedSections = Array(0..<min(max(deleted, 0), before))
      updates.insertedSections = Array(0..<min(max(inserted, 0), after))
      var repair = BatchRepair(
        updates,
        from: Array(repeating: 0, count: before),
        to: Array(repeating: 0, count: after)
      )
      finding.example = repair.command()
    }
    return finding
  }

  /// Interprets the dump of a batch: counts before and after, and every operation.
  @Sendable static func dump(_ text: RecognizedText) -> Finding? {
    guard let dump = BatchDump(text.plain[text.match.start...]) else { return Finding(.dumpCut) }
    let updates = dump.updates
    var finding = Finding(
      saw: [saw(dump)],
      numbers: [
        ("before", .list(dump.before.map { .int($0) })),
        ("after", .list(dump.after.map { .int($0) })),
        ("operations", .list(updates.operations.map { .text($0) })),
      ]
    )
    do throws(TableError) {
      _ = try updates.validated(before: dump.before, after: dump.after)
      finding.cause = [FindingText(.dumpMatches)]
      finding.legal = [FindingText(.thisBatch)]
    } catch {
      finding.cause = [cause(error)]
      var repair = BatchRepair(updates, from: dump.before, to: dump.after)
      finding.legal = [
        repair.command().map { FindingText(literal: $0) } ?? FindingText(.reload)
      ]
    }
    return finding
  }

  private static func saw(_ dump: BatchDump) -> FindingText {
    let operations = dump.updates.operations
    let told = operations.prefix(20).joined(separator: ", ")
    return FindingText(
      operations.isEmpty ? .dumpIdle : operations.count > 20 ? .dumpMore : .dumpSaw,
      ["more": operations.count - 20],
      texts: [
        "before": FindingText(literal: "\(dump.before)"),
        "after": FindingText(literal: "\(dump.after)"), "operations": FindingText(literal: told),
      ]
    )
  }

  private static func cause(_ error: TableError) -> FindingText {
    let literal = FindingText(literal: error.cause)
    guard case .wrongRowCount(let section, let tally)? = error.fault else {
      return FindingText(literal: "\(error.code(era: .ios13)): \(error.cause)")
    }
    let sum = CountSum(
      section: section,
      before: tally.before,
      after: tally.after,
      told: tally.told
    )
    // The error can have another cause, such as a table that never loaded.
    let isSum = sum.cause.text(in: .english) == error.cause
    return FindingText(
      .dumpRows,
      ["section": section],
      texts: ["cause": isSum ? sum.cause : literal]
    )
  }
}
