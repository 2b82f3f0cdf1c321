public import TableModel
public import TableUI

/// A manager between a screen and its table view: it has one generator per row, supplies the table
/// view's data with them and turns delegate calls into their events. (RDDM: `BaseTableManager`.)
///
/// ```swift
/// let manager = TableBuilder.manual(tableView).add(SelectablePlugin()).build()
/// manager.addCellGenerators(people.map { BaseCellGenerator<TitleCell>(with: $0) })
/// try manager.forceRefill()
/// ```
///
/// The base class adds rows without notifying the table view; ``forceRefill()`` does.
/// ``ManualDisplayManager`` edits the table view at once. ``GravityDisplayManager`` orders rows by
/// weight.
@MainActor open class DisplayManager {
  /// The sections in order.
  public internal(set) var sections: [GeneratorSection] = []

  /// The table view, held weakly.
  public private(set) weak var view: TableView?

  /// The data source of the table view.
  public let dataSource: GeneratorDataSource

  /// The delegate of the table view.
  public let delegate: GeneratorDelegate

  /// The plugins, in order.
  public internal(set) var plugins: [any TablePlugin] = []

  /// The features that add optional capabilities to a plain table.
  public internal(set) var features: [any FeaturePlugin] = []

  /// The number of events that each plugin has handled, by name.
  public internal(set) var eventCounts: [String: Int] = [:]

  /// The objects that plugins hold weakly, and that live as long as the manager; by plugin.
  public var pluginOutputs: [String: AnyObject] = [:]

  /// Whether rows are measured only near the screen, as most generators' heights require.
  ///
  /// If false, all heights are requested when the table loads, and an automatic height is the table
  /// view's row height. The default is true.
  public let usesEstimates: Bool

  /// The object that applies edits to the table view, or nil for one batch each.
  public internal(set) var animator: (any TableAnimator)?

  /// The delay that collects changes of heights, or nil to apply each at once.
  var heightCoalescing: HeightCoalescing?

  /// The object that creates the generators of loaded rows, or nil.
  public weak var loadedRows: (any LoadedRowProviding)?

  /// Creates a manager without plugins.
  ///
  /// - Parameters:
  ///   - view: The table view; the manager becomes its data source and delegate.
  ///   - dataSource: The data source of the table view; nil for the standard one.
  ///   - delegate: The delegate of the table view; nil for the standard one.
  ///   - usesEstimates: Whether rows are measured only near the screen.
  public required init(
    view: TableView,
    dataSource: GeneratorDataSource? = nil,
    delegate: GeneratorDelegate? = nil,
    usesEstimates: Bool = true
  ) {
    self.view = view
    self.usesEstimates = usesEstimates
    self.dataSource = dataSource ?? GeneratorDataSource()
    self.delegate = delegate ?? GeneratorDelegate()
    self.dataSource.manager = self
    self.delegate.manager = self
  }

  /// Connects the manager to the table view; its builder calls this last.
  func bind() {
    view?.dataSource = dataSource
    view?.delegate = delegate
    if plugins.contains(where: \.hearsPrefetching) { view?.prefetchDataSource = delegate }
  }

  // MARK: Queries

  /// Returns the generator of a row, created now if the row was only loaded; nil if it does not
  /// exist.
  ///
  /// - Complexity: O(log n).
  public func generator(at indexPath: IndexPath) -> (any CellGenerator)? {
    guard hasRow(at: indexPath) else { return nil }
    let list = sections[indexPath.section].generators
    if let generator = list.generator(at: indexPath.row) { return generator }
    guard let made = loadedRows?.makeGenerator(at: indexPath) else { return nil }
    sections[indexPath.section].generators.replace(at: indexPath.row, with: made)
    register(made)
    return made
  }

