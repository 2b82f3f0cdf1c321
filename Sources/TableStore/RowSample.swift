import JSON
import TableModel

/// The first rows of a document, looked at so that keys can be bound and new rows can look like the
/// rest.
struct RowSample {
  /// How many rows a sample has at the most.
  static let size = 100

  private(set) var rows = 0
  private(set) var objects = 0
  private(set) var strings = 0
  private(set) var numbers = 0

  /// The keys in order of their first appearance.
  private(set) var keys: [KeyStatistics] = []
  private var places: [ItemID: Int] = [:]

  init() {}

  /// Looks at the first rows of a document.
  ///
  /// - Parameters:
  ///   - layout: Where the rows are.
  ///   - document: The document.
  ///   - goesOn: Asked every few thousand keys; false ends it where it is.
  init(of layout: TableLayout, in document: JSONDocument, goesOn: () -> Bool = { true }) {
    for section in layout.sections where layout.shape != .keyValues {
      guard let list = section.rows else { continue }
      for index in 0..<min(list.count, RowSample.size - rows) {
        guard count(document.value(at: list.start(index)), goesOn) else { return }
      }
      if rows >= RowSample.size { return }
    }
  }

  subscript(key: String) -> KeyStatistics? { places[ItemID(key)].map { keys[$0] } }

  /// Whether there are rows, and none of them is an object.
  var holdsScalarsOnly: Bool { rows > 0 && objects == 0 }

  /// Counts a row; false where it was given up.
  private mutating func count(_ row: JSONValue, _ goesOn: () -> Bool) -> Bool {
    rows += 1
    switch row.kind {
    case .string: strings += 1
    case .number: numbers += 1
    case .object:
      objects += 1
      var count = 0
      for member in row.members {
        count += 1
        if count & 0xFFF == 0, !goesOn() { return false }
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
