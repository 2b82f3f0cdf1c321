import JSON

// Rows that a value brings along: `details` is a list of rows, or an object of such lists by value.
extension FormField {
  /// The rows that a value of an item brings along; none for a value that counts as not given.
  public func details(of item: Item, for text: String) -> [Item] {
    guard isFilled(text), let details = item.member("details") else { return [] }
    switch details.kind {
    case .array: return Self.rows(details, of: item, branch: "")
    case .object: return details[text].map { Self.rows($0, of: item, branch: text + "-") } ?? []
    default: return []
    }
  }

  /// All rows that any value of an item may bring along.
  public func possibleDetails(of item: Item) -> [Item] {
    guard let details = item.member("details") else { return [] }
    switch details.kind {
    case .array: return Self.rows(details, of: item, branch: "")
    case .object:
      return details.members.flatMap { member in
        details[member.key].map { Self.rows($0, of: item, branch: member.key + "-") } ?? []
      }
    default: return []
    }
  }

  /// By which name a row that a value brought along is known again: its id, else its member `id`.
  public static func name(ofDetail item: Item) -> String? { item.boundID ?? item.text(of: "id") }

  /// The rows of a list; an object without an id gets one.
  private static func rows(_ list: JSONValue, of item: Item, branch: String) -> [Item] {
    guard list.kind == .array else { return [] }
    let key = item.bindings.id ?? "id"
    return list.elements.enumerated().compactMap { number, value in
      guard value.kind == .object else { return nil }
      var row = Item(value, origin: .made(0), bindings: item.bindings)
      if name(ofDetail: row) == nil {
        row.value = value.setting(key, to: .string("\(item.id.text)-\(branch)\(number)"))
      }
      return row
    }
  }
}
