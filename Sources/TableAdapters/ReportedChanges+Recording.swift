public import TableModel
public import TableUI

extension ReportedChanges {
  /// Records the places that a further change makes necessary to query, and adjusts the recorded
  /// ones.
  ///
  /// - Parameter change: The change, counted in the state after the previous ones.
  public mutating func record(_ change: TableChange) {
    keepUp(with: change)
    switch change {
    case .insert(_, let path), .delete(_, let path): sections.insert(path.section)
    case .move(let from, let to): sections.formUnion([from.section, to.section])
    case .update(let path, _, _), .height(let path, _, _): noteHeight(of: path)
    case .insertSection(_, let index): sections.insert(index)
    case .header(let index, _, _), .footer(let index, _, _): sections.insert(index)
    case .deleteSection, .moveSection, .members: break
    }
  }

  /// The number of single rows above which the whole section is recorded.
  private static var rowLimit: Int { 256 }

  private mutating func noteHeight(of path: IndexPath) {
    guard !resizedSections.contains(path.section) else { return }
    rows.append(path)
    guard rows.count > Self.rowLimit else { return }
    resizedSections.formUnion(rows.map(\.section))
    rows = []
  }

  private mutating func keepUp(with change: TableChange) {
    switch change {
    case .update, .height, .header, .footer, .members: return
    case .insert, .delete, .move: break
    case .insertSection, .deleteSection, .moveSection:
      sections = Set(sections.compactMap { Self.section($0, after: change) })
      resizedSections = Set(resizedSections.compactMap { Self.section($0, after: change) })
    }
    rows = rows.compactMap { change.destination(of: $0) }
  }

  private static func section(_ section: Int, after change: TableChange) -> Int? {
    change.destination(of: IndexPath(row: -1, section: section))?.section
  }
}
