import JSON
import TableModel

/// The first rows of a document, looked at so that keys can be bound and new rows can look like the
/// rest.
struct RowSample {
  private static let size = 100

  private(set) var rows = 0
  private(set) var objects = 0
  private(set) var strings = 0
  private(set) var numbers = 0

  /// The keys in order of their first appearance.
  private(set) var keys: [KeyStatistics] = []
  private var places: [ItemID: Int] = [:]

  init() {}

  init(of layout: TableLayout, in document: JSONDocument) {
    for section in layout.sections where layout.shape != .keyValues {
      guard let list = section.rows else { continue }
      for index in 0..<min(list.count, RowSample.size - rows) {
        count(document.value(at: list.start(index)))
      }
      if rows >= RowSample.size { return }
    }
  }

  subscript(key: String) -> KeyStatistics? { places[ItemID(key)].map { keys[$0] } }

  /// Whether there are rows, and none of them is an object.
  var holdsScalarsOnly: Bool { rows > 0 && objects == 0 }

  private mutating func count(_ row: JSONValue) {
    rows += 1
    switch row.kind {
    case .string: strings += 1
    case .number: numbers += 1
    case .object:
      objects += 1
      for member in row.members {
        let place = places[ItemID(member.key)] ?? keys.count
        if place == keys.count {
          keys.append(KeyStatistics(member.key))
          places[ItemID(member.key)] = place
        }
        keys[place].count(member.value)
      }
    case .array, .bool, .null: break
    }
  }
}
