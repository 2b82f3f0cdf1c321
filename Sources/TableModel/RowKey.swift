public import JSON

/// The name of a value in rows, as the user types it: a key or a path.
///
/// `title`, `subtitle`, `image` and `height` mean the keys that are bound to them.
public struct RowKey: Hashable, Sendable {
  /// The typed name.
  public let name: String

  /// The path with the name; if the name is not a valid path, it is a key.
  public let path: MemberPath

  /// Creates a name.
  public init(_ name: String) {
    self.name = name
    path = MemberPath(orKey: name)
  }

  /// Returns the value of a row under the name, or nil if it is missing or null.
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
    if let key = item.key, item.hasMembers {
      if let found = item.value[field.flatMap { item.bindings.path(of: $0) } ?? path] {
        return found
      }
      return name == "title" || name == "key" ? .string(key) : nil
    }
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

  /// Returns the key or path that the name means in rows with bindings.
  package func boundName(in bindings: ItemBindings) -> String {
    field.flatMap { bindings[$0] } ?? name
  }

  /// The field with the name, or nil.
  var field: ItemBindings.Field? {
    switch name {
    case "title": .title
    case "subtitle": .subtitle
    case "image": .image
    case "height": .height
    default: nil
    }
  }

  /// Returns the names of a row's values in order; names inside an object follow its own name.
  ///
  /// - Parameters:
  ///   - item: The row.
  ///   - levels: The number of nested levels of objects to include.
  ///   - limit: The maximum number of names.
  /// - Returns: The names, each with its value.
  package static func paths(
    of item: Item,
    levels: Int = 2,
    limit: Int = 400
  ) -> [(name: String, value: JSONValue?)] {
    var found: [(name: String, value: JSONValue?)] = []
    guard item.value.kind == .object else { return names(of: item).map { ($0, item.value) } }
    if item.key != nil { found = [("key", nil), ("value", item.value)] }
    var open: [(steps: [String], members: JSONMembers.Iterator)] = [
      ([], item.value.members.makeIterator())
    ]
    while found.count < limit, let (steps, rest) = open.popLast() {
      var members = rest
      guard let member = members.next() else { continue }
      open.append((steps, members))
      let key = member.key
      let isPlain = steps.isEmpty
      found.append((isPlain ? key : MemberPath(steps: steps + [key]).text, member.value))
      if member.value.kind == .object, steps.count < levels {
        open.append((steps + [key], member.value.members.makeIterator()))
      }
    }
    return found
  }

  /// Returns the names of a row's values, in its order.
  ///
  /// - Parameter item: The row.
  /// - Returns: The names.
  public static func names(of item: Item) -> [String] {
    let own = item.key == nil ? [] : item.hasMembers ? ["key"] : ["key", "value"]
    guard item.value.kind == .object else { return own.isEmpty ? ["title"] : own }
    return own + item.value.members.map(\.key)
  }
}

/// The identity of a row, which stays the same when the row moves.
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
