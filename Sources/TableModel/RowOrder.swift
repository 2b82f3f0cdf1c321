/// By which value rows are sorted.
public struct RowOrder: Hashable, Sendable {
  /// The name of the value.
  public let key: RowKey

  /// Whether the greatest comes first.
  public let isDescending: Bool

  /// Names an order.
  public init(_ key: RowKey, isDescending: Bool = false) {
    self.key = key
    self.isDescending = isDescending
  }

  /// What a row is sorted by.
  ///
  /// - Parameter item: The row.
  /// - Returns: The value, to be compared by ``precedes(_:_:)``.
  public func value(of item: Item) -> SortValue { SortValue(key.value(of: item)) }

  /// Whether one value comes before another: a row without one is last in either direction.
  ///
  /// - Parameters:
  ///   - left: A value.
  ///   - right: Another value.
  /// - Returns: False where they are equal too.
  public func precedes(_ left: SortValue, _ right: SortValue) -> Bool {
    guard isDescending, left != .missing, right != .missing else { return left < right }
    return right < left
  }
}
