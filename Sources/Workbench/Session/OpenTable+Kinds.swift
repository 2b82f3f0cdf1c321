import CommandLanguage
import Platform
import TableAdapters
import TableModel
import TableStore
import TableUI
import TextLayout
import Workspace

// Rows that request an unknown kind of cell.
extension OpenTable {
  /// Messages about the visible rows, one per row.
  var unknownKindsOnScreen: [String] {
    tableView.indexPathsForVisibleRows.compactMap { path in
      let cell = tableView.cellForRow(at: path) as? UnknownKindCell
      return (cell?.item?.cellKind).map { Self.sentence(path, $0) }
    }
  }

  /// Returns all such rows; checks every row.
  ///
  /// - Throws: `interrupted` after Ctrl-C.
  func unknownKinds() throws -> [LoadProblem] {
    var found: [LoadProblem] = []
    var count = 0
    for (section, rows) in sections.enumerated() {
      for (row, item) in rows.items.enumerated() {
        count += 1
        if count.isMultiple(of: 4096), isCancelled() { throw Session.interruption }
        guard let kind = item.cellKind, CellKinds.cellClass(named: kind) == nil else { continue }
        guard found.count < Self.problemLimit else { return found }
        let path = IndexPath(row: row, section: section)
        found.append(
          LoadProblem(
            path: RowText.row(path).words,
            problem: RowText.kindProblem(kind: kind).words,
            action: "shown as a plain cell; the kinds are "
              + CellKinds.names.joined(separator: ", ")
          )
        )
      }
    }
    return found
  }

  /// The maximum number of reported problems.
  private static var problemLimit: Int { 1000 }

  private static func sentence(_ path: IndexPath, _ kind: String) -> String {
    let error = TableError.unknownCellKind(kind.escapedForDisplay(), kinds: CellKinds.names)
    return "\(RowText.row(path).words): " + error.text()
  }
}
