import CommandLanguage
import JSON
import TableModel

/// The members of a row as data: the members of its object, or its value if it is not an object.
///
/// A key-value row also has its key.
struct RowMembers: Sequence {
  private let item: Item

  init(_ item: Item) { self.item = item }

  func makeIterator() -> Iterator { Iterator(item) }

  /// A member with the JSON text of its key.
  struct Member {
    /// The key in quotes.
    let writtenKey: ArraySlice<UInt8>

    /// The value.
    let value: JSONValue

    /// The decoded key.
    ///
    /// - Complexity: Linear in its length; each access creates the string.
    var key: String { JSONValue(validated: Array(writtenKey), at: 0).string ?? "" }
  }

  /// An iterator over the members.
  struct Iterator: IteratorProtocol {
    private static let key = Array("\"key\"".utf8)
    private static let value = Array("\"value\"".utf8)

    private var key: String?
    private var scalar: JSONValue?
    private var members: JSONMembers.Iterator

    fileprivate init(_ item: Item) {
      key = item.key
      scalar = item.value.kind == .object ? nil : item.value
      members = item.value.members.makeIterator()
    }

    mutating func next() -> Member? {
      if let key = key.take() {
        return Member(writtenKey: Self.key[...], value: .string(key))
      }
      if let scalar = scalar.take() {
        return Member(writtenKey: Self.value[...], value: scalar)
      }
      return members.next().map {
        Member(writtenKey: $0.value.source[$0.keyRange], value: $0.value)
      }
    }
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

  /// Returns the members of a row to show next to its address and id, without the id's own member.
  static func members(besideAddress item: Item) -> [AnswerValue.Member] {
    RowMembers(item).compactMap { member in
      let key = member.key
      guard !isID(key, of: item) else { return nil }
      return .init(name(of: key), .json(member.value))
    }
  }

  /// Returns the members of a row to show next to its address, id, title and subtitle.
  ///
  /// The members that are bound to one of these are left out.
  static func members(besideSummary item: Item) -> [AnswerValue.Member] {
    RowMembers(item).compactMap { member in
      let key = member.key
      guard !isID(key, of: item), !isShown(key, of: item) else { return nil }
      return .init(name(of: key, besides: reservedInRecords), .json(member.value))
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
  static func id(of item: Item) -> OutputCell {
    if item.key == nil, item.bindings.id == "id", let value = item.member("id") {
      return .raw(value)
    }
    return .text(item.id.text)
  }
}
