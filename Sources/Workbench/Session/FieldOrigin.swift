import JSON
import TableModel
import TextLayout

/// The origin of a field's value in a row.
struct FieldOrigin: Hashable, Sendable {
  /// The name of the field.
  let field: String

  /// The key of the row's object that supplies the value, or nil.
  let key: String?

  /// The displayed value, or nil.
  let value: String?

  /// A short description of the origin.
  let origin: String

  /// Returns the fields of a row; those that a cell shows come first.
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
    if item.isKeyValue { return origin(ofMember: field) }
    if let own = item.key, key == nil || item.value[MemberPath(orKey: key ?? "")] == nil,
      value == own
    {
      return "the key of the row"
    }
    guard item.value.kind == .object else {
      if field == "title" { return coerced("the row itself", item.value) }
      return field == "id" ? place(of: item) : "the row is not an object"
    }
    guard let key else { return field == "id" ? place(of: item) : "no key is bound to it" }
    guard let found = item.value[MemberPath(orKey: key)] else {
      return field == "id" ? "no key \(key), so \(place(of: item))" : "the row has no key \(key)"
    }
    if value == nil { return "the key \(key) contains \(found.words), which shows nothing" }
    return coerced("the key \(key)", found)
  }

  /// Returns the origin of a field whose row is a member of an object.
  private static func origin(ofMember field: String) -> String {
    switch field {
    case "title", "id": "the name of the member"
    case "subtitle": "the value of the member"
    default: "a member has no such field"
    }
  }

  private static func place(of item: Item) -> String {
    switch item.origin {
    case .loaded: "the position in the file"
    case .made(let number): "row \(number) created in this session"
    }
  }

  private static func coerced(_ origin: String, _ value: JSONValue) -> String {
    value.kind == .string ? origin : "\(origin), \(value.words) shown as text"
  }
}

extension JSONValue {
  /// The kind of the value with its article, or the value itself if it is true or false.
  fileprivate var words: String { kind == .bool ? compact.text : kind.phrase }
}
