public import TableModel
import TableUI

/// A manager in which the screen chooses the place of each row, and which notifies the table view
/// at once. (RDDM: `ManualTableManager`.)
@MainActor open class ManualDisplayManager: DisplayManager {
  // MARK: Rows

  /// Inserts rows before the first place of another one.
  public func insert(
    before anchor: any CellGenerator,
    _ generators: any CellGenerator...
  ) throws(DisplayManagerError) { try insert(generators, at: place(of: anchor)) }

  /// Inserts rows after the first place of another one.
  public func insert(
    after anchor: any CellGenerator,
    _ generators: any CellGenerator...
  ) throws(DisplayManagerError) {
    var path = try place(of: anchor)
    path.row += 1
    try insert(generators, at: path)
  }

  /// Inserts rows at the start of a header's section.
  public func insertAtBeginning(
    of header: HeaderGenerator,
    _ generators: any CellGenerator...
  ) throws(DisplayManagerError) {
    try insert(generators, at: IndexPath(row: 0, section: place(of: header)))
  }

  /// Inserts rows at the end of a header's section.
  public func insertAtEnd(
    of header: HeaderGenerator,
    _ generators: any CellGenerator...
  ) throws(DisplayManagerError) {
    let section = try place(of: header)
    let row = sections[section].generators.count
    try insert(generators, at: IndexPath(row: row, section: section))
  }

  /// Inserts rows at a place, in their order.
  ///
  /// - Throws: ``DisplayManagerError/table(_:)`` if the place does not exist.
  public func insert(
    _ generators: [any CellGenerator],
    at path: IndexPath
  ) throws(DisplayManagerError) {
    try checkSingles(generators)
    guard sections.indices.contains(path.section),
      (0...sections[path.section].generators.count).contains(path.row)
    else { throw .table(.outOfRange(path, rows: rowCount(ofSection: path.section))) }
    var updates = TableUpdates()
    updates.insertedRows = generators.indices.map {
      IndexPath(row: path.row + $0, section: path.section)
    }
    try edit(updates) { put(generators, at: path.row, inSection: path.section) }
  }

  /// Replaces a row with another one.
  public func replace(
    _ generator: any CellGenerator,
    with new: any CellGenerator
  ) throws(DisplayManagerError) {
    let path = try place(of: generator)
    if generator !== new { try checkSingles([new]) }
    var updates = TableUpdates()
    updates.reloadedRows = [path]
    try edit(updates) {
      sections[path.section].generators.replace(at: path.row, with: new)
      register(new)
    }
  }

  /// Swaps two rows; swapping a row with itself has no effect.
  public func swap(
    _ first: any CellGenerator,
    with second: any CellGenerator
  ) throws(DisplayManagerError) {
    let from = try place(of: first)
    let to = try place(of: second)
    guard from != to else { return }
    var updates = TableUpdates()
    updates.reloadedRows = [from, to]
    try edit(updates) {
      sections[from.section].generators.replace(at: from.row, with: second)
      sections[to.section].generators.replace(at: to.row, with: first)
    }
  }

  // MARK: Sections

  /// Adds a section after all others.
  public func addSection(
    _ header: HeaderGenerator,
    _ generators: any CellGenerator...
  ) throws(DisplayManagerError) { try insertSection(header, generators, at: sections.count) }

  /// Inserts a section before that of another header.
  public func insertSection(
    before anchor: HeaderGenerator,
    _ header: HeaderGenerator,
    _ generators: any CellGenerator...
  ) throws(DisplayManagerError) { try insertSection(header, generators, at: place(of: anchor)) }

  /// Inserts a section after that of another header.
  public func insertSection(
    after anchor: HeaderGenerator,
    _ header: HeaderGenerator,
    _ generators: any CellGenerator...
  ) throws(DisplayManagerError) {
    try insertSection(header, generators, at: place(of: anchor) + 1)
  }

  /// Inserts a section at an index, which is clamped to the valid range.
  public func insertSection(
    _ header: HeaderGenerator,
    _ generators: [any CellGenerator] = [],
    at number: Int
  ) throws(DisplayManagerError) {
    try checkNew(header)
    try checkSingles(generators)
    let number = min(max(0, number), sections.count)
    var updates = TableUpdates()
    updates.insertedSections = [number]
    try edit(updates) {
      sections.insert(GeneratorSection(header: header), at: number)
      put(generators, at: 0, inSection: number)
    }
  }

  /// Reloads the section of a header.
  ///
  /// - Throws: ``DisplayManagerError/unknownAnchor(_:)``; no section is reloaded then.
  public func reloadSection(_ header: HeaderGenerator) throws(DisplayManagerError) {
    var updates = TableUpdates()
    updates.reloadedSections = [try place(of: header)]
    try edit(updates) {}
  }

  private func rowCount(ofSection section: Int) -> Int? {
    sections.indices.contains(section) ? sections[section].generators.count : nil
  }
}
