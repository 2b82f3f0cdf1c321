import JSON
import TableModel

/// Rows that were asked for by number: id and title are section and row.
final class NumberedRows: RowSource {
  let count: Int
  let areAlike = true
  private let section: Int

  init(_ count: Int, section: Int) {
    self.count = count
    self.section = section
  }

  func item(at index: Int) -> Item {
    let name = "\(section).\(index)"
    return Item(
      JSONValue(validated: Array("{\"id\": \"\(name)\", \"title\": \"\(name)\"}".utf8), at: 0),
      origin: .loaded(IndexPath(row: index, section: section)),
      bindings: .native
    )
  }
}
