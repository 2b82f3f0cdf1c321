import TableModel

/// The rows of a section as a view shows them at one moment, looked up when somebody asks.
final class ShownRowSource: RowSource {
  let count: Int
  private let map: ArrangementMap
  private let model: [Section]
  private let section: Int

  init(_ section: Int, of map: ArrangementMap, model: [Section]) {
    self.section = section
    self.map = map
    self.model = model
    count = map.shown.sections[section].count
  }

  func item(at index: Int) -> Item {
    guard let path = map.sourcePath(of: IndexPath(row: index, section: section)),
      model.indices.contains(path.section), model[path.section].items.indices.contains(path.row)
    else {
      // The model lost the row without a word, and nobody has asked anew.
      return .empty
    }
    return model[path.section].items[path.row]
  }
}
