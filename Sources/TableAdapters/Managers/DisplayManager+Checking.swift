import TableModel
import TableStore
import TableUI

// What is looked at before anything changes, and what every way in has in common.
extension DisplayManager {
  /// The name by which a person knows a row, a header or a footer.
  static func name(of object: AnyObject) -> String {
    if let header = object as? HeaderGenerator, let id = header.id ?? header.text { return id }
    if let item = object as? any DiffableItem { return item.diffableID }
    return String(describing: type(of: object))
  }

  /// The first place of a row.
  func place(of generator: any CellGenerator) throws(DisplayManagerError) -> IndexPath {
    guard let path = indexPath(of: generator) else {
      throw .unknownAnchor(Self.name(of: generator))
    }
    return path
  }

  /// The section under a header.
  func place(of header: HeaderGenerator) throws(DisplayManagerError) -> Int {
    guard let section = section(of: header) else { throw .unknownAnchor(Self.name(of: header)) }
    return section
  }

  /// A row with one cell can be in the table only once.
  func checkSingles(_ generators: [any CellGenerator]) throws(DisplayManagerError) {
    for (index, generator) in generators.enumerated() where generator.isSingle {
      let isTwice = generators[..<index].contains { $0 === generator }
      guard !isTwice, indexPath(of: generator) == nil else {
        throw .rowAlreadyThere(Self.name(of: generator))
      }
    }
  }

  /// A header is over one section.
  func checkNew(_ header: HeaderGenerator) throws(DisplayManagerError) {
    guard section(of: header) == nil else { throw .sectionAlreadyThere(Self.name(of: header)) }
  }

  /// Each row that listens must have a plugin that tells it.
  func checkPlugins() throws(DisplayManagerError) {
    for (section, content) in sections.enumerated() {
      for (row, generator) in content.generators.made {
        let path = IndexPath(row: row, section: section)
        for wish in PluginWish.all where wish.isMade(generator) {
          let isGranted =
            plugins.contains { $0.grants == wish.kind }
            || features.contains { $0.grants == wish.kind }
          guard isGranted else {
            throw .missingPlugin(path, listensFor: wish.event, plugin: wish.kind.rawValue)
          }
        }
      }
    }
  }

  /// Puts rows in, without telling the table view.
  func put(_ generators: [any CellGenerator], at row: Int, inSection section: Int) {
    sections[section].generators.insert(GeneratorList(generators), at: row)
    for generator in generators { register(generator) }
  }

  /// Tells the table view which class a row's cells are of; each way that brings a row in comes by here.
  func register(_ generator: any CellGenerator) {
    guard let view else { return }
    generator.register(in: view)
    (generator as? any ExpandableItem)?.onHeightChanged.addListener(id: "manager") {
      [weak self] in self?.rowsWantOtherHeights()
    }
  }

  /// Has rows measured again: at once, or together with those that follow within some time.
  func rowsWantOtherHeights() {
    guard let coalescing = heightCoalescing else { return measureAnew() }
    guard !coalescing.isWaiting else { return }
    heightCoalescing?.isWaiting = true
    coalescing.clock.schedule(after: coalescing.milliseconds) { [weak self] in
      self?.heightCoalescing?.isWaiting = false
      self?.measureAnew()
      return []
    }
  }

  /// Measures again, without asking for a cell; skipped while the table view does not know the rows yet.
  private func measureAnew() {
    guard let view, view.rowCounts == rowCounts else { return }
    // Without any change of rows there is nothing to refuse.
    try? tell(TableUpdates(), view)
  }

  private func tell(_ updates: TableUpdates, _ view: TableView) throws(TableError) {
    guard let animator else { return try view.performBatchUpdates(updates) }
    try animator.perform(updates, in: view)
  }

  /// The number of rows of each section.
  var rowCounts: [Int] { sections.map(\.generators.count) }

  /// Makes an edit in the sections and tells the table view, all or nothing.
  ///
  /// Where the table view does not know the rows yet, since some were added without telling it, it asks everything
  /// again instead.
  func edit(
    _ updates: TableUpdates,
    _ change: () -> Void
  ) throws(DisplayManagerError) {
    let before = sections
    guard let view else { return change() }
    let isInStep = view.rowCounts == rowCounts
    change()
    guard isInStep else { return view.reloadData() }
    do throws(TableError) {
      try tell(updates, view)
    } catch {
      sections = before
      throw .table(error)
    }
    // A table view asks for the index only when it loads.
    let changesSections = !updates.insertedSections.isEmpty || !updates.deletedSections.isEmpty
    if changesSections, feature(for: (any TableViewIndexing).self) != nil {
      view.reloadSectionIndexTitles()
    }
  }
}
