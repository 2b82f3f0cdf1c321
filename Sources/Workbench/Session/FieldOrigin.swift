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
    text(field, key, value, item).words
  }

  private static func text(
    _ field: String,
    _ key: String?,
    _ value: String?,
    _ item: Item
  ) -> OriginText {
    if item.isKeyValue { return origin(ofMember: field) }
    if let own = item.key, key == nil || item.value[MemberPath(orKey: key ?? "")] == nil,
      value == own
    {
      return .rowKey
    }
    guard item.value.kind == .object else {
      if field == "title" { return coerced(.rowItself, item.value) }
      return field == "id" ? place(of: item) : .notAnObject
    }
    guard let key else { return field == "id" ? place(of: item) : .unboundKey }
    guard let found = item.value[MemberPath(orKey: key)] else {
      return field == "id" ? .idWithoutKey(key, place: place(of: item).words) : .noKey(key)
    }
    if value == nil { return .keyShowsNothing(key, value: found.words) }
    return coerced(.key(key), found)
  }

  /// Returns the origin of a field whose row is a member of an object.
  private static func origin(ofMember field: String) -> OriginText {
    switch field {
    case "title", "id": .memberName
    case "subtitle": .memberValue
    default: .notOfMember
    }
  }

  private static func place(of item: Item) -> OriginText {
    switch item.origin {
    case .loaded: .positionInFile
    case .made(let number): .createdRow(number: number)
    }
  }

  private static func coerced(_ origin: OriginText, _ value: JSONValue) -> OriginText {
    value.kind == .string ? origin : .shownAsText(origin: origin.words, value: value.words)
  }
}

extension JSONValue {
  /// The kind of the value with its article, or the value itself if it is true or false.
  fileprivate var words: String { kind == .bool ? compact.text : kind.phrase }
}
