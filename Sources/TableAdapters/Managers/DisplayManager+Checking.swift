import TableModel
import TableStore
import TableUI

// Checks before a change, and the common parts of all edits.
extension DisplayManager {
  /// Returns the name of a row, header or footer for messages.
  static func name(of object: AnyObject) -> String {
    if let header = object as? HeaderGenerator, let id = header.id ?? header.text { return id }
    if let item = object as? any DiffableItem { return item.diffableID }
    return String(describing: type(of: object))
  }

  /// Returns the first index path of a row.
  func place(of generator: any CellGenerator) throws(DisplayManagerError) -> IndexPath {
    guard let path = indexPath(of: generator) else {
      throw .unknownAnchor(Self.name(of: generator))
    }
    return path
  }

  /// Returns the section of a header.
  func place(of header: HeaderGenerator) throws(DisplayManagerError) -> Int {
    guard let section = section(of: header) else { throw .unknownAnchor(Self.name(of: header)) }
    return section
  }

  /// Throws if a generator with only one cell would be in the table twice.
  func checkSingles(_ generators: [any CellGenerator]) throws(DisplayManagerError) {
    for (index, generator) in generators.enumerated() where generator.isSingle {
      let isTwice = generators[..<index].contains { $0 === generator }
      guard !isTwice, indexPath(of: generator) == nil else {
        throw .rowAlreadyThere(Self.name(of: generator))
      }
    }
  }

  /// Throws if a header already has a section.
  func checkNew(_ header: HeaderGenerator) throws(DisplayManagerError) {
    guard section(of: header) == nil else { throw .sectionAlreadyThere(Self.name(of: header)) }
  }

  /// Throws if a row has a listener that no plugin notifies.
  public func checkPlugins() throws(DisplayManagerError) {
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

  /// Inserts rows, without notifying the table view.
  func put(_ generators: [any CellGenerator], at row: Int, inSection section: Int) {
    sections[section].generators.insert(GeneratorList(generators), at: row)
    for generator in generators { register(generator) }
  }

  /// Registers a row's cell class; every insertion calls this.
  func register(_ generator: any CellGenerator) {
    guard let view else { return }
    generator.sendRegister(in: view)
    (generator as? any ExpandableItem)?.onHeightChanged.addListener(id: "manager") {
      [weak self] in self?.rowsWantOtherHeights()
    }
  }

  /// Measures rows again: at once, or together with those that follow within a delay.
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

  /// Measures rows again without requesting cells; skipped while the table view does not know the
  /// rows.
  private func measureAnew() {
    guard let view, view.rowCounts == rowCounts else { return }
    // An update without row changes cannot be rejected.
    try? tell(TableUpdates(), view)
  }

  private func tell(_ updates: TableUpdates, _ view: TableView) throws(TableError) {
    guard let animator else { return try view.performBatchUpdates(updates) }
    try animator.perform(updates, in: view)
  }

  /// The row count of each section.
  var rowCounts: RowCounts { RowCounts(sections.map(\.generators.count)) }

  /// Performs an edit in the sections and notifies the table view, all or nothing.
  ///
  /// If rows were added without notifying the table view, it reloads all data instead.
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
    // A table view requests the index only when it loads.
    let changesSections = !updates.insertedSections.isEmpty || !updates.deletedSections.isEmpty
    if changesSections, feature(for: (any TableViewIndexing).self) != nil {
      view.reloadSectionIndexTitles()
    }
  }
}
