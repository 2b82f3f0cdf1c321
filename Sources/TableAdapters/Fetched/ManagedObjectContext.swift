public import TableModel
public import TableStore

/// The objects of a document during editing, as a store of fetched results controllers.
/// (Core Data: `NSManagedObjectContext`.)
///
/// Changes are collected until ``processPendingChanges()`` reports them together.
@MainActor public final class ManagedObjectContext: FetchedObjectStore {
  /// The rows.
  public let store: SectionStore

  /// The objects that were inserted since the last save.
  ///
  /// Their ids are temporary; ``didSave()`` makes them permanent.
  public private(set) var insertedObjects: Set<Item.Origin> = []

  private var pending: [TableChange] = []
  private var observers: [WeakObserver] = []

  /// Creates a context over the rows of a store.
  public init(_ store: SectionStore) { self.store = store }

  public var sections: [Section] { store.sections }

  /// Whether changes wait to be reported.
  public var hasChanges: Bool { !pending.isEmpty }

  public func addObserver(_ observer: any FetchedObjectStoreObserver) {
    observers.removeAll { $0.observer == nil }
    observers.append(WeakObserver(observer))
  }

  /// Makes one change, which ``processPendingChanges()`` reports.
  ///
  /// - Throws: `TableError.changeDoesNotFit(_:)` for a change that does not match the rows.
  public func apply(_ change: TableChange) throws(TableError) {
    try store.apply(change)
    pending.append(change)
    noteInserted(change)
  }

  private func noteInserted(_ change: TableChange) {
    switch change {
    case .insert(let items, _): noteInserted(items)
    case .insertSection(let section, _): noteInserted(section.items)
    case .delete, .deleteSection:
      guard !insertedObjects.isEmpty else { return }
      insertedObjects.subtract(FetchedTransaction([change]).origins)
    default: break
    }
  }

  private func noteInserted(_ items: ItemList) {
    for item in items { if case .made = item.origin { insertedObjects.insert(item.origin) } }
  }

  /// Makes the ids of new objects permanent, as a save does, and tells all observers.
  ///
  /// - Throws: The first error of a table view that an observer reported to.
  public func didSave() throws(TableError) {
    try processPendingChanges()
    guard !insertedObjects.isEmpty else { return }
    let objects = insertedObjects
    insertedObjects = []
    try tellObservers { observer throws(TableError) in
      try observer.store(self, didObtainPermanentIDsFor: objects)
    }
  }

  /// Reports the collected changes to all observers as one transaction.
  ///
  /// - Throws: The first error of a table view that an observer reported to; all observers are
  ///   called.
  public func processPendingChanges() throws(TableError) {
    guard hasChanges else { return }
    let changes = pending
    pending = []
    try tellObservers { observer throws(TableError) in
      try observer.store(self, didProcess: changes)
    }
  }

  private func tellObservers(
    _ tell: (any FetchedObjectStoreObserver) throws(TableError) -> Void
  ) throws(TableError) {
    var failure: TableError?
    for observer in observers.compactMap({ $0.observer }) {
      do throws(TableError) { try tell(observer) } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
  }
}

/// A reference to an observer that does not keep it alive.
private final class WeakObserver {
  weak var observer: (any FetchedObjectStoreObserver)?

  init(_ observer: any FetchedObjectStoreObserver) { self.observer = observer }
}
