public import TableAdapters
public import TableModel
public import TableStore
public import TableUI

/// The wiring with generators: a manager has one generator per row, and plugins turn delegate calls
/// into row events.
///
/// The screen only receives the events. (Reactive Data Display Manager.)
public final class GeneratorController: TableViewController, TapDeselecting {
  public var listLoader: ListLoader?

  /// The last selected item.
  public private(set) var lastSelected: Item?

  /// The manager between the screen and the table view.
  public lazy var manager: DisplayManager = makeManager()

  public var managerKind = ManagerKind.manual

  public var deselectsAfterTap = true

  private let store: SectionStore
  private let size: Size
  private lazy var services = SectionServices(for: self)

  /// Creates a controller with its rows.
  ///
  /// - Parameters:
  ///   - store: The model.
  ///   - style: The style of the table.
  ///   - size: The size of the table in points.
  public init(store: SectionStore, style: TableViewStyle = .plain, size: Size = standardSize) {
    self.store = store
    self.size = size
    super.init(style: style)
  }

  public override func makeTableView(style: TableViewStyle) -> TableView {
    TableView(size: size, style: style)
  }

  public override func loadView() {
    super.loadView()
    manager.loadedRows = self
    manager.setSections(store.sections.map { GeneratorSection(loaded: $0) })
  }

  private func makeManager() -> ManualDisplayManager {
    let edits = ObjectFeature(
      services,
      name: "edits",
      capabilities: [(any TableViewRowEditing).self, (any TableViewRowMoving).self]
    )
    do throws(DisplayManagerError) {
      let builder = TableBuilder.manual(tableView).add(SelectablePlugin()).add(edits)
      return try builder.set(usesEstimates: false).build()
    } catch {
      preconditionFailure("One plugin and one feature cannot be in each other's way: \(error).")
    }
  }

  public override func messageObserverDidChange() {
    super.messageObserverDidChange()
    store.messageObserver = messageObserver
  }
}

extension GeneratorController: LoadedRowProviding {
  public func makeGenerator(at indexPath: IndexPath) -> any CellGenerator {
    let generator = ItemCellGenerator(store.sections[indexPath.section].items[indexPath.row])
    listen(to: generator)
    return generator
  }

  public func listen(to generator: ItemCellGenerator) {
    generator.didSelectEvent += { [weak self, weak generator] in
      self?.lastSelected = generator?.item
      generator?.isNeedDeselect = self?.deselectsAfterTap ?? true
    }
    generator.didEnterEvent += { [weak self] entry in
      guard let self else { return }
      take(entry.input, from: entry.cell, in: tableView)
    }
  }

  public func height(at indexPath: IndexPath, in tableView: TableView) -> Double {
    services.tableView(tableView, heightForRowAt: indexPath)
  }

  public func appendHeights(
    of rows: Range<Int>,
    inSection section: Int,
    to heights: inout [Double],
    in tableView: TableView
  ) {
    services.tableView(tableView, heightsOfRows: rows, inSection: section, into: &heights)
  }
}

extension GeneratorController: AssemblyDescribing, DisplayManaging {
  public var assembly: [String] { manager.assembly }
}

extension GeneratorController: SectionsProviding, ModelChanging, ModelChangeObserving,
  ChangePerforming, ListLoading
{
  public var sections: [Section] { store.sections }

  public var onModelChange: (@MainActor (TableChange) -> Void)? {
    get { store.onChange }
    set { store.onChange = newValue }
  }

  public func changeModel(_ change: TableChange) throws(TableError) {
    try store.apply(change)
    manager.applyChange(change)
  }

  public func perform(_ changes: [TableChange]) throws(TableError) {
    try managerKind.perform(changes, on: self, in: tableView, through: manager.animator)
  }
}

extension Wiring {
  /// A display manager, one generator per row, and plugins for events.
  public static let generators = Wiring(
    name: "generators",
    summary: "one generator per row creates its cell and handles its events; plugins notify it",
    origin: "Reactive Data Display Manager",
    clearing: .noSection
  ) { sections, style, size in
    GeneratorController(store: SectionStore(sections), style: style, size: size)
  }
}
