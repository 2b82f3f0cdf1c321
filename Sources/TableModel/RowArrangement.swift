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
  /// The query that shown rows fulfill, or nil.
  public var filter: Query?

  /// The order of the rows, or nil for the order of the source.
  public var order: RowOrder?

  /// The value whose rows make a section, or nil for the sections of the source.
  public var grouping: RowKey?

  /// Whether folded rows hide the rows nested below them; the view knows which rows are folded.
  public var hasFolds: Bool

  /// Whether the sections of a grouping are sorted by their value, as those of a fetch request are.
  ///
  /// The default is false: they are in the order of their first appearance.
  public var sortsSections = false

  /// Whether rows without the most important sort value are left out.
  ///
  /// The default is false. A fetch in pages loses them if it continues after the last value: no
  /// comparison with a missing value is true.
  public var omitsMissing = false

  /// Creates an arrangement; omitted parts leave the rows unchanged.
  public init(
    filter: Query? = nil,
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

/// The values by which rows are sorted: by the first, those equal by the second, and so on.
public struct RowOrder: Hashable, Sendable {
  /// A value by which rows are sorted.
  public struct Part: Hashable, Sendable {
    /// The name of the value.
    public let key: RowKey

    /// Whether the greatest comes first.
    public let isDescending: Bool

    /// Names a value.
    public init(_ key: RowKey, isDescending: Bool = false) {
      self.key = key
      self.isDescending = isDescending
    }
  }

  /// The values, the most important one first; at least one.
  public let parts: [Part]

  /// The name of the most important value.
  public var key: RowKey { parts[0].key }

  /// Whether the greatest of the most important values comes first.
  public var isDescending: Bool { parts[0].isDescending }

  /// Creates an order by one value.
  public init(_ key: RowKey, isDescending: Bool = false) {
    parts = [Part(key, isDescending: isDescending)]
  }

  /// Names an order by several values; nil for none.
  ///
  /// - Parameter parts: The values, the most important one first.
  public init?(by parts: [Part]) {
    guard !parts.isEmpty else { return nil }
    self.parts = parts
  }

  /// Returns the value that a row is sorted by.
  ///
  /// - Parameter item: The row.
  /// - Returns: The value, for a comparison with ``precedes(_:_:)``.
  public func value(of item: Item) -> SortValue {
    guard parts.count > 1 else { return SortValue(key.value(of: item)) }
    return .several(parts.map { SortValue($0.key.value(of: item)) })
  }

  /// Whether one value precedes another; a row without one is last in either direction.
  ///
  /// - Parameters:
  ///   - left: A value.
  ///   - right: Another value.
  /// - Returns: Whether the left value precedes; false for equal values.
  public func precedes(_ left: SortValue, _ right: SortValue) -> Bool {
    guard case .several(let firsts) = left, case .several(let seconds) = right else {
      return parts[0].precedes(left, right)
    }
    for (number, part) in parts.enumerated() {
      if part.precedes(firsts[number], seconds[number]) { return true }
      if part.precedes(seconds[number], firsts[number]) { return false }
    }
    return false
  }
}

extension RowOrder.Part {
  fileprivate func precedes(_ left: SortValue, _ right: SortValue) -> Bool {
    guard isDescending, left != .missing, right != .missing else { return left < right }
    return right < left
  }
}
