import CommandLanguage
import JSON
import TableModel

/// The members of a row as data: the members of its object, or its value if it is not an object.
///
/// A key-value row also has its key.
struct RowMembers {
  private let item: Item

  init(_ item: Item) { self.item = item }

  /// Calls a function with each member in order, and with the object that has it.
  ///
  /// - Complexity: Linear in the size of the row.
  func visit(_ body: (JSONValue, MemberPlace) -> Void) {
    if let outside = outsideMembers { outside.forEachMember { body(outside, $0) } }
    item.value.forEachMember { body(item.value, $0) }
  }

  /// An object of the members that are not in the row's own object; nil for most rows.
  private var outsideMembers: JSONValue? {
    let isObject = item.value.kind == .object
    guard item.key != nil || !isObject else { return nil }
    let key = item.key.map { [("key", JSONValue.string($0))] } ?? []
    return .object(key + (isObject ? [] : [("value", item.value)]))
  }

  /// Returns the members as data, with the names that a function gives to their keys; nil leaves a
  /// member out.
  private func data(_ name: (String) -> String?) -> [AnswerValue.Member] {
    var members: [AnswerValue.Member] = []
    visit { object, member in
      guard let name = name(object.key(of: member)) else { return }
      members.append(.init(name, .json(object.value(of: member))))
    }
    return members
  }
}

extension RowMembers {
  /// The names of the columns before the members of a row.
  private static let reserved = ["section", "row", "id"]

  /// The names of the columns before the members of a row in a record.
  private static let reservedInRecords = reserved + ["title", "subtitle"]

  /// Returns the column name of a member that follows the address and id of its row.
  ///
  /// Two keys never have the same name: `id` becomes `id 2`, and `id 2` becomes `id 2 2`.
  static func name(of key: String) -> String { name(of: key, besides: reserved) }

  private static func name(of key: String, besides reserved: [String]) -> String {
    var start = key[...]
    while start.hasSuffix(" 2") { start = start.dropLast(2) }
    return reserved.contains(String(start)) ? key + " 2" : key
  }

  /// Returns all members of a row.
  static func members(of item: Item) -> [AnswerValue.Member] { RowMembers(item).data { $0 } }

  /// Returns the members of a row to show next to its address and id, without the id's own member.
  static func members(besideAddress item: Item) -> [AnswerValue.Member] {
    RowMembers(item).data { isID($0, of: item) ? nil : name(of: $0) }
  }

  /// Returns the members of a row to show next to its address, id, title and subtitle.
  ///
  /// The members that are bound to one of these are left out.
  static func members(besideSummary item: Item) -> [AnswerValue.Member] {
    RowMembers(item).data { key in
      isID(key, of: item) || isShown(key, of: item)
        ? nil : name(of: key, besides: reservedInRecords)
    }
  }

  /// Whether a member is the title or subtitle, which is already in the column of that name.
  private static func isShown(_ key: String, of item: Item) -> Bool {
    switch key {
    case "title": item.bindings.title == key
    case "subtitle": item.bindings.subtitle == key
    default: false
    }
  }

  /// Whether a member is the id, which is already in the column `id`.
  static func isID(_ key: String, of item: Item) -> Bool {
    key == "id" && item.key == nil && item.bindings.id == key
  }

  /// Returns the id of a row: the value in its object if it has one, else a text.
  ///
  /// - Parameters:
  ///   - item: The row.
  ///   - found: The value of the member `id` if it is already found, or nil. The default is nil.
  /// - Returns: The cell with the id.
  static func id(of item: Item, found: JSONValue? = nil) -> OutputCell {
    if item.key == nil, item.bindings.id == "id", let value = found ?? item.member("id") {
      return .raw(value)
    }
    return .text(item.id.text)
  }
}
