public import JSON

/// The fields of a row, found in one pass over its text.
///
/// Each field equals the property of ``Item`` with the same name; use this to read several of them.
package struct ItemFields {
  /// The row.
  package let item: Item

  /// The members of the object, or nil if the row is not an object.
  private let found: JSONMembersFound?

  /// Finds the fields of a row.
  ///
  /// - Complexity: linear in the size of the row's text.
  package init(_ item: Item) {
    self.item = item
    found = item.hasMembers ? item.value.members(named: item.bindings.keys) : nil
  }

  /// The value of ``Item/id``.
  package var id: ItemID { item.id(boundTo: field(.id)) }

  /// The text of the id.
  package var idText: FieldText { item.idText(boundTo: field(.id)) }

  /// The value of ``Item/title``.
  package var title: String? { titleText.string }

  /// The text of the title.
  package var titleText: FieldText { item.titleText(field(.title)) }

  /// The value of ``Item/subtitle``.
  package var subtitle: String? { subtitleText.string }

  /// The text of the subtitle.
  package var subtitleText: FieldText {
    item.subtitleText(field(.subtitle), below: field(.title))
  }

  /// The value of ``Item/image``.
  package var image: String? { field(.image)?.string }

  /// The value of ``Item/accessory``.
  package var accessory: String? { field(.accessory)?.plainText }

  /// The value of ``Item/cellKind``.
  package var cellKind: String? { item.cellKind(field(.kind)) }

  /// The value of ``Item/level``.
  package var level: Int { Item.level(field(.level)) }

  private func field(_ field: ItemBindings.Field) -> JSONValue? { found?[field.rawValue] }
}

/// The text of a field of a row, before it becomes a string.
package enum FieldText {
  /// The row does not have the field.
  case none

  /// A database stores NULL in the field, which is shown as that word.
  case null

  /// A text of the row outside its value.
  case text(String)

  /// A value, which reads as its ``JSON/JSONValue/plainText``.
  case value(JSONValue)

  /// Reads a value; null and nil mean no text.
  init(_ value: JSONValue?) {
    if let value, value.kind != .null { self = .value(value) } else { self = .none }
  }

  /// The text that stands for NULL.
  package static let nullText = "NULL"

  /// Whether a person sees nothing there.
  var isBlank: Bool {
    switch self {
    case .none: true
    case .null: false
    case .text(let text): text.isEmpty
    case .value(let value): value.isBlank
    }
  }

  /// The text, or nil if there is none.
  package var string: String? {
    switch self {
    case .none: nil
    case .null: Self.nullText
    case .text(let text): text
    case .value(let value): value.plainText
    }
  }
}

extension JSONValue {
  /// Whether the value is a string without a visible character, as written with plain blanks.
  package var isBlank: Bool {
    kind == .string && utf8.dropFirst().dropLast().allSatisfy { $0 == UInt8(ascii: " ") }
  }
}

extension Item {
  /// Returns the value of a member of the object, or nil.
  ///
  /// A key-value row, or a row that is not an object, has no members.
  public func member(_ name: String) -> JSONValue? {
    hasMembers ? value[name] : nil
  }

  /// Returns the text under a name, with numbers and Booleans as written; nil if there is none.
  public func text(of name: String) -> String? { member(name)?.plainText }

  /// Returns the number under a name, or nil.
  public func number(of name: String) -> Double? { member(name)?.double }

  /// Returns the Boolean under a name, or nil.
  public func flag(of name: String) -> Bool? { member(name)?.bool }

  /// Returns the texts of a list under a name; empty if the value is not a list.
  public func texts(of name: String) -> [String] {
    guard let list = member(name), list.kind == .array else { return [] }
    return list.elements.compactMap(\.plainText)
  }
}
