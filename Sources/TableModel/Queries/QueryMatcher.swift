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

  /// The names of a query's values in rows with the same bindings; shared, because each row uses them.
  private final class Names: Sendable {
    let version: ItemBindings.Version

    /// The names, or nil if each value needs its own search.
    let keys: JSONKeys?

    /// The number of the key that is noted for rows, or nil.
    let noted: Int?

    init(version: ItemBindings.Version, keys: JSONKeys?, noted: Int?) {
      (self.version, self.keys, self.noted) = (version, keys, noted)
    }
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
    let names = query.keys.isEmpty ? nil : names(item.bindings)
    var row = QueriedRow(item, query.keys, names?.keys, noted: names?.noted)
    return query.root.holds(for: &row)
  }

  private mutating func names(_ bindings: ItemBindings) -> Names {
    let version = bindings.version
    if let names, names.version == version { return names }
    let keys = query.keys.map { $0.boundName(in: bindings) }
    let isNoted = !bindings.isRebound && bindings.path(of: .height)?.isPlain == true
    let made = Names(
      version: version,
      keys: keys.count <= JSONKeys.limit ? JSONKeys(keys) : nil,
      noted: isNoted ? keys.firstIndex { $0 == bindings.height } : nil
    )
    names = made
    return made
  }
}

/// A row with the values that a query compares.
///
/// The values are found when the first of them is needed. The row cannot be copied, because each
/// condition reads it.
struct QueriedRow: ~Copyable {
  let item: Item

  private let keys: [RowKey]
  private let names: JSONKeys?
  private let noted: Int?

  /// The values under the names of the keys, or nil if each value needs its own search.
  private var members: JSONMembersFound?
  private var isRead = false

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - item: The row.
  ///   - keys: The keys of the query.
  ///   - names: The names of their values, or nil if each value needs its own search.
  ///   - noted: The number of the key that is noted for rows, or nil.
  init(_ item: Item, _ keys: [RowKey], _ names: JSONKeys?, noted: Int?) {
    self.item = item
    self.keys = keys
    self.names = names
    self.noted = noted
  }

  /// Returns the value under the key with a number, or nil if it is missing or null.
  mutating func value(_ number: Int) -> JSONValue? {
    if !isRead { read() }
    // The key of a key-value row may be the value.
    guard let members, let value = members[number] else {
      return members == nil || item.key != nil ? keys[number].value(of: item) : nil
    }
    return value.kind == .null ? nil : value
  }

  /// Returns the value under the key with a number without reading the row; nil if no note has it.
  ///
  /// A noted number has at most 15 digits.
  func notedNumber(_ number: Int) -> Double? {
    guard number == noted, item.key == nil, item.heightByHand == nil,
      case .number(let value)? = item.knownHeight.note?.reading
    else { return nil }
    return value
  }

  private mutating func read() {
    isRead = true
    let isQuick = item.hasMembers && item.heightByHand == nil
    members = isQuick ? names.map { item.value.members(named: $0) } : nil
  }
}
