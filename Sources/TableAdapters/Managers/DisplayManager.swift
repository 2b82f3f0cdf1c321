public import TableModel
public import TableUI

/// Stands between a screen and its table view: it keeps a generator for each row, answers the table view with
/// them and turns what the table view tells into their events. (RDDM: `BaseTableManager`.)
///
/// ```swift
/// let manager = TableBuilder.manual(tableView).add(SelectablePlugin()).build()
/// manager.addCellGenerators(people.map { BaseCellGenerator<TitleCell>(with: $0) })
/// try manager.forceRefill()
/// ```
///
/// The base adds rows without telling the table view; ``forceRefill()`` does. ``ManualDisplayManager`` edits the
/// table as it goes, ``GravityDisplayManager`` keeps rows in the order of their weights.
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

  /// What answers the questions that a plain table does not have.
  public internal(set) var features: [any FeaturePlugin] = []

  /// Whether rows are measured when they come near the screen, as their generators' heights usually ask for.
  ///
  /// Without it each height is asked when the table loads, and an automatic one is the row height of the table
  /// view. The default is true.
  public let usesEstimates: Bool

  /// The object that applies edits to the table view, or nil for one batch each.
  public internal(set) var animator: (any TableAnimator)?

  /// Collects changes of heights, or nil to apply each at once.
  var heightCoalescing: HeightCoalescing?

  /// The object that makes generators of loaded rows, or nil.
  public weak var loadedRows: (any LoadedRowProviding)?

  /// Creates a manager without plugins.
  ///
  /// - Parameters:
  ///   - view: The table view; the manager becomes its data source and delegate.
  ///   - dataSource: What the table view asks; nil for the usual one.
  ///   - delegate: What the table view tells; nil for the usual one.
  ///   - usesEstimates: Whether rows are measured when they come near the screen.
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

  /// Makes the manager what the table view asks and tells; its builder does this last.
  func bind() {
    view?.dataSource = dataSource
    view?.delegate = delegate
    if plugins.contains(where: \.hearsPrefetching) { view?.prefetchDataSource = delegate }
  }

  // MARK: Questions

  /// The generator of a row, made now where the row was only loaded; nil where there is no row.
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

  /// The first place of a generator in reading order, or nil.
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

  /// The section under a header, or nil.
  public func section(of header: HeaderGenerator) -> Int? {
    sections.firstIndex { $0.header === header }
  }

  /// Whether there is such a row.
  public func hasRow(at indexPath: IndexPath) -> Bool {
    sections.indices.contains(indexPath.section) && indexPath.row >= 0
      && indexPath.row < sections[indexPath.section].generators.count
  }

  // MARK: Adding

  /// Adds a row to the last section; where there is none, one without titles is made.
  open func addCellGenerator(_ generator: any CellGenerator) throws(DisplayManagerError) {
    try addCellGenerators([generator])
  }

  /// Adds rows to the last section; where there is none, one without titles is made.
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

  /// Gives the last section a footer; where there is none, one is made.
  open func addSectionFooterGenerator(_ footer: FooterGenerator) {
    if sections.isEmpty { sections.append(GeneratorSection()) }
    sections[sections.count - 1].footer = footer
  }

  /// Takes over whole sections; those that were there go.
  open func setSections(_ sections: [GeneratorSection]) {
    let sections = ordered(sections)
    self.sections = sections
    for section in sections {
      for (_, generator) in section.generators.made { register(generator) }
    }
  }

  /// Sections in the order in which the manager keeps them; the base keeps any.
  func ordered(_ sections: [GeneratorSection]) -> [GeneratorSection] { sections }

  /// Drops all sections.
  open func clearCellGenerators() { sections = [] }

  // MARK: Refilling

  /// Checks that each listener has its plugin and lets the table view ask everything again.
  ///
  /// - Throws: ``DisplayManagerError/missingPlugin(_:listensFor:plugin:)``; the table view is then as before.
  open func forceRefill() throws(DisplayManagerError) {
    try checkPlugins()
    view?.reloadData()
  }

  /// Refills, lays out, and then tells that it is done.
  open func forceRefill(
    completion: @MainActor () -> Void
  ) throws(DisplayManagerError) {
    try forceRefill()
    do throws(TableError) { try view?.layoutIfNeeded() } catch { throw .table(error) }
    completion()
  }
}
