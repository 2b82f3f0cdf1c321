public import TableModel

/// The objects to fetch from a store, and their order. (Core Data: `NSFetchRequest`.)
///
/// ```swift
/// var request = FetchRequest(sortDescriptors: [SortDescriptor(key: "city")])
/// request.predicate = Query(containing: "ada")
/// ```
public struct FetchRequest: Hashable, Sendable {
  /// The condition for an object, or nil (the default) for all objects.
  public var predicate: Query?

  /// The order of the objects, the most important descriptor first.
  ///
  /// Objects with equal values are in the order in which they were loaded or created.
  public var sortDescriptors: [SortDescriptor]

  /// Creates a request.
  public init(predicate: Query? = nil, sortDescriptors: [SortDescriptor] = []) {
    self.predicate = predicate
    self.sortDescriptors = sortDescriptors
  }

  /// All objects of a store in its own order.
  public static let storeOrder = FetchRequest(sortDescriptors: [.storeOrder])

  /// Whether the order is that of the store.
  var isInStoreOrder: Bool { sortDescriptors.contains { $0.key == nil } }
}
