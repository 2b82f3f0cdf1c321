public import JSON
public import TableModel

// Rows from typed values.
extension TableDocument {
  /// Creates a row from a value that the user typed.
  ///
  /// A text is the title, or the whole row if the rows are texts. In an object, `title`,
  /// `subtitle`, `image` and `height` mean the bound keys. In a plain object, the title is the key
  /// and the subtitle the value.
  ///
  /// - Parameters:
  ///   - value: The typed value.
  ///   - isRaw: Whether to use the value unchanged.
  ///   - serial: A number that no other row created in this session has.
  ///   - sections: The current rows, so that a new key differs from theirs.
  /// - Returns: The row, and notes about it.
  public func makeItem(
    _ value: JSONValue,
    isRaw: Bool = false,
    serial: Int,
    in sections: [Section] = []
  ) -> (item: Item, notes: [String]) {
    if shape == .keyValues { return makeMember(value, isRaw: isRaw, serial: serial, in: sections) }
    if isRaw { return (item(value, serial), []) }
    if value.kind == .object { return makeRow(value, serial: serial) }
    if sample.holdsScalarsOnly {
      let isNumber = sample.numbers == sample.rows
      return (item(isNumber ? value.fitted(to: .number) ?? value : value, serial), [])
    }
    let notes = bindings.title == nil ? ["no key is bound to the title; it is kept as 'title'"] : []
    return (item(.object(titled: value, bindings), serial), notes)
  }

  private func item(_ value: JSONValue, _ serial: Int, height: Double? = nil) -> Item {
    Item(value, origin: .made(serial), bindings: bindings, heightByHand: height)
  }

  private func makeRow(_ object: JSONValue, serial: Int) -> (item: Item, notes: [String]) {
    if sample.holdsScalarsOnly, let title = object["title"], object.count == 1 {
      return makeItem(title, serial: serial)
    }
    var object = object
    var notes: [String] = []
    var height: Double?
    for (typed, bound) in typedKeys {
      guard let value = object[typed], bound != typed else { continue }
      if let bound {
        object = object.moving(typed, to: MemberPath(orKey: bound))
      } else if typed != "height" {
        notes.append("no key is bound to the \(typed); it is kept as '\(typed)'")
      } else if let points = value.double {
        object = object.removing(typed)
        height = points
        notes.append("the rows have no key for a height; it lasts until the table is closed")
      } else {
        notes.append("the height is no number; it is kept as 'height'")
      }
    }
    return (item(object, serial, height: height), notes)
  }

  /// The keys that a user may type, with this document's keys for them.
  var typedKeys: [(typed: String, bound: String?)] {
    [
      ("title", bindings.title), ("subtitle", bindings.subtitle), ("image", bindings.image),
      ("height", bindings.height),
    ]
  }
}

// Rows of a plain object.
extension TableDocument {
  private func makeMember(
    _ value: JSONValue,
    isRaw: Bool,
    serial: Int,
    in sections: [Section]
  ) -> (item: Item, notes: [String]) {
    let taken = Set(sections.lazy.flatMap(\.items).compactMap(\.key).map { ItemID($0) })
    var maker = ItemMaker(self, isRaw: isRaw)
    let item = maker.make(value, serial: serial) { taken.contains(ItemID($0)) }
    return (item, maker.notes)
  }

  /// Returns the key and the value for a typed value.
  func member(of value: JSONValue, isRaw: Bool) -> (String, JSONValue, height: Double?) {
    guard value.kind == .object else { return (value.word ?? "New row", .null, nil) }
    if !isRaw, let title = value["title"]?.word {
      return (title, value["subtitle"] ?? value["value"] ?? .null, value["height"]?.double)
    }
    if value.count == 1, let only = value.members.first { return (only.key, only.value, nil) }
    return ("New row", value, nil)
  }
}
