public import TableAdapters
public import TableModel
public import TableStore
public import TableUI

/// The wiring with a fetched results controller, which reports which rows changed and where.
///
/// The screen changes objects in a context. It never computes an index path: it passes the reported
/// ones to the table view in one batch. (Core Data: `NSFetchedResultsController`.)
public final class FetchedController: TableViewController, FetchedScreen, ListLoading {
  public let edits: FetchedEdits

  /// The last selected item.
  public private(set) var lastSelected: Item?

  public var listLoader: ListLoader?

  private let size: Size
  private lazy var services = SectionServices(for: self)

  /// Creates a controller with its rows.
  ///
  /// - Parameters:
  ///   - store: The model.
  ///   - style: The style of the table.
  ///   - size: The size of the table in points.
  public init(store: SectionStore, style: TableViewStyle = .plain, size: Size = standardSize) {
    edits = FetchedEdits(ManagedObjectContext(store))
    self.size = size
    super.init(style: style)
    results.delegate = self
    do throws(FetchedResultsError) { try results.performFetch() } catch {
      preconditionFailure("A fetch in the order of the store cannot fail: \(error).")
    }
  }

  /// The objects.
  public var context: ManagedObjectContext { edits.context }

  /// The objects by section and row.
  public var results: FetchedResultsController { edits.results }

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
    edits.batch = FetchedTableUpdates(reloadsRows: true, mistakes: mistakes)
    if mistakes.contains(.allBatches) { results.readAllBatches() }
  }

  public func controller(
    _ controller: FetchedResultsController,
    didChange sectionInfo: FetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int,
    for type: FetchedResultsChangeType
  ) { edits.batch.add(sectionInfo, atSectionIndex: sectionIndex, for: type) }

  public func controller(
    _ controller: FetchedResultsController,
    didChange object: Item,
    at indexPath: IndexPath?,
    for type: FetchedResultsChangeType,
    newIndexPath: IndexPath?
  ) {
    if mistakes.contains(.nestedFetch), !edits.changesModelOnly { try? controller.performFetch() }
    let effect = indexPath.map { controller.effect(ofChangeAt: $0) } ?? .configures
    edits.batch.add(type, at: indexPath, newIndexPath: newIndexPath, effect: effect)
  }

  public func controllerDidChangeContent(_ controller: FetchedResultsController) throws(TableError)
  { try edits.perform(in: tableView, showing: controller) }
}

extension FetchedController: CapabilityForwarding {
  public func target(for capability: Any.Type) -> AnyObject? {
    let edits: [Any.Type] = [(any TableViewRowEditing).self, (any TableViewRowMoving).self]
    return edits.contains { $0 == capability } ? self : services.target(for: capability) ?? self
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
