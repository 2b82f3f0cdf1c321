import JSON

/// A query prepared for many rows.
///
/// The values to compare are found in one pass over the bytes of a row. The names to look for are
/// made once for all rows with the same bindings.
/// ```swift
/// var matcher = QueryMatcher(query)
/// let found = items.filter { matcher.matches($0) }
/// ```
public struct QueryMatcher: Sendable {
  private let query: Query

  /// The names that the last rows had, or nil before the first row.
  private var names: Names?

  /// The names of a query's values in rows with the same bindings.
  private struct Names {
    let version: ItemBindings.Version

    /// The names, or nil if each value needs its own search.
    let keys: JSONKeys?
  }

  /// Creates a matcher.
  ///
  /// - Parameter query: The query.
  public init(_ query: Query) { self.query = query }

  /// Whether a row matches the query.
  ///
  /// - Parameter item: The row.
  /// - Returns: Whether the row matches.
  /// - Complexity: O(n) in the size of the row.
  public mutating func matches(_ item: Item) -> Bool {
    let names = query.keys.isEmpty ? nil : keys(item.bindings)
    return query.root.holds(for: QueriedRow(item, query.keys, names))
  }

  private mutating func keys(_ bindings: ItemBindings) -> JSONKeys? {
    let version = bindings.version
    if let names, names.version == version { return names.keys }
    let keys = query.keys.map { $0.boundName(in: bindings) }
    let made = keys.count <= JSONKeys.limit ? JSONKeys(keys) : nil
    names = Names(version: version, keys: made)
    return made
  }
}

/// A row with the values that a query compares.
///
/// It cannot be copied, because a search reads it for each condition.
struct QueriedRow: ~Copyable {
  let item: Item

  private let keys: [RowKey]

  /// The values under the names of the keys, or nil if each value needs its own search.
  private let members: JSONMembersFound?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - item: The row.
  ///   - keys: The keys of the query.
  ///   - names: The names of their values, or nil if each value needs its own search.
  init(_ item: Item, _ keys: [RowKey], _ names: JSONKeys?) {
    self.item = item
    self.keys = keys
    let isQuick = item.hasMembers && item.heightByHand == nil
    members = isQuick ? names.map { item.value.members(named: $0) } : nil
  }

  /// The value under the key with a number, or nil if it is missing or null.
  subscript(number: Int) -> JSONValue? {
    // The key of a key-value row may be the value.
    guard let members, let value = members[number] else {
      return members == nil || item.key != nil ? keys[number].value(of: item) : nil
    }
    return value.kind == .null ? nil : value
  }
}
