import JSON

/// A question about rows that is true or false of each of them.
///
/// It is put together once, of texts, expressions and comparisons of values, and then asked of every row. The
/// values it compares are found in one pass over the bytes of a row.
/// ```swift
/// let recent = QueryCondition.compares(RowKey("year"), QueryComparison(.atLeast, "1931"))
/// Query("year >= 1931", recent).matches(item)
/// ```
public struct Query: Sendable {
  /// The query as it was typed.
  public let text: String

  /// The keys and paths whose values it compares, each once.
  public let keys: [RowKey]

  private let root: Node

  /// The keys, to be looked for together; nil if a row has to be asked for each by itself.
  private let found: JSONKeys?

  /// A condition whose keys are numbers in ``keys``.
  fileprivate indirect enum Node: Sendable {
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
  ///   - text: The query as it was typed, which tells it from others.
  ///   - condition: The condition that it stands for.
  public init(_ text: String, _ condition: QueryCondition) {
    self.text = text
    var keys: [RowKey] = []
    root = Node(condition, &keys)
    self.keys = keys
    let isPlain = keys.count <= JSONKeys.limit && keys.allSatisfy { $0.field == nil }
    found = isPlain ? JSONKeys(keys.map(\.name)) : nil
  }

  /// Creates the query for rows that hold a text.
  ///
  /// - Parameter text: The text.
  public init(containing text: String) { self.init(text, .text(SearchText(text))) }

  /// Whether a row fulfills the query.
  ///
  /// - Parameter item: The row.
  /// - Returns: Whether it does.
  /// - Complexity: O(n) in the size of the row.
  public func matches(_ item: Item) -> Bool {
    guard !keys.isEmpty else { return root.holds(item) { _ in nil } }
    guard let found, item.hasMembers else {
      return root.holds(item) { keys[$0].value(of: item) }
    }
    let members = item.value.members(named: found)
    return root.holds(item) { number in
      let value = members[number]
      return value?.kind == .null ? nil : value
    }
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
  /// A text or number of the row, at any depth, holds a text.
  case text(SearchText)

  /// A text or number of the row, at any depth, holds what an expression describes.
  case pattern(any TextPattern)

  /// The value under a key or path compares so.
  case compares(RowKey, QueryComparison)

  /// A condition does not hold.
  case not(QueryCondition)

  /// All of some conditions hold.
  case all([QueryCondition])

  /// One of some conditions holds.
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

  /// Whether the condition holds of a row; the depth of conditions is what a person typed.
  fileprivate func holds(_ item: Item, _ value: (Int) -> JSONValue?) -> Bool {
    switch self {
    case .text(let text): text.matches(item)
    case .pattern(let pattern): pattern.matches(item)
    case .compares(let number, let comparison): comparison.holds(for: value(number))
    case .not(let node): !node.holds(item, value)
    case .all(let nodes): nodes.allSatisfy { $0.holds(item, value) }
    case .any(let nodes): nodes.contains { $0.holds(item, value) }
    }
  }
}

/// A pattern for texts, such as a regular expression.
public protocol TextPattern: Sendable {
  /// Whether a part of a text is what the pattern describes.
  func isFound(in text: String) -> Bool
}

extension TextPattern {
  /// Whether any text or number of a row holds what the pattern describes.
  func matches(_ item: Item) -> Bool {
    if let key = item.key, isFound(in: key) { return true }
    return item.value.hasReadable { isFound(in: $0.plainText ?? "") }
  }
}
