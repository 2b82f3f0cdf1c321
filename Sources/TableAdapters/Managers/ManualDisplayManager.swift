public import TableModel
import TableUI

/// A manager in which the screen says where each row goes, and which tells the table view at once.
/// (RDDM: `ManualTableManager`.)
@MainActor open class ManualDisplayManager: DisplayManager {
  // MARK: Rows

  /// Puts rows in before the first place of another.
  public func insert(
    before anchor: any CellGenerator,
    _ generators: any CellGenerator...
  ) throws(DisplayManagerError) { try insert(generators, at: place(of: anchor)) }

  /// Puts rows in after the first place of another.
  public func insert(
    after anchor: any CellGenerator,
    _ generators: any CellGenerator...
  ) throws(DisplayManagerError) {
    var path = try place(of: anchor)
    path.row += 1
    try insert(generators, at: path)
  }

  /// Puts rows in under a header, above all others.
  public func insertAtBeginning(
    of header: HeaderGenerator,
    _ generators: any CellGenerator...
  ) throws(DisplayManagerError) {
    try insert(generators, at: IndexPath(row: 0, section: place(of: header)))
  }

  /// Puts rows in under a header, below all others.
  public func insertAtEnd(
    of header: HeaderGenerator,
    _ generators: any CellGenerator...
  ) throws(DisplayManagerError) {
    let section = try place(of: header)
    let row = sections[section].generators.count
    try insert(generators, at: IndexPath(row: row, section: section))
  }

  /// Puts rows in at a place; their order is kept.
  ///
  /// - Throws: ``DisplayManagerError/table(_:)`` where there is no such place.
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

  /// Puts a row in the place of another.
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

  /// Lets two rows change places; a row with itself changes nothing.
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

  /// Adds a section behind all others.
  public func addSection(
    _ header: HeaderGenerator,
    _ generators: any CellGenerator...
  ) throws(DisplayManagerError) { try insertSection(header, generators, at: sections.count) }

  /// Puts a section in before the one under another header.
  public func insertSection(
    before anchor: HeaderGenerator,
    _ header: HeaderGenerator,
    _ generators: any CellGenerator...
  ) throws(DisplayManagerError) { try insertSection(header, generators, at: place(of: anchor)) }

  /// Puts a section in after the one under another header.
  public func insertSection(
    after anchor: HeaderGenerator,
    _ header: HeaderGenerator,
    _ generators: any CellGenerator...
  ) throws(DisplayManagerError) {
    try insertSection(header, generators, at: place(of: anchor) + 1)
  }

  /// Puts a section in at a number, which is brought into the range of those that are possible.
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

  /// Shows the section under a header again.
  ///
  /// - Throws: ``DisplayManagerError/unknownAnchor(_:)``; nothing is shown again then.
  public func reloadSection(_ header: HeaderGenerator) throws(DisplayManagerError) {
    var updates = TableUpdates()
    updates.reloadedSections = [try place(of: header)]
    try edit(updates) {}
  }

  private func rowCount(ofSection section: Int) -> Int? {
    sections.indices.contains(section) ? sections[section].generators.count : nil
  }
}
