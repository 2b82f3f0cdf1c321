import JSON
import TableModel

/// What a sample of rows holds under one key.
struct KeyStatistics {
  private static let longestCompared = 64

  let key: String
  private(set) var present = 0
  private(set) var strings = 0
  private(set) var numbers = 0
  private(set) var bools = 0
  private(set) var containers = 0
  private(set) var addresses = 0
  private(set) var plausibleHeights = 0
  private var seen: Set<ArraySlice<UInt8>> = []

  init(_ key: String) { self.key = key }

  /// How many values differ in their first bytes.
  var distinct: Int { seen.count }

  /// Texts and numbers.
  var readable: Int { strings + numbers }

  /// The kind that most values have, or nil where they differ or are null.
  var usualKind: JSONValue.Kind? {
    let most = max(strings, numbers, bools)
    guard most > 0, most * 2 > present else { return nil }
    return most == strings ? .string : most == numbers ? .number : .bool
  }

  mutating func count(_ value: JSONValue) {
    present += 1
    switch value.kind {
    case .string:
      strings += 1
      if value.utf8.starts(with: "\"http".utf8) { addresses += 1 }
    case .number:
      numbers += 1
      if let number = value.double, (0...2000).contains(number) { plausibleHeights += 1 }
    case .bool: bools += 1
    case .object, .array: containers += 1
    case .null: return
    }
    seen.insert(value.utf8.prefix(KeyStatistics.longestCompared))
  }
}
