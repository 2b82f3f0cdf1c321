public import TableAdapters
public import TableModel
public import TableStore
public import TableUI

/// The wiring with a fetched results controller, which reports which rows changed and where.
///
/// The screen changes objects in a context. It never computes an index path: it passes the reported
/// ones to the table view in one batch. (Core Data: `NSFetchedResultsController`.)
public final class FetchedController: TableViewController, FetchedMistakeMaking {
  /// The objects.
  public let context: ManagedObjectContext

  /// The objects by section and row.
  public let results: FetchedResultsController

  /// The last selected item.
  public private(set) var lastSelected: Item?

  public var listLoader: ListLoader?

  public var mistakes: Set<FetchedMistake> = []

  private var batch = FetchedTableUpdates()

  /// Whether the user or a command changes only the model, so that the table view is not updated.
  private var changesModelOnly = true

  private let size: Size
  private lazy var services = SectionServices(for: self)

  /// Creates a controller with its rows.
  ///
  /// - Parameters:
  ///   - store: The model.
  ///   - style: The style of the table.
  ///   - size: The size of the table in points.
  public init(store: SectionStore, style: TableViewStyle = .plain, size: Size = standardSize) {
    context = ManagedObjectContext(store)
    results = FetchedResultsController(storeOrderOf: context)
    self.size = size
    super.init(style: style)
    results.delegate = self
    do throws(FetchedResultsError) { try results.performFetch() } catch {
      preconditionFailure("A fetch in the order of the store cannot fail: \(error).")
    }
  }

  public override func makeTableView(style: TableViewStyle) -> TableView {
    let table = TableView(size: size, style: style)
    for cellClass in CellKinds.classes + [UnknownKindCell.self] { table.register(cellClass) }
    return table
  }

  public override func messageObserverDidChange() {
    super.messageObserverDidChange()
    context.store.messageObserver = messageObserver
  }
}

extension FetchedController: TableViewDataSource, TableViewSelecting {
  public func numberOfSections(in tableView: TableView) -> Int { results.numberOfSections }

  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    results.numberOfObjects(inSection: section)
  }

  public func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    guard let item = results.object(at: indexPath) else {
      throw .outOfRange(indexPath, in: sections)
    }
    let cell = try tableView.dequeueReusableCell(item.standardCellClass, for: indexPath)
    cell.configure(with: item)
    cell.inputDelegate = self
    return cell
  }

  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    lastSelected = results.object(at: indexPath)
  }
}

extension FetchedController: FetchedResultsWillChange, FetchedResultsSectionChanging,
  FetchedResultsObjectChanging, FetchedResultsDidChange
{
  public func controllerWillChangeContent(_ controller: FetchedResultsController) {
    batch = FetchedTableUpdates(reloadsRows: true, mistakes: mistakes)
  }

  public func controller(
    _ controller: FetchedResultsController,
    didChange sectionInfo: FetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int,
    for type: FetchedResultsChangeType
  ) { batch.add(sectionInfo, atSectionIndex: sectionIndex, for: type) }

  public func controller(
    _ controller: FetchedResultsController,
    didChange object: Item,
    at indexPath: IndexPath?,
    for type: FetchedResultsChangeType,
    newIndexPath: IndexPath?
  ) {
    let effect = indexPath.map { controller.effect(ofChangeAt: $0) } ?? .configures
    batch.add(type, at: indexPath, newIndexPath: newIndexPath, effect: effect)
  }

  public func controllerDidChangeContent(_ controller: FetchedResultsController) throws(TableError)
  {
    if !changesModelOnly { try batch.perform(in: tableView, showing: controller) }
  }
}

extension FetchedController: CellInputDelegate, CapabilityForwarding {
  public func itemCell(_ cell: ItemCell, didEnter input: CellInput) {
    take(input, from: cell, in: tableView)
  }

  public func target(for capability: Any.Type) -> AnyObject? {
    services.target(for: capability) ?? self
  }
}

extension FetchedController: SectionsProviding, ModelChanging, ModelChangeObserving,
  ChangePerforming, ListLoading, TableAnimator
{
  public var sections: [Section] { context.sections }

  public var onModelChange: (@MainActor (TableChange) -> Void)? {
    get { context.store.onChange }
    set { context.store.onChange = newValue }
  }

  /// Changes an object; a row that the user dragged is in its new place already.
  public func changeModel(_ change: TableChange) throws(TableError) {
    try context.apply(change)
    if changesModelOnly { try context.processPendingChanges() }
  }

  /// Changes objects as one transaction, which the results controller reports in one round.
  public func perform(_ changes: [TableChange]) throws(TableError) {
    // Arranged rows have other places than the objects; their data source translates the edits.
    changesModelOnly = tableView.rowMapping != nil
    var failure: TableError?
    do throws(TableError) { try perform(changes, in: tableView, through: self) } catch {
      failure = error
    }
    changesModelOnly = true
    try context.processPendingChanges()
    if let failure { throw failure }
  }

  public func perform(_ updates: TableUpdates, in tableView: TableView) throws(TableError) {
    try context.processPendingChanges()
  }
}

extension Wiring {
  /// A fetched results controller reports the changes of the rows to the screen.
  public static let fetched = Wiring(
    name: "fetched",
    summary: "a fetched results controller reports which rows changed and where",
    origin: "Core Data",
    varies: "who finds what changed"
  ) { sections, style, size in
    FetchedController(store: SectionStore(sections), style: style, size: size)
  }
}
