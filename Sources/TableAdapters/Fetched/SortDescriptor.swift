public import TableModel

/// One part of the order of fetched objects. (Foundation: `NSSortDescriptor`.)
///
/// Values are compared as `SortValue`: numbers by size, then texts without case and accents, and
/// missing values last in both directions.
public struct SortDescriptor: Hashable, Sendable {
  /// The name of the value in the objects; nil for the order of the store.
  public let key: RowKey?

  /// Whether small values come first; true by default.
  public let ascending: Bool

  /// Creates a descriptor for the values under a key or path.
  public init(key: String, ascending: Bool = true) {
    self.key = RowKey(key)
    self.ascending = ascending
  }

  private init() {
    key = nil
    ascending = true
  }

  /// The order of the store, like a `displayOrder` attribute in an app.
  ///
  /// It is the only descriptor of its request.
  public static let storeOrder = SortDescriptor()
}
