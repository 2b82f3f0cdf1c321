public import TableModel
public import TableUI

// Edits of a visible table that every manager supports.
extension DisplayManager {
  /// Reloads rows at all their places, and no others.
  ///
  /// - Throws: ``DisplayManagerError/unknownAnchor(_:)`` for a row that is not in the table.
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

  /// Removes a row.
  ///
  /// - Parameters:
  ///   - generator: The row; its first place is used.
  ///   - scrollPosition: The position to scroll the row to before its removal, or nil for no
  ///     scrolling.
  ///   - removesEmptySection: Whether to remove the section too if this was its last row.
  /// - Throws: ``DisplayManagerError/unknownAnchor(_:)``, or the table view's error.
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

  /// Moves rows together to a place, in order.
  ///
  /// - Parameters:
  ///   - generators: The rows in their new order; the first place of each is used.
  ///   - destination: The place of the first row, counted after all are removed. The end of a
  ///     section and an empty section are valid places.
  /// - Throws: ``DisplayManagerError/unknownAnchor(_:)``, or the table view's error; no row has
  ///   moved then.
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

  /// Removes all rows of a header's section; the section stays.
  public func clearSection(_ header: HeaderGenerator) throws(DisplayManagerError) {
    let section = try place(of: header)
    var updates = TableUpdates()
    updates.deletedRows = sections[section].generators.rows(in: section)
    try edit(updates) { sections[section].generators = GeneratorList() }
  }

  /// Removes the section of a header.
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

  /// Scrolls to the first row of a header's section.
  ///
  /// - Throws: ``DisplayManagerError/emptySection(_:)`` without rows; the table does not scroll
  ///   then.
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
  /// Returns the index paths of all rows in a section.
  func rows(in section: Int) -> [IndexPath] {
    (0..<count).map { IndexPath(row: $0, section: section) }
  }
}
