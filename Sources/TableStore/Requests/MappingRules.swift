public import JSON

/// Item mapping rules as values: which member of a response becomes which member of a row.
/// (KtTableView: base item; DRHTableView: failable item.)
///
/// It is an ``ItemMapping`` whose target is the row itself, so a person can set it.
public struct MappingRules: Hashable, Sendable {
  /// A type of values.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A text.
    case text

    /// A number.
    case number

    /// A Boolean.
    case bool
  }

  /// A rule for one member.
  public struct Rule: Hashable, Sendable {
    /// The member of the row.
    public let name: String

    /// The type of its value.
    public let kind: Kind

    /// The path in the response, with slashes.
    public let path: String

    /// Creates a rule.
    public init(_ name: String, _ kind: Kind, from path: String) {
      (self.name, self.kind, self.path) = (name, kind, path)
    }
  }

  /// The rules, in the order in which they were set.
  public private(set) var rules: [Rule] = []

  /// The keys that must have a text; a row without one fails.
  public var required: [String] = []

  /// Creates no rules.
  public init() {}

  /// Whether it has neither rules nor required keys.
  public var isEmpty: Bool { rules.isEmpty && required.isEmpty }

  /// Adds a rule, or replaces that of the same member in its place.
  public mutating func set(_ rule: Rule) {
    if let index = rules.firstIndex(where: { $0.name == rule.name }) {
      rules[index] = rule
    } else {
      rules.append(rule)
    }
  }

  /// Removes the rule of a member.
  ///
  /// - Returns: Whether it had one.
  public mutating func remove(_ name: String) -> Bool {
    let count = rules.count
    rules.removeAll { $0.name == name }
    return rules.count < count
  }

  /// Returns the reason why a row fails, or nil: the first required key without a text.
  public func failure(of value: JSONValue) -> ElementError? {
    for key in required {
      guard let member = value.value(atPath: key) else { return ElementError("missing \"\(key)\"") }
      guard member.kind != .string else { continue }
      return ElementError(
        member.kind == .null
          ? "\"\(key)\" is null" : "\"\(key)\": expected a string, found \(member.kind.phrase)"
      )
    }
    return nil
  }

  /// Returns the members that the rules set in a row, in order.
  ///
  /// - Parameters:
  ///   - value: The row.
  ///   - path: Its path, for the problems.
  ///   - problems: Receives the values that were converted or dropped.
  /// - Returns: The members with their new values; those without one are unchanged.
  public func members(
    of value: JSONValue,
    at path: String,
    _ problems: inout [LoadProblem]
  ) -> [(name: String, value: JSONValue)] {
    var members: [(name: String, value: JSONValue)] = []
    for rule in rules {
      guard let member = value.value(atPath: rule.path) else { continue }
      let place = path + "." + rule.path.split(separator: "/").joined(separator: ".")
      if let read = rule.kind.read(member, at: place, &problems) {
        members.append((rule.name, read))
      }
    }
    return members
  }
}

extension MappingRules.Kind {
  /// Returns a value of the type, or nil if it cannot be converted; both are reported.
  fileprivate func read(
    _ value: JSONValue,
    at place: String,
    _ problems: inout [LoadProblem]
  ) -> JSONValue? {
    let found = value.kind.phrase
    let read: JSONValue? =
      switch (self, value.kind) {
      case (.text, .string), (.number, .number), (.bool, .bool): value
      case (.text, .number): .string(value.text)
      case (.number, .string): value.string.flatMap { Int($0) }.map { .number($0) }
      case (.bool, .number): .bool(value.double != 0)
      case (.bool, .string): .bool(Self.isYes(value.string ?? ""))
      case (.bool, .null): .bool(false)
      default: nil
      }
    guard let read else {
      let isNull = value.kind == .null
      problems.append(
        LoadProblem(
          path: place,
          problem: isNull ? "null" : "expected \(phrase), found \(found)",
          action: isNull ? "left unchanged" : "dropped"
        )
      )
      return nil
    }
    if read.kind != value.kind {
      problems.append(
        LoadProblem(
          path: place,
          problem: "expected \(phrase), found \(found)",
          action: "converted to \(read.text)"
        )
      )
    }
    return read
  }

  private var phrase: String {
    switch self {
    case .text: "a string"
    case .number: "a number"
    case .bool: "true or false"
    }
  }

  /// Whether a text means true: it begins with y or t, or is "1".
  private static func isYes(_ text: String) -> Bool {
    text == "1" || ["y", "Y", "t", "T"].contains { text.hasPrefix($0) }
  }
}
