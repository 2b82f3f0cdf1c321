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

  /// The results as the table view shows them filtered, sorted or grouped, during an edit.
  private var shown: (objects: ShownObjects, results: FetchedResultsController)?

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
    results.fetchRequest.fetchBatchSize = 20
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
    results.messageObserver = messageObserver
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
    if mistakes.contains(.allBatches) { results.readAllBatches() }
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
  ) throws(TableError) {
    if mistakes.contains(.nestedFetch), !changesModelOnly { try? controller.performFetch() }
    let effect = indexPath.map { controller.effect(ofChangeAt: $0) } ?? .configures
    batch.add(type, at: indexPath, newIndexPath: newIndexPath, effect: effect)
  }

  public func controllerDidChangeContent(_ controller: FetchedResultsController) throws(TableError)
  {
    if !changesModelOnly { try batch.perform(in: tableView, showing: controller) }
  }
}

extension FetchedController: CellInputDelegate, CapabilityForwarding, TableViewRowEditing,
  TableViewRowMoving
{
  public func itemCell(_ cell: ItemCell, didEnter input: CellInput) {
    take(input, from: cell, in: tableView) { changes throws(TableError) in try self.perform(changes) }
  }

  public func target(for capability: Any.Type) -> AnyObject? {
    let edits: [Any.Type] = [(any TableViewRowEditing).self, (any TableViewRowMoving).self]
    return edits.contains { $0 == capability } ? self : services.target(for: capability) ?? self
  }

  public func tableView(
    _ tableView: TableView,
    commit editingStyle: CellEditingStyle,
    forRowAt indexPath: IndexPath
  ) throws(TableError) {
    let change = TableChange(committing: editingStyle, at: indexPath, in: sections)
    if let change { try perform([change]) }
  }

  /// Changes the model: the table view has moved the row that the user dragged.
  public func tableView(
    _ tableView: TableView,
    moveRowAt source: IndexPath,
    to destination: IndexPath
  ) throws(TableError) {
    try changeModel(.move(from: source, to: destination))
    guard mistakes.contains(.echo) else { return }
    for _ in 0..<2 { try batch.perform(in: tableView, showing: results) }
  }
}

extension FetchedController: FetchRequesting, SaveObserving {
  public var reloadsAfterFetch: Bool { !mistakes.contains(.unreloadedFetch) }

  public func fetch(
    _ arrangement: RowArrangement
  ) throws(FetchedResultsError) -> RowArrangement {
    var arrangement = arrangement
    arrangement.sortsSections = true
    arrangement.omitsMissing = mistakes.contains(.nullKeys)
    try results.performFetch(for: arrangement, mistakes: mistakes)
    return arrangement
  }

  public func modelDidSave() throws(TableError) {
    results.namesTemporaryIDs = mistakes.contains(.temporaryIDs)
    changesModelOnly = tableView.rowMapping != nil
    defer { changesModelOnly = true }
    try context.didSave()
  }
}

extension FetchedController: SectionsProviding, ModelChanging, ModelChangeObserving,
  ChangePerforming, ListLoading, ArrangedTableAnimator, UpdateHolding
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
    shown = tableView.rowMapping.flatMap(results.shown)
    shown?.results.delegate = self
    // The changes of arranged rows are reported by the paths at which the table view shows them.
    changesModelOnly = shown != nil
    var failure: TableError?
    do throws(TableError) { try perform(changes, in: tableView, through: self) } catch {
      failure = error
    }
    (changesModelOnly, shown) = (true, nil)
    try context.processPendingChanges()
    if let failure { throw failure }
  }

  public func perform(_ updates: TableUpdates, in tableView: TableView) throws(TableError) {
    try context.processPendingChanges()
  }

  public func perform(_ changes: [TableChange], in tableView: TableView) throws(TableError) {
    changesModelOnly = false
    defer { changesModelOnly = true }
    try shown?.objects.process(changes)
  }

  public func beginUpdates() {
    shown = tableView.rowMapping.flatMap(results.shown)
    shown?.results.delegate = self
    results.beginUpdates()
  }

  public func endUpdates(_ changes: [TableChange]) throws(TableError) {
    changesModelOnly = false
    defer { (changesModelOnly, shown) = (true, nil) }
    if let shown { try shown.objects.process(changes) } else { try results.endUpdates() }
    results.cancelUpdates()
  }

  public func cancelUpdates() {
    shown = nil
    results.cancelUpdates()
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
