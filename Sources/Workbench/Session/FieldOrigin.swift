import JSON
import TableModel
import TextLayout

/// Where the value of a field of a row came from.
struct FieldOrigin: Hashable, Sendable {
  /// What the field is called.
  let field: String

  /// The key of the row's object that it is read from, or nil.
  let key: String?

  /// What the row shows, or nil.
  let value: String?

  /// How it came from there, in a few words.
  let origin: String

  /// The fields of a row, those first that a cell shows.
  @MainActor static func all(of item: Item) -> [FieldOrigin] {
    let bindings = item.bindings
    return [
      facts("title", bindings.title, item.title, item),
      facts("subtitle", bindings.subtitle, item.subtitle, item),
      facts("image", bindings.image, item.image, item),
      facts("accessory", bindings.accessory, item.accessory, item),
      facts("id", bindings.id, item.id.text, item),
    ]
  }

  private static func facts(
    _ field: String,
    _ key: String?,
    _ value: String?,
    _ item: Item
  ) -> FieldOrigin {
    FieldOrigin(field: field, key: key, value: value, origin: origin(field, key, value, item))
  }

  private static func origin(
    _ field: String,
    _ key: String?,
    _ value: String?,
    _ item: Item
  ) -> String {
    if item.key != nil { return origin(ofMember: field) }
    guard item.value.kind == .object else {
      if field == "title" { return coerced("the row itself", item.value) }
      return field == "id" ? place(of: item) : "the row is no object"
    }
    guard let key else { return field == "id" ? place(of: item) : "no key is bound to it" }
    guard let found = item.value[MemberPath(orKey: key)] else {
      return field == "id" ? "no key \(key), so \(place(of: item))" : "the row has no key \(key)"
    }
    if value == nil { return "the key \(key) holds \(found.words), which shows nothing" }
    return coerced("the key \(key)", found)
  }

  /// In a row that is a member of an object.
  private static func origin(ofMember field: String) -> String {
    switch field {
    case "title", "id": "the name of the member"
    case "subtitle": "the value of the member"
    default: "a member has no such field"
    }
  }

  private static func place(of item: Item) -> String {
    switch item.origin {
    case .loaded: "the place in the file"
    case .made(let number): "row \(number) made in this session"
    }
  }

  private static func coerced(_ origin: String, _ value: JSONValue) -> String {
    value.kind == .string ? origin : "\(origin), \(value.words) shown as text"
  }
}

extension JSONValue {
  /// What kind of value it is, with its article.
  fileprivate var words: String {
    switch kind {
    case .string: "a text"
    case .number: "a number"
    case .null: "null"
    case .object: "an object"
    case .array: "a list"
    default: compact.text
    }
  }
}
