import JSON

/// A condition that a row either matches or does not match.
///
/// You create a query once, from texts, expressions and comparisons. A ``QueryMatcher`` matches many
/// rows.
/// ```swift
/// let recent = QueryCondition.compares(RowKey("year"), QueryComparison(.atLeast, "1931"))
/// Query("year >= 1931", recent).matches(item)
/// ```
public struct Query: Sendable {
  /// The query in the user's words.
  public let text: String

  /// The keys and paths whose values the query compares, without duplicates.
  public let keys: [RowKey]

  /// The condition, for sources that find rows by themselves.
  package let condition: QueryCondition

  let root: Node

  /// A condition in which each key is an index in ``keys``.
  indirect enum Node: Sendable {
    case text(SearchText)
    case pattern(any TextPattern)
    case compares(Int, QueryComparison)
    case not(Node)
    case all([Node])
    case any([Node])
  }

  /// Creates a query.
  ///
  /// - Parameters:
  ///   - text: The query in the user's words, which is its identity.
  ///   - condition: The condition.
  public init(_ text: String, _ condition: QueryCondition) {
    self.text = text
    self.condition = condition
    var keys: [RowKey] = []
    root = Node(condition, &keys)
    self.keys = keys
  }

  /// Creates a query for rows that contain a text.
  ///
  /// - Parameter text: The text.
  public init(containing text: String) { self.init(text, .text(SearchText(text))) }

  /// Whether a row matches the query.
  ///
  /// - Parameter item: The row.
  /// - Returns: Whether the row matches.
  /// - Complexity: O(n) in the size of the row.
  public func matches(_ item: Item) -> Bool {
    var matcher = QueryMatcher(self)
    return matcher.matches(item)
  }
}

extension Query: Hashable {
  public static func == (left: Query, right: Query) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// A condition of a query.
public indirect enum QueryCondition: Sendable {
  /// A text or number of the row, at any depth, contains a text.
  case text(SearchText)

  /// A text or number of the row, at any depth, matches a pattern.
  case pattern(any TextPattern)

  /// The comparison is true of the value under a key or path.
  case compares(RowKey, QueryComparison)

  /// The condition is false.
  case not(QueryCondition)

  /// All conditions are true.
  case all([QueryCondition])

  /// At least one condition is true.
  case any([QueryCondition])
}

extension Query.Node {
  fileprivate init(_ condition: QueryCondition, _ keys: inout [RowKey]) {
    switch condition {
    case .text(let text): self = .text(text)
    case .pattern(let pattern): self = .pattern(pattern)
    case .compares(let key, let comparison):
      let number = keys.firstIndex(of: key) ?? keys.count
      if number == keys.count { keys.append(key) }
      self = .compares(number, comparison)
    case .not(let condition): self = .not(Self(condition, &keys))
    case .all(let conditions): self = .all(conditions.map { Self($0, &keys) })
    case .any(let conditions): self = .any(conditions.map { Self($0, &keys) })
    }
  }

  /// Whether the condition is true of a row; its depth is limited by the user's input.
  func holds(for row: inout QueriedRow) -> Bool {
    switch self {
    case .text(let text): return text.matches(row.item)
    case .pattern(let pattern): return pattern.matches(row.item)
    case .compares(let number, let comparison):
      if let noted = row.notedNumber(number), let holds = comparison.holds(forShort: noted) {
        return holds
      }
      return comparison.holds(for: row.value(number))
    case .not(let node): return !node.holds(for: &row)
    case .all(let nodes): return Self.first(of: nodes, for: &row, is: false) == nil
    case .any(let nodes): return Self.first(of: nodes, for: &row, is: true) != nil
    }
  }

  /// Returns the index of the first condition with an outcome, or nil.
  private static func first(
    of nodes: [Self],
    for row: inout QueriedRow,
    is outcome: Bool
  ) -> Int? {
    for index in nodes.indices where nodes[index].holds(for: &row) == outcome { return index }
    return nil
  }
}

/// A pattern for texts, such as a regular expression.
public protocol TextPattern: Sendable {
  /// Whether a part of a text matches the pattern.
  func isFound(in text: String) -> Bool
}

extension TextPattern {
  /// Whether any text or number of a row matches the pattern.
  func matches(_ item: Item) -> Bool {
    if let key = item.key, isFound(in: key) { return true }
    return item.value.hasReadable { isFound(in: $0.plainText ?? "") }
  }
}
