public import TableModel

/// A delegate that sets rows in by steps; without it none is.
@MainActor public protocol TableViewIndentation: AnyObject {
  /// How many steps a row stands in; the width of a step is the cell's.
  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
}
