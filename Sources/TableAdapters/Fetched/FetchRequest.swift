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

  /// The number of objects that are read together; 0 (the default) reads all at once.
  ///
  /// A fetch with batches only finds the objects. Each batch is read when one of its objects is.
  public var fetchBatchSize = 0

  /// Creates a request.
  public init(predicate: Query? = nil, sortDescriptors: [SortDescriptor] = []) {
    self.predicate = predicate
    self.sortDescriptors = sortDescriptors
  }

  /// All objects of a store in its own order.
  public static let storeOrder = FetchRequest(sortDescriptors: [.storeOrder])

  /// Creates the request for the rows of a filter, an order and a grouping.
  ///
  /// The key of the sections is the first sort descriptor, as sections require.
  public init(_ arrangement: RowArrangement) {
    var parts = arrangement.order?.parts ?? []
    if let key = arrangement.grouping, parts.first?.key != key {
      parts.insert(RowOrder.Part(key), at: 0)
    }
    self.init(arrangement.filter, parts)
  }

  /// Creates the request for a filter and an order; without one, the order of the store.
  init(_ predicate: Query?, _ parts: [RowOrder.Part]) {
    self.init(
      predicate: predicate,
      sortDescriptors: parts.map {
        SortDescriptor(key: $0.key.name, ascending: !$0.isDescending)
      }
    )
  }

  /// Whether the order is that of the store.
  var isInStoreOrder: Bool { sortDescriptors.contains { $0.key == nil } }
}
