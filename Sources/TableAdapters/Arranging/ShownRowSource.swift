import TableModel

/// The rows of a section as a view shows them at one moment, looked up when somebody asks.
final class ShownRowSource: RowSource {
  let count: Int
  private let rows: ShownRows
  private let section: Int

  init(_ section: Int, of rows: ShownRows) {
    self.section = section
    self.rows = rows
    count = rows.map.shown.sections[section].count
  }

  func item(at index: Int) -> Item {
    let model = rows.model
    guard let path = rows.map.sourcePath(of: IndexPath(row: index, section: section)),
      model.indices.contains(path.section), model[path.section].items.indices.contains(path.row)
    else {
      // The model lost the row without a word, and nobody has asked anew.
      return .empty
    }
    return model[path.section].items[path.row]
  }
}
