public import JSON

/// The name of a value that rows have, as the user types it.
///
/// `title`, `subtitle`, `image` and `height` mean the keys that are bound to them.
public struct RowKey: Hashable, Sendable {
  /// The typed name.
  public let name: String

  /// Creates a name.
  public init(_ name: String) { self.name = name }

  /// Returns the value of a row under the name, or nil if it has none or null.
  ///
  /// A row that is not an object has only a title. A key-value row has its key as title and its
  /// value as subtitle.
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
      return item.key == nil && (name == "title" || name == "value") ? item.value : nil
    }
    if name == "height", let height = item.heightByHand { return .number(height) }
    return item.value[item.key == nil ? bound(by: item.bindings) : name]
  }

  private func bound(by bindings: ItemBindings) -> String {
    switch name {
    case "title": bindings.title ?? name
    case "subtitle": bindings.subtitle ?? name
    case "image": bindings.image ?? name
    case "height": bindings.height ?? name
    default: name
    }
  }

  /// Returns the names of a row's values, in its order.
  ///
  /// - Parameter item: The row.
  /// - Returns: The names.
  public static func names(of item: Item) -> [String] {
    let own = item.key == nil ? [] : ["key", "value"]
    guard item.value.kind == .object else { return own.isEmpty ? ["title"] : own }
    return own + item.value.members.map(\.key)
  }
}

/// The identity of a row, wherever it moves.
///
/// Ids are compared as UTF-8 bytes. Two spellings that are equal in Unicode (NFC and NFD) remain
/// two ids, as in the file.
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
