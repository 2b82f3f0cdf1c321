public import JSON

/// The counts of the values under one path.
struct KeyNode: Sendable {
  /// The number of rows with a value other than null.
  private(set) var coverage = 0
  private var lastRow = 0

  /// The kinds of values in order of their first appearance.
  private(set) var types: [String] = []
  private var kinds: UInt16 = 0

  private var hashes: Set<Int> = []

  /// Whether there may be more different values than were counted.
  private(set) var isDistinctCut = false

  /// The first different values; most values of a key with few values are among them.
  private var firsts: [JSONValue] = []

  /// The smallest and the greatest value, if all values are numbers or all are dates.
  private(set) var least: JSONValue?
  private(set) var greatest: JSONValue?
  private var bounds: (least: Bound, greatest: Bound)?
  private var isRanged = true

  private enum Bound: Sendable {
    case number(Double)
    case date(DateSpan.Moment)
  }

  /// The number of different values.
  var distinct: Int { hashes.count }

  /// The first three different values.
  var examples: [JSONValue] { Array(firsts.prefix(3)) }

  /// Counts a value.
  ///
  /// - Parameters:
  ///   - kind: The kind of the value.
  ///   - row: The number of its row, from 1.
  ///   - isFull: Whether the limit of different values is reached.
  ///   - value: Returns the value; not called if its kind is enough.
  /// - Returns: Whether the node stores one more value.
  mutating func count(
    _ kind: JSONValue.Kind,
    row: Int,
    isFull: Bool,
    _ value: () -> JSONValue
  ) -> Bool {
    if kind == .array { noteArray(value()) } else { note(kind, isElement: false) }
    guard kind != .null else { return false }
    // A duplicate key in one object counts once.
    if lastRow != row { coverage += 1 }
    lastRow = row
    guard kind != .object else {
      isRanged = false
      return false
    }
    guard isRanged || !isDistinctCut else { return false }
    return count(value(), kind, isFull: isFull)
  }

  /// Counts a value in the range and among the different values.
  private mutating func count(_ value: JSONValue, _ kind: JSONValue.Kind, isFull: Bool) -> Bool {
    let isKnown = !isDistinctCut && firsts.contains(value)
    if isRanged, !isKnown { range(value, kind) }
    guard !isDistinctCut, !isKnown else { return false }
    let hash = value.hashValue
    guard !hashes.contains(hash) else { return false }
    guard !isFull, hashes.count < KeyCensus.distinctLimit else {
      isDistinctCut = true
      return false
    }
    hashes.insert(hash)
    if firsts.count < 8 { firsts.append(value.utf8.count <= 200 ? value.copy : value) }
    return true
  }

  /// Records the kinds of the first elements of an array.
  private mutating func noteArray(_ value: JSONValue) {
    var isEmpty = true
    for element in value.elements.lazy.prefix(100) {
      isEmpty = false
      note(element.kind, isElement: true)
    }
    if isEmpty { note(.array, isElement: false) }
  }

  private mutating func note(_ kind: JSONValue.Kind, isElement: Bool) {
    let bit: UInt16 = 1 << UInt16(kind.number + (isElement ? 6 : 0))
    guard kinds & bit == 0 else { return }
    kinds |= bit
    types.append(isElement ? "array of \(kind.word)" : kind.word)
  }

  private mutating func range(_ value: JSONValue, _ kind: JSONValue.Kind) {
    guard let bound = Self.bound(value, kind) else {
      (isRanged, least, greatest, bounds) = (false, nil, nil, nil)
      return
    }
    guard let old = bounds else {
      (bounds, least, greatest) = ((bound, bound), value, value)
      return
    }
    switch (bound, old.least, old.greatest) {
    case (.number(let number), .number(let low), .number(let high)):
      if number < low { (bounds, least) = ((bound, old.greatest), value) }
      if number > high { (bounds, greatest) = ((old.least, bound), value) }
    case (.date(let date), .date(let low), .date(let high)):
      if date < low { (bounds, least) = ((bound, old.greatest), value) }
      if date > high { (bounds, greatest) = ((old.least, bound), value) }
    default: (isRanged, least, greatest, bounds) = (false, nil, nil, nil)
    }
  }

  private static func bound(_ value: JSONValue, _ kind: JSONValue.Kind) -> Bound? {
    switch kind {
    case .number: return value.double.map { .number($0) }
    case .string:
      let bytes = value.utf8.dropFirst().dropLast()
      return DateSpan(bytes, allowsYear: false).map { .date($0.start) }
    default: return nil
    }
  }
}

/// Information about the values under a path.
public struct KeyFacts: Hashable, Sendable {
  /// The path, in a form to type.
  public let path: String

  /// The kinds of values in order of their first appearance, in JSON's terms.
  public let types: [String]

  /// The number of rows with a value other than null.
  public let coverage: Int

  /// The number of different values, or nil if all values are objects.
  public let distinct: Int?

  /// Whether there may be more different values than ``distinct``.
  public let isDistinctCut: Bool

  /// The smallest and the greatest value, if all are numbers or all are dates.
  public let range: [JSONValue]?

  /// The first three different values.
  public let examples: [JSONValue]

  init(path: String, _ node: KeyNode) {
    self.path = path
    types = node.types
    coverage = node.coverage
    distinct = node.distinct == 0 && !node.isDistinctCut ? nil : node.distinct
    isDistinctCut = node.isDistinctCut
    if let least = node.least, let greatest = node.greatest {
      range = [least, greatest]
    } else {
      range = nil
    }
    examples = node.examples
  }
}

extension JSONValue {
  /// A copy of the value in its own memory, which does not retain the text of the whole file.
  fileprivate var copy: JSONValue { JSONValue(validated: Array(utf8), range: 0..<utf8.count) }
}

extension JSONValue.Kind {
  fileprivate var number: Int {
    switch self {
    case .object: 0
    case .array: 1
    case .string: 2
    case .number: 3
    case .bool: 4
    case .null: 5
    }
  }

  /// JSON's name for the kind.
  fileprivate var word: String {
    switch self {
    case .object: "object"
    case .array: "array"
    case .string: "string"
    case .number: "number"
    case .bool: "bool"
    case .null: "null"
    }
  }
}
