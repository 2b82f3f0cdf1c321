/// The rows that a view shows, and their order: a filter, an order, a grouping and folded rows,
/// each optional.
///
/// Cocoa's array controller calls the result the arranged objects.
///
/// - Without a grouping, the sections stay, and rows are sorted within theirs. A filter drops
///   sections without matching rows.
/// - A grouping makes one section of each value, in the order of their first appearance in the
///   source. Rows are sorted within these.
public struct RowArrangement: Hashable, Sendable {
  /// The text that shown rows contain, or nil.
  public var filter: SearchText?

  /// The order of the rows, or nil for the order of the source.
  public var order: RowOrder?

  /// The value whose rows make a section, or nil for the sections of the source.
  public var grouping: RowKey?

  /// Whether folded rows hide the rows nested below them; the view knows which rows are folded.
  public var hasFolds: Bool

  /// Creates an arrangement; omitted parts leave the rows unchanged.
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

  /// Whether all rows are shown unchanged.
  public var isEmpty: Bool { filter == nil && order == nil && grouping == nil && !hasFolds }
}

/// The value and direction that rows are sorted by.
public struct RowOrder: Hashable, Sendable {
  /// The name of the value.
  public let key: RowKey

  /// Whether the greatest comes first.
  public let isDescending: Bool

  /// Creates an order.
  public init(_ key: RowKey, isDescending: Bool = false) {
    self.key = key
    self.isDescending = isDescending
  }

  /// Returns the value that a row is sorted by.
  ///
  /// - Parameter item: The row.
  /// - Returns: The value, for a comparison with ``precedes(_:_:)``.
  public func value(of item: Item) -> SortValue { SortValue(key.value(of: item)) }

  /// Whether one value precedes another; a row without one is last in either direction.
  ///
  /// - Parameters:
  ///   - left: A value.
  ///   - right: Another value.
  /// - Returns: Whether the left value precedes; false for equal values.
  public func precedes(_ left: SortValue, _ right: SortValue) -> Bool {
    guard isDescending, left != .missing, right != .missing else { return left < right }
    return right < left
  }
}
