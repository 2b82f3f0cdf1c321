public import TableModel

/// A source of objects that reports its changes, for fetched results controllers.
///
/// A document, a list from a server and a database can each be one.
@MainActor public protocol FetchedObjectStore: AnyObject {
  /// The current objects, in the sections and the order of the store.
  var sections: [Section] { get }

  /// Adds an observer of changes; it is held weakly.
  func addObserver(_ observer: any FetchedObjectStoreObserver)
}

/// An observer of the changes of a store.
@MainActor public protocol FetchedObjectStoreObserver: AnyObject {
  /// Called after one or more changes, which belong together.
  ///
  /// - Parameters:
  ///   - store: The store, which has the new objects already.
  ///   - changes: The changes, each counted in the state after the previous one.
  /// - Throws: The first error of a table view that the changes were reported to.
  func store(
    _ store: any FetchedObjectStore,
    didProcess changes: [TableChange]
  ) throws(TableError)

  /// Called after a save that gave new objects their permanent ids.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - objects: The objects, which had temporary ids before.
  /// - Throws: The first error of a table view that this was reported to.
  func store(
    _ store: any FetchedObjectStore,
    didObtainPermanentIDsFor objects: Set<Item.Origin>
  ) throws(TableError)
}

extension FetchedObjectStoreObserver {
  public func store(
    _ store: any FetchedObjectStore,
    didObtainPermanentIDsFor objects: Set<Item.Origin>
  ) throws(TableError) {}
}
