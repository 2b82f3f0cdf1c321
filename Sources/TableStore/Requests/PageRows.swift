import JSON
import TableModel

/// The rows of a further page: values of its answer under the names and numbers of the list.
final class PageRows: RowSource {
  private let values: [JSONValue]
  private let bindings: ItemBindings
  private let firstRow: Int

  init(_ values: [JSONValue], bindings: ItemBindings, firstRow: Int) {
    self.values = values
    self.bindings = bindings
    self.firstRow = firstRow
  }

  var count: Int { values.count }

  func item(at index: Int) -> Item {
    // The numbers go on behind the rows of the first page, so none is taken for one of those.
    let origin = IndexPath(row: firstRow + index, section: 0)
    return Item(values[index], origin: .loaded(origin), bindings: bindings)
  }
}
