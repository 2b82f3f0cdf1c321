import CommandLanguage
import JSON
import TableModel

/// The members of a row as data: those of its object, else its value.
///
/// A key-value row has its key as well.
struct RowMembers: Sequence {
  private let item: Item

  init(_ item: Item) { self.item = item }

  func makeIterator() -> Iterator { Iterator(item) }

  /// A member, with its key as it is written.
  struct Member {
    /// The key with its quotes.
    let writtenKey: ArraySlice<UInt8>

    /// The value.
    let value: JSONValue

    /// The decoded key.
    ///
    /// - Complexity: linear in its length; the string is made each time.
    var key: String { JSONValue(validated: Array(writtenKey), at: 0).string ?? "" }
  }

  /// A walk over the members.
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
  /// The names that stand before the members of a row.
  private static let reserved = ["section", "row", "id"]

  /// Returns the name of a member beside the address and the id of its row.
  static func name(of key: String) -> String { reserved.contains(key) ? key + " 2" : key }

  /// The members of a row beside its address and id, without the member that is that id.
  static func members(besideAddress item: Item) -> [AnswerValue.Member] {
    RowMembers(item).compactMap { member in
      let key = member.key
      guard !isID(key, of: item) else { return nil }
      return .init(name(of: key), .json(member.value))
    }
  }

  /// The members of a row beside its address, id, title and subtitle, without those that are one of these.
  static func members(besideSummary item: Item) -> [AnswerValue.Member] {
    members(besideAddress: item).compactMap { member in
      switch member.key {
      case "title": item.bindings.title == "title" ? nil : .init("title 2", member.value)
      case "subtitle":
        item.bindings.subtitle == "subtitle" ? nil : .init("subtitle 2", member.value)
      default: member
      }
    }
  }

  /// Whether a member is the id that stands in the column `id`.
  static func isID(_ key: String, of item: Item) -> Bool {
    key == "id" && item.key == nil && item.bindings.id == key
  }

  /// The id of a row: as its object has it, else as text.
  static func id(of item: Item) -> OutputCell {
    if item.key == nil, item.bindings.id == "id", let value = item.member("id") {
      return .raw(value)
    }
    return .text(item.id.text)
  }
}
