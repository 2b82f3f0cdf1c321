/// What a view over rows shows of them, and in which order: a filter, an order, a grouping and folded rows, each
/// optional.
///
/// Cocoa's array controller calls the outcome the arranged objects.
///
/// - Without a grouping the sections stay, and rows are sorted within theirs. A filter drops the sections
///   that nothing is left of.
/// - A grouping makes one section of each value, in the order in which the values first appear in the
///   source; rows are sorted within these.
public struct RowArrangement: Hashable, Sendable {
  /// The text that shown rows contain, or nil.
  public var filter: SearchText?

  /// The order of the rows, or nil for the order of the source.
  public var order: RowOrder?

  /// The value whose rows make a section, or nil for the sections of the source.
  public var grouping: RowKey?

  /// Whether rows that a person folded hide those nested below them; which ones they are the view knows.
  public var hasFolds: Bool

  /// Creates an arrangement; what is not given leaves the rows as they are.
  public init(
    filter: SearchText? = nil,
    order: RowOrder? = nil,
    grouping: RowKey? = nil,
    hasFolds: Bool = false
  ) {
    self.filter = filter
    self.order = order
    self.grouping = grouping
    self.hasFolds = hasFolds
  }

  /// Whether all rows are shown as they are.
  public var isEmpty: Bool { filter == nil && order == nil && grouping == nil && !hasFolds }
}

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

  /// The value by which a row is sorted.
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
