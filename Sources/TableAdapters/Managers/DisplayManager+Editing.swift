public import TableModel
public import TableUI

// What every manager can do to a table that is shown.
extension DisplayManager {
  /// Shows rows again, each at every place where it is, and no others.
  ///
  /// - Throws: ``DisplayManagerError/unknownAnchor(_:)`` for a row that is nowhere.
  public func update(generators: [any CellGenerator]) throws(DisplayManagerError) {
    for generator in generators { _ = try place(of: generator) }
    var updates = TableUpdates()
    for (section, content) in sections.enumerated() {
      for (row, made) in content.generators.made where generators.contains(where: { $0 === made }) {
        updates.reloadedRows.append(IndexPath(row: row, section: section))
      }
    }
    try edit(updates) {}
  }

  /// Takes a row out.
  ///
  /// - Parameters:
  ///   - generator: The row; its first place counts.
  ///   - scrollPosition: Where to scroll the row to before it goes, or nil to stay.
  ///   - removesEmptySection: Whether the section goes too if this was its last row.
  /// - Throws: ``DisplayManagerError/unknownAnchor(_:)``, or what the table view refuses.
  public func remove(
    _ generator: any CellGenerator,
    scrollPosition: ScrollPosition? = nil,
    removesEmptySection: Bool = false
  ) throws(DisplayManagerError) {
    let path = try place(of: generator)
    if let scrollPosition { try scroll(to: path, position: scrollPosition) }
    var updates = TableUpdates()
    let takesSection = removesEmptySection && sections[path.section].generators.count == 1
    if takesSection {
      updates.deletedSections = [path.section]
    } else {
      updates.deletedRows = [path]
    }
    try edit(updates) {
      if takesSection {
        sections.remove(at: path.section)
      } else {
        sections[path.section].generators.remove(path.row..<path.row + 1)
      }
    }
  }

  /// Brings rows together at a place, one after the other.
  ///
  /// - Parameters:
  ///   - generators: The rows, in the order in which they shall stand; of each its first place counts.
  ///   - destination: Where the first shall stand, counted when all were taken out; the end of a section and an
  ///     empty section are places too.
  /// - Throws: ``DisplayManagerError/unknownAnchor(_:)``, or what the table view refuses; nothing has moved then.
  public func gather(
    _ generators: [any CellGenerator],
    at destination: IndexPath
  ) throws(DisplayManagerError) {
    var paths: [IndexPath] = []
    for generator in generators { paths.append(try place(of: generator)) }
    guard sections.indices.contains(destination.section), Set(paths).count == paths.count,
      (0...sections[destination.section].generators.count
        - paths.count { $0.section == destination.section }).contains(destination.row)
    else { throw .table(.outOfRange(destination, rows: nil)) }
    var updates = TableUpdates()
    for (offset, path) in paths.enumerated() {
      let place = IndexPath(row: destination.row + offset, section: destination.section)
      if path != place { updates.movedRows.append(RowMove(from: path, to: place)) }
    }
    guard !updates.movedRows.isEmpty else { return }
    try edit(updates) {
      for move in RowMove.gathering(paths, at: destination) {
        moveRow(from: move.from, to: move.to)
      }
    }
  }

  /// Empties the section under a header; the section stays.
  public func clearSection(_ header: HeaderGenerator) throws(DisplayManagerError) {
    let section = try place(of: header)
    var updates = TableUpdates()
    updates.deletedRows = sections[section].generators.rows(in: section)
    try edit(updates) { sections[section].generators = GeneratorList() }
  }

  /// Takes the section under a header out.
  public func removeSection(_ header: HeaderGenerator) throws(DisplayManagerError) {
    let section = try place(of: header)
    var updates = TableUpdates()
    updates.deletedSections = [section]
    try edit(updates) { sections.remove(at: section) }
  }

  /// Scrolls to the first place of a row.
  public func scrollTo(
    _ generator: any CellGenerator,
    position: ScrollPosition
  ) throws(DisplayManagerError) {
    try scroll(to: place(of: generator), position: position)
  }

  /// Scrolls to the first row under a header.
  ///
  /// - Throws: ``DisplayManagerError/emptySection(_:)`` where there is none; nothing scrolls then.
  public func scrollTo(
    _ header: HeaderGenerator,
    position: ScrollPosition
  ) throws(DisplayManagerError) {
    let section = try place(of: header)
    guard !sections[section].generators.isEmpty else { throw .emptySection(section) }
    try scroll(to: IndexPath(row: 0, section: section), position: position)
  }

  private func scroll(
    to path: IndexPath,
    position: ScrollPosition
  ) throws(DisplayManagerError) {
    do throws(TableError) {
      try view?.scrollToRow(at: path, at: position, animated: true)
    } catch {
      throw .table(error)
    }
  }
}

extension GeneratorList {
  /// The paths of all rows in a section.
  func rows(in section: Int) -> [IndexPath] {
    (0..<count).map { IndexPath(row: $0, section: section) }
  }
}
