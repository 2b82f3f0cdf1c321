public import TableModel

/// The rule for objects whose sort values change but that keep their place among the others.
public enum FetchedResultsEra: String, CaseIterable, Hashable, Sendable {
  /// They are updates, as documented and as in iOS 8.
  case documented

  /// They are moves, often with equal paths, as in iOS 9 and later.
  case ios9
}

/// The results of a fetch by section and row, which follow the changes of their store.
/// (Core Data: `NSFetchedResultsController`.)
///
/// It tells its delegate which rows changed and where, so that a table view can follow.
///
/// ```swift
/// let request = FetchRequest(sortDescriptors: [SortDescriptor(key: "city")])
/// let results = try FetchedResultsController(
///   fetchRequest: request,
///   managedObjectContext: context,
///   sectionNameKeyPath: "city"
/// )
/// try results.performFetch()
/// results.object(at: IndexPath(row: 0, section: 0))?.title  // "Ada"
/// ```
@MainActor public final class FetchedResultsController {
  /// The request; a change has no effect until ``performFetch()``.
  public var fetchRequest: FetchRequest

  /// The store of the objects.
  public let managedObjectContext: any FetchedObjectStore

  /// The value that groups objects into sections, or nil for one section.
  public let sectionNameKeyPath: SectionNameKeyPath?

  /// The name of the cache of section information, or nil for none.
  public let cacheName: String?

  /// The delegate; without a change method, the controller does not track changes.
  public weak var delegate: (any FetchedResultsControllerDelegate)?

  /// The rule for objects that keep their relative place, `.documented` by default.
  public var era = FetchedResultsEra.documented {
    didSet { if era != oldValue { rereadObjects() } }
  }

  /// The descriptors by which the store sorts its objects, if the request takes them in its order.
  ///
  /// The default is empty, for a store whose order follows from no value.
  public var storeDescriptors: [SortDescriptor] = [] {
    didSet { if era != .documented, storeDescriptors != oldValue { rereadObjects() } }
  }

  /// The error that ended the results after a change, or nil.
  public internal(set) var fetchError: FetchedResultsError?

  /// The first error that the delegate threw in the last transaction, or nil.
  ///
  /// Core Data logs it, as `explain F1` shows, and the app continues.
  public internal(set) var delegateError: TableError?

  /// The changes of the last transaction.
  public internal(set) var lastBatch = FetchedBatch()

  /// Whether the results name new objects by their temporary ids; false by default.
  ///
  /// A save then gives them other ids, which is reported as deletions and insertions. Core Data does
  /// this in snapshots, unless the app calls `obtainPermanentIDs(for:)` first.
  public var namesTemporaryIDs = false

  /// The observer of messages, or nil.
  public weak var messageObserver: (any MessageObserver)?

  var effects: [IndexPath: FetchedCellEffect] = [:]
  var arrangement: (any FetchedArrangement)? {
    didSet { countedObjects = nil }
  }

  /// The section of the last read object, and the number of objects before the section.
  var countedObjects: (section: Int, count: Int)?

  var missedChanges = false

  /// The request whose sections the cache describes, and the key of the sections.
  var cached: (request: FetchRequest, grouping: RowKey?) = (FetchRequest(), nil)

  /// The numbers of the batches that were read.
  var readBatches: Set<Int> = []

  /// The changes of a round that is held back, and the objects before it.
  var held: (old: any FetchedArrangement, changes: [TableChange])?

  /// Whether the delegate is being told about a round of changes, or about a nested one.
  var round = FetchedRound.none

  /// Creates a controller; it has no objects until ``performFetch()``.
  ///
  /// - Parameters:
  ///   - fetchRequest: The objects and their order.
  ///   - managedObjectContext: The store of the objects.
  ///   - sectionNameKeyPath: The value that groups objects into sections, or nil for one section.
  ///   - cacheName: The name of the cache of section information, or nil for none.
  /// - Throws: ``FetchedResultsError/noSortDescriptors`` or
  ///   ``FetchedResultsError/storeOrderIsExclusive``.
  public init(
    fetchRequest: FetchRequest,
    managedObjectContext: any FetchedObjectStore,
    sectionNameKeyPath: SectionNameKeyPath? = nil,
    cacheName: String? = nil
  ) throws(FetchedResultsError) {
    self.fetchRequest = fetchRequest
    self.managedObjectContext = managedObjectContext
    self.sectionNameKeyPath = sectionNameKeyPath
    self.cacheName = cacheName
    try Self.check(fetchRequest, sectionNameKeyPath)
    managedObjectContext.addObserver(self)
  }

  /// Creates a controller for all objects of a store, in its sections and its order.
  public init(storeOrderOf managedObjectContext: any FetchedObjectStore) {
    fetchRequest = .storeOrder
    self.managedObjectContext = managedObjectContext
    sectionNameKeyPath = .storeSections
    cacheName = nil
    managedObjectContext.addObserver(self)
  }

  private static func check(
    _ request: FetchRequest,
    _ sectionKey: SectionNameKeyPath?
  ) throws(FetchedResultsError) {
    guard !request.sortDescriptors.isEmpty else { throw .noSortDescriptors }
    let hasStoreSections = sectionKey.map { $0.sectionName == nil } ?? false
    guard request.isInStoreOrder || hasStoreSections else { return }
    guard request.predicate == nil, request.sortDescriptors == [.storeOrder], hasStoreSections
    else { throw .storeOrderIsExclusive }
  }

  /// Fetches the objects.
  ///
  /// The delegate is not told; reload the table view afterwards. In a call of the delegate, a fetch
  /// starts a nested round instead: the delegate is told that changes begin and end, without any.
  ///
  /// - Complexity: O(n log n); in the order of a store, O(1).
  /// - Throws: ``FetchedResultsError``; the controller has no objects then.
  public func performFetch() throws(FetchedResultsError) {
    if round != .none { return tellNestedRound() }
    trace("performFetch()", to: .controller(self), .documented)
    defer { messageObserver?.messageEnded(result: nil) }
    arrangement = nil
    readBatches = []
    fetchError = nil
    missedChanges = false
    do throws(FetchedResultsError) {
      try Self.check(fetchRequest, sectionNameKeyPath)
      try FetchedResultsCache.check(self)
      arrangement = try makeArrangement()
    } catch {
      fetchError = error
      throw error
    }
  }

  func makeArrangement() throws(FetchedResultsError) -> any FetchedArrangement {
    let sections = managedObjectContext.sections
    if fetchRequest.isInStoreOrder {
      let isMoving = era == .ios9 && !storeDescriptors.isEmpty
      return StoreOrderedObjects(
        sections,
        movingBy: isMoving
          ? FetchedOrder(request: FetchRequest(sortDescriptors: storeDescriptors), sectionKey: nil)
          : nil
      )
    }
    return try SortedObjects(
      sections,
      FetchedOrder(request: fetchRequest, sectionKey: sectionNameKeyPath)
    )
  }

  /// Deletes a cache of section information.
  ///
  /// - Parameter name: The name, or nil for all caches.
  public static func deleteCache(withName name: String?) { FetchedResultsCache.delete(name) }
}
