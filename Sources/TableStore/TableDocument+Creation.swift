public import JSON
public import TableModel

// What a person types becomes a row like the others.
extension TableDocument {
  /// Makes a row of what a person typed.
  ///
  /// A text alone is the title, and the whole row where the rows are texts. In an object `title`,
  /// `subtitle`, `image` and `height` stand for the bound keys. In a plain object the title is the
  /// key and the subtitle the value.
  ///
  /// - Parameters:
  ///   - value: What was typed.
  ///   - isRaw: Whether to take the value as it is.
  ///   - serial: A number that no other row made in this session has.
  ///   - sections: The rows as they are now, so that a new key is none of theirs.
  /// - Returns: The row, and what is worth saying about it.
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

  /// The keys that a person may type, and the keys of this document that they stand for.
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

  /// The key and the value that a typed value means.
  func member(of value: JSONValue, isRaw: Bool) -> (String, JSONValue, height: Double?) {
    guard value.kind == .object else { return (value.word ?? "New row", .null, nil) }
    if !isRaw, let title = value["title"]?.word {
      return (title, value["subtitle"] ?? value["value"] ?? .null, value["height"]?.double)
    }
    if value.count == 1, let only = value.members.first { return (only.key, only.value, nil) }
    return ("New row", value, nil)
  }
}
