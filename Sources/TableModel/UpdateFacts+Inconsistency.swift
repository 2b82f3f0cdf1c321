extension UpdateFacts {
  /// The text of E3: the counts of both sides and every operation taken apart.
  var inconsistency: String {
    """
    Invalid batch updates detected: the number of sections and/or rows returned by the data source \
    before and after performing the batch updates are inconsistent with the updates.
    Data source before updates = \(Self.counts(before))
    Data source after updates = \(Self.counts(after))
    Updates = [
    \(updates.parts.map { "\t\($0)" }.joined(separator: ",\n"))
    ]
    Table view: \(tableView)
    """
  }

  private static func counts(_ counts: [Int]) -> String {
    let noun = counts.count == 1 ? "section" : "sections"
    return "{ \(counts.count) \(noun) with row counts: \(counts) }"
  }
}

extension TableUpdates {
  /// The batch as UIKit takes it apart: deletes downwards, inserts upwards, then moves.
  ///
  /// A reload is a delete and an insert.
  fileprivate var parts: [String] {
    func text(_ path: IndexPath) -> String { "(\(path.section) - \(path.row))" }
    var parts = (deletedRows + reloadedRows).sorted(by: >).map { "Delete row \(text($0))" }
    parts += (deletedSections + reloadedSections).sorted(by: >).map { "Delete section (\($0))" }
    parts += (insertedSections + reloadedSections).sorted().map { "Insert section (\($0))" }
    parts += (insertedRows + reloadedRows).sorted().map { "Insert row \(text($0))" }
    parts += movedSections.map { "Move section (\($0.from)) to (\($0.to))" }
    parts += movedRows.map { "Move row \(text($0.from)) to \(text($0.to))" }
    return parts
  }
}
