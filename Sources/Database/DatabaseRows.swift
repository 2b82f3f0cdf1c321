import JSON
import Synchronization
package import TableModel

/// The rows of a table in a database, read a page at a time on use.
///
/// At most 64 pages of 64 rows are in memory. The number of rows is that of the opening. It
/// grows while the rows of a large table are counted, and a row keeps its number.
package final class DatabaseRows: RowSource {
  package var count: Int { table.rowCount }

  package var areLoaded: Bool { true }

  private let table: DatabaseTable
  private let bindings: ItemBindings

  /// Whether the rows may have their own heights.
  private var haveHeights: Bool {
    bindings.height.map { table.columnNames.contains($0) } ?? false
  }

  /// Whether a column chooses the cell or its height; then each row is read for its height.
  package var areAlike: Bool {
    !haveHeights && !(bindings.kind.map { table.columnNames.contains($0) } ?? false)
  }

  /// Creates the rows of a table.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - bindings: The meaning of the columns.
  package init(_ table: DatabaseTable, bindings: ItemBindings) {
    (self.table, self.bindings) = (table, bindings)
  }

  package func item(at index: Int) -> Item {
    let path = IndexPath(row: index, section: 0)
    return Item(table.value(ofRow: index), origin: .loaded(path), bindings: bindings)
  }

  package func scan(_ request: RowRequest, from number: Int) -> (any RowScan)? {
    table.scan(request, from: number, bindings)
  }

  package func appendHeights(of rows: Range<Int>, to heights: inout [Double]) -> Bool {
    guard !haveHeights else { return false }
    heights.append(contentsOf: repeatElement(.nan, count: rows.count))
    return true
  }
}