  /// Returns the first index path of a generator, or nil.
  ///
  /// - Complexity: O(k) for k generators that exist.
  public func indexPath(of generator: any CellGenerator) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      if let row = section.generators.firstRow(of: generator) {
        return IndexPath(row: row, section: number)
      }
    }
    return nil
  }

  /// Returns the section of a header, or nil.
  public func section(of header: HeaderGenerator) -> Int? {
    sections.firstIndex { $0.header === header }
  }

  /// Returns whether a row exists.
  public func hasRow(at indexPath: IndexPath) -> Bool {
    sections.indices.contains(indexPath.section) && indexPath.row >= 0
      && indexPath.row < sections[indexPath.section].generators.count
  }

  // MARK: Adding

  /// Adds a row to the last section; without sections, one without titles is created.
  open func addCellGenerator(_ generator: any CellGenerator) throws(DisplayManagerError) {
    try addCellGenerators([generator])
  }

  /// Adds rows to the last section; without sections, one without titles is created.
  open func addCellGenerators(_ generators: [any CellGenerator]) throws(DisplayManagerError) {
    try checkSingles(generators)
    if sections.isEmpty { sections.append(GeneratorSection()) }
    put(
      generators,
      at: sections[sections.count - 1].generators.count,
      inSection: sections.count - 1
    )
  }

  /// Adds rows after the first place of another.
  ///
  /// - Throws: ``DisplayManagerError/unknownAnchor(_:)``.
  open func addCellGenerators(
    _ generators: [any CellGenerator],
    after anchor: any CellGenerator
  ) throws(DisplayManagerError) {
    let path = try place(of: anchor)
    try checkSingles(generators)
    put(generators, at: path.row + 1, inSection: path.section)
  }

  /// Adds rows to the end of the section under a header.
  open func addCellGenerators(
    _ generators: [any CellGenerator],
    toHeader header: HeaderGenerator
  ) throws(DisplayManagerError) {
    let section = try place(of: header)
    try checkSingles(generators)
    put(generators, at: sections[section].generators.count, inSection: section)
  }

  /// Adds rows to the end of the section above a footer.
  open func addCellGenerators(
    _ generators: [any CellGenerator],
    toFooter footer: FooterGenerator
  ) throws(DisplayManagerError) {
    guard let section = sections.firstIndex(where: { $0.footer === footer }) else {
      throw .unknownAnchor(Self.name(of: footer))
    }
    try checkSingles(generators)
    put(generators, at: sections[section].generators.count, inSection: section)
  }

  /// Adds a section without rows.
  open func addSectionHeaderGenerator(_ header: HeaderGenerator) throws(DisplayManagerError) {
    try checkNew(header)
    sections.append(GeneratorSection(header: header))
  }

  /// Sets the footer of the last section; without sections, one is created.
  open func addSectionFooterGenerator(_ footer: FooterGenerator) {
    if sections.isEmpty { sections.append(GeneratorSection()) }
    sections[sections.count - 1].footer = footer
  }

  /// Replaces all sections.
  open func setSections(_ sections: [GeneratorSection]) {
    let sections = ordered(sections)
    self.sections = sections
    for section in sections {
      for (_, generator) in section.generators.made { register(generator) }
    }
  }

  /// Returns sections in the manager's order; the base class keeps any order.
  func ordered(_ sections: [GeneratorSection]) -> [GeneratorSection] { sections }

  /// Removes all sections.
  open func clearCellGenerators() { sections = [] }

  // MARK: Refilling

  /// Checks that each listener has its plugin and reloads the table view.
  ///
  /// - Throws: ``DisplayManagerError/missingPlugin(_:listensFor:plugin:)``; the table view is
  ///   unchanged then.
  open func forceRefill() throws(DisplayManagerError) {
    try checkPlugins()
    view?.reloadData()
  }

  /// Refills, lays out, and then calls the completion.
  open func forceRefill(
    completion: @MainActor () -> Void
  ) throws(DisplayManagerError) {
    try forceRefill()
    do throws(TableError) { try view?.layoutIfNeeded() } catch { throw .table(error) }
    completion()
  }
}
