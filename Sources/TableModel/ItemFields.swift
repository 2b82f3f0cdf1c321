public import JSON

/// The fields of a row, found in one pass over its text.
///
/// Each of them is what the property of the same name of ``Item`` is; whoever needs several asks here.
package struct ItemFields {
  /// The row.
  package let item: Item

  /// What its object has, or nil where it is none.
  private let found: JSONMembersFound?

  /// Looks for the fields of a row.
  ///
  /// - Complexity: linear in the size of the row's text.
  package init(_ item: Item) {
    self.item = item
    found = item.hasMembers ? item.value.members(named: item.bindings.keys) : nil
  }

  /// What ``Item/id`` is.
  package var id: ItemID { item.id(boundTo: field(.id)) }

  /// What the text of the id reads as.
  package var idText: FieldText { item.idText(boundTo: field(.id)) }

  /// What ``Item/title`` is.
  package var title: String? { titleText.string }

  /// What the title reads as.
  package var titleText: FieldText { item.titleText(field(.title)) }

  /// What ``Item/subtitle`` is.
  package var subtitle: String? { subtitleText.string }

  /// What the subtitle reads as.
  package var subtitleText: FieldText { item.subtitleText(field(.subtitle)) }

  /// What ``Item/image`` is.
  package var image: String? { field(.image)?.string }

  /// What ``Item/accessory`` is.
  package var accessory: String? { field(.accessory)?.plainText }

  /// What ``Item/cellKind`` is.
  package var cellKind: String? { field(.kind)?.string }

  /// What ``Item/level`` is.
  package var level: Int { Item.level(field(.level)) }

  private func field(_ field: ItemBindings.Field) -> JSONValue? { found?[field.rawValue] }
}

/// What a field of a row reads as, before anybody makes a string of it.
package enum FieldText {
  /// The row has nothing there.
  case none

  /// A text that the row has beside its value.
  case text(String)

  /// A value, which reads as its ``JSON/JSONValue/plainText``.
  case value(JSONValue)

  /// Reads a value; null and no value are nothing.
  init(_ value: JSONValue?) {
    if let value, value.kind != .null { self = .value(value) } else { self = .none }
  }

  /// The text, or nil where there is nothing.
  package var string: String? {
    switch self {
    case .none: nil
    case .text(let text): text
    case .value(let value): value.plainText
    }
  }

  /// Appends the text in UTF-8.
  ///
  /// - Returns: Whether there is anything.
  @discardableResult
  package func append(to bytes: inout [UInt8]) -> Bool {
    switch self {
    case .none: return false
    case .text(let text): bytes.append(contentsOf: text.utf8)
    case .value(let value) where value.kind == .string: value.appendString(to: &bytes)
    case .value(let value): bytes.append(contentsOf: value.compact.utf8)
    }
    return true
  }
}

extension Item {
  /// What the row's object has under a name, whatever that is bound to, or nil.
  ///
  /// A key-value row and one that is no object have nothing.
  public func member(_ name: String) -> JSONValue? {
    guard key == nil, value.kind == .object else { return nil }
    return value[name]
  }

  /// The text under a name, numbers and truth values as they are written; nil where there is none.
  public func text(of name: String) -> String? { member(name)?.plainText }

  /// The number under a name, or nil.
  public func number(of name: String) -> Double? { member(name)?.double }

  /// The truth value under a name, or nil.
  public func flag(of name: String) -> Bool? { member(name)?.bool }

  /// The texts of a list under a name; none where there is no list.
  public func texts(of name: String) -> [String] {
    guard let list = member(name), list.kind == .array else { return [] }
    return list.elements.compactMap(\.plainText)
  }
}
