import JSON
import TableModel

/// The first rows of a document, used to bind keys and to give new rows the same layout.
struct RowSample {
  /// The greatest number of rows of a sample.
  static let size = 100

  private(set) var rows = 0
  private(set) var objects = 0
  private(set) var strings = 0
  private(set) var numbers = 0

  /// The keys in order of their first appearance.
  private(set) var keys: [KeyStatistics] = []
  private var places: [ItemID: Int] = [:]

  init() {}

  /// Creates a sample from the first rows of a document.
  ///
  /// - Parameters:
  ///   - layout: The layout of the rows.
  ///   - document: The document.
  ///   - isCancelled: Called every few thousand keys; return true to stop with a partial sample.
  init(of layout: TableLayout, in document: JSONDocument, isCancelled: () -> Bool = { false }) {
    for section in layout.sections where layout.shape != .keyValues {
      guard let list = section.rows else { continue }
      for index in 0..<min(list.count, RowSample.size - rows) {
        guard count(document.value(at: list.start(index)), isCancelled) else { return }
      }
      if rows >= RowSample.size { return }
    }
  }

  subscript(key: String) -> KeyStatistics? { places[ItemID(key)].map { keys[$0] } }

  /// Whether there are rows, and none of them is an object.
  var holdsScalarsOnly: Bool { rows > 0 && objects == 0 }

  /// Counts a row; returns false if canceled.
  private mutating func count(_ row: JSONValue, _ isCancelled: () -> Bool) -> Bool {
    rows += 1
    switch row.kind {
    case .string: strings += 1
    case .number: numbers += 1
    case .object:
      objects += 1
      var count = 0
      for member in row.members {
        count += 1
        if count & 0xFFF == 0, isCancelled() { return false }
        let key = ItemID(member.key)
        let place = places[key] ?? keys.count
        if place == keys.count {
          keys.append(KeyStatistics(key.text))
          places[key] = place
        }
        keys[place].count(member.value)
      }
    case .array, .bool, .null: break
    }
    return true
  }
}

/// The values of one key in a sample of rows.
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

  /// The number of values that differ in their first bytes.
  var distinct: Int { seen.count }

  /// The number of texts and numbers.
  var readable: Int { strings + numbers }

  /// The kind of most values, or nil if they differ or are null.
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
