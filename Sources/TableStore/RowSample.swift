import JSON
import TableModel

/// The first rows of a document or section, used to bind keys and to format new rows.
struct RowSample {
  /// The maximum number of rows in a sample.
  static let size = 100

  /// The maximum length of a path into the objects of a row, in keys.
  private static let deepest = 3

  /// The step to the first element of a list.
  static let first = "0"

  /// The maximum number of members of an inner object that are read.
  private static let mostInner = 64

  /// The maximum number of different paths into inner objects.
  private static let mostNested = 512

  private(set) var rows = 0
  private(set) var objects = 0
  private(set) var strings = 0
  private(set) var numbers = 0

  /// The keys in order of their first appearance.
  private(set) var keys: [KeyStatistics] = []

  /// The paths into inner objects in order of their first appearance.
  private(set) var nested: [KeyStatistics] = []
  private var places: [ItemID: Int] = [:]
  private var nestedPlaces: [[String]: Int] = [:]

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
        let row = layout.value(ofRowAt: list.start(index), in: document)
        guard count(row, isCancelled) else { return }
      }
      if rows >= RowSample.size { return }
    }
  }

  /// Reads the first rows of one section.
  init(
    of starts: ArraySlice<UInt32>,
    layout: TableLayout,
    in document: JSONDocument,
    isCancelled: () -> Bool
  ) {
    for start in starts.prefix(RowSample.size) {
      let row = layout.value(ofRowAt: Int(start), in: document)
      guard count(row, isCancelled) else { return }
    }
  }

  /// The statistics of a key or path, in the form that the user types.
  subscript(key: String) -> KeyStatistics? {
    if let place = places[ItemID(key)] { return keys[place] }
    guard !nested.isEmpty else { return nil }
    return nestedPlaces[MemberPath(orKey: key).steps].map { nested[$0] }
  }

  /// Whether the sample has rows, but no objects.
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
        let place = place(of: key, expected: count - 1) ?? keys.count
        if place == keys.count {
          keys.append(KeyStatistics(key.text))
          places[key] = place
        }
        keys[place].count(member.value)
        guard count <= Self.mostInner else { continue }
        countInside(member.value, below: [key.text], depth: 1)
      }
    case .array, .bool, .null: break
    }
    return true
  }

  /// Returns the place of a known key, or nil; most rows have their keys in the order of the first.
  private func place(of key: ItemID, expected: Int) -> Int? {
    keys.indices.contains(expected) && ItemID(keys[expected].key) == key ? expected : places[key]
  }

  /// Counts the members of an inner object, or the first element of a list, one or two levels down.
  ///
  /// The first text of a list, or the first object's texts, can be the title of a row.
  ///
  /// - Parameters:
  ///   - value: The object or list; other values are not counted.
  ///   - steps: The path of the value.
  ///   - depth: The number of keys in the path.
  private mutating func countInside(_ value: JSONValue, below steps: [String], depth: Int) {
    switch value.kind {
    case .object where depth < Self.deepest:
      for member in value.members.prefix(Self.mostInner) {
        let path = steps + [member.key]
        guard count(member.value, at: path) else { continue }
        countInside(member.value, below: path, depth: depth + 1)
      }
    case .array where steps.last != Self.first:
      guard let element = value.elements.first else { return }
      let path = steps + [Self.first]
      if element.kind == .string, depth == 1 { count(element, at: path) }
      if element.kind == .object { countInside(element, below: path, depth: depth) }
    default: break
    }
  }

  /// Counts a value below a key; returns false if there are too many paths.
  @discardableResult private mutating func count(_ value: JSONValue, at path: [String]) -> Bool {
    let place = nestedPlaces[path] ?? nested.count
    if place == nested.count {
      guard nested.count < Self.mostNested else { return false }
      nested.append(KeyStatistics(MemberPath(steps: path).text, steps: path))
      nestedPlaces[path] = place
    }
    nested[place].count(value)
    return true
  }
}
