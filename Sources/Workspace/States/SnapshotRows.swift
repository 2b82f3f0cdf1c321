import TableAdapters
import TableModel
import TableUI

/// Finds a table's rows by id, as the cell provider of a diffable data source should.
@MainActor final class SnapshotRows {
  private unowned let source: OpenTable
  private var known: [Section] = []
  private var paths: [ItemID: IndexPath] = [:]
  private var numbers: [String: Int] = [:]

  init(_ source: OpenTable) { self.source = source }

  /// Returns the identifiers of sections: the header if it is unique, else the number.
  nonisolated static func names(of sections: [Section]) -> [String] {
    var counts: [ItemID: Int] = [:]
    for section in sections { counts[ItemID(section.header), default: 0] += 1 }
    let headers = Set(sections.map { ItemID($0.header) })
    return sections.enumerated().map { number, section in
      let isName = !section.header.isEmpty && counts[ItemID(section.header)] == 1
      if isName { return section.header }
      // A different section may have that number as its header.
      return headers.contains(ItemID("\(number)")) ? "section \(number)" : "\(number)"
    }
  }

  /// Returns the model's path of a row, or nil; the given path is checked first.
  func path(of id: ItemID, near path: IndexPath) -> IndexPath? {
    let sections = source.shown
    if sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.row),
      sections[path.section].items[path.row].id == id
    {
      return path
    }
    update(sections)
    return paths[id]
  }

  /// Returns the row with an id, or nil.
  func item(of id: ItemID, near path: IndexPath) -> Item? {
    self.path(of: id, near: path).map { source.shown[$0.section].items[$0.row] }
  }

  /// Returns the number of a section in the model, or nil.
  func number(of section: String) -> Int? {
    update(source.shown)
    return numbers[section]
  }

  /// The mapping between shown paths and those of the model, or nil.
  var mapping: (any RowMapping)? { source.arranged }

  /// Returns the model's path of a shown row, or nil.
  func modelPath(of path: IndexPath) -> IndexPath? { source.modelPath(of: path) }

  /// Returns the model's number of a shown section, or nil.
  func modelSection(of section: Int) -> Int? {
    guard let mapping else { return section }
    return mapping.sourceSection(of: section)
  }

  /// Returns the section with a name, or nil.
  func section(_ name: String) -> Section? { number(of: name).map { source.shown[$0] } }

  private func update(_ sections: [Section]) {
    guard known != sections else { return }
    known = sections
    paths = [:]
    for (section, content) in sections.enumerated() {
      for (row, item) in content.items.enumerated() where paths[item.id] == nil {
        paths[item.id] = IndexPath(row: row, section: section)
      }
    }
    numbers = Dictionary(zip(Self.names(of: sections), sections.indices)) { first, _ in first }
  }
}
