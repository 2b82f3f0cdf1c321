public import JSON

/// The name of a value that rows have, as a person types it: a key or a path.
///
/// `title`, `subtitle`, `image` and `height` stand for the keys that are bound to them.
public struct RowKey: Hashable, Sendable {
  /// The name as it was typed.
  public let name: String

  /// The path that the name means; a name that does not read as one is a key as it is.
  public let path: MemberPath

  /// Names a value.
  public init(_ name: String) {
    self.name = name
    path = MemberPath(orKey: name)
  }

  /// The value that a row has under the name, or nil where it has none; a null is none.
  ///
  /// A row that is not an object has its title only; a key-value row has its key as title and its value as
  /// subtitle.
  ///
  /// - Parameter item: The row.
  /// - Returns: The value.
  public func value(of item: Item) -> JSONValue? {
    guard let found = find(in: item), found.kind != .null else { return nil }
    return found
  }

  private func find(in item: Item) -> JSONValue? {
    if let key = item.key {
      switch name {
      case "title", "key": return .string(key)
      case "subtitle", "value": return item.value
      default: break
      }
    }
    guard item.value.kind == .object else {
      if item.key == nil, name == "title" || name == "value" { return item.value }
      return item.value.kind == .array ? item.value[path] : nil
    }
    guard item.key == nil, let field else { return item.value[path] }
    if field == .height, let height = item.heightByHand { return .number(height) }
    return item.value[item.bindings.path(of: field) ?? path]
  }

  /// The field that the name stands for, or nil.
  private var field: ItemBindings.Field? {
    switch name {
    case "title": .title
    case "subtitle": .subtitle
    case "image": .image
    case "height": .height
    default: nil
    }
  }

  /// The names that a row has values under, in its order.
  ///
  /// - Parameter item: The row.
  /// - Returns: The names.
  public static func names(of item: Item) -> [String] {
    let own = item.key == nil ? [] : ["key", "value"]
    guard item.value.kind == .object else { return own.isEmpty ? ["title"] : own }
    return own + item.value.members.map(\.key)
  }
}

/// What tells one row from another, wherever it moves.
///
/// Ids are compared as UTF-8 bytes. Two spellings that Unicode holds to be equal (NFC and NFD) stay two
/// ids, as they are two ids in the file.
public struct ItemID: Sendable {
  /// The id as text.
  public let text: String

  /// Creates an id from text.
  public init(_ text: String) { self.text = text }
}

extension ItemID: Hashable {
  public static func == (left: ItemID, right: ItemID) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
    hasher.combine(0xFF as UInt8)
  }
}

extension ItemID: CustomStringConvertible {
  public var description: String { text }
}
