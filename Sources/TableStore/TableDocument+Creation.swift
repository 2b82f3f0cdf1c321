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
  ///   - section: The index of the row's section in the loaded document, or nil for a new section.
  /// - Returns: The row, and notes about it.
  public func makeItem(
    _ value: JSONValue,
    isRaw: Bool = false,
    serial: Int,
    in sections: [Section] = [],
    section: Int? = 0
  ) -> (item: Item, notes: [String]) {
    if layout.rowsAreMembers {
      return makeMember(value, isRaw: isRaw, serial: serial, in: sections)
    }
    return makeItem(value, isRaw: isRaw, serial: serial, bindings: bindings(ofSection: section))
  }

  func makeItem(
    _ value: JSONValue,
    isRaw: Bool,
    serial: Int,
    bindings: ItemBindings
  ) -> (item: Item, notes: [String]) {
    if isRaw { return (Item(value, origin: .made(serial), bindings: bindings), []) }
    if value.kind == .object { return makeRow(value, serial: serial, bindings) }
    if sample.holdsScalarsOnly {
      let isNumber = sample.numbers == sample.rows
      let value = isNumber ? value.fitted(to: .number) ?? value : value
      return (Item(value, origin: .made(serial), bindings: bindings), [])
    }
    let notes =
      bindings.title == nil ? ["no key is bound to the title; it is kept as \"title\""] : []
    let object = JSONValue.object(titled: value, bindings)
    return (Item(object, origin: .made(serial), bindings: bindings), notes)
  }

  private func makeRow(
    _ object: JSONValue,
    serial: Int,
    _ bindings: ItemBindings
  ) -> (item: Item, notes: [String]) {
    if sample.holdsScalarsOnly, let title = object["title"], object.count == 1 {
      return makeItem(title, isRaw: false, serial: serial, bindings: bindings)
    }
    var object = object
    var notes: [String] = []
    var height: Double?
    for (typed, bound) in typedKeys(bindings) {
      guard let value = object[typed], bound != typed else { continue }
      if let bound {
        object = object.moving(typed, to: MemberPath(orKey: bound))
      } else if typed != "height" {
        notes.append("no key is bound to the \(typed); it is kept as \"\(typed)\"")
      } else if let points = value.double {
        object = object.removing(typed)
        height = points
        notes.append("the rows have no key for a height; kept until the table is closed")
      } else {
        notes.append("the height is not a number; it is kept as \"height\"")
      }
    }
    let item = Item(object, origin: .made(serial), bindings: bindings, heightByHand: height)
    return (item, notes)
  }

  /// Returns the keys that the user may type, each with the bound key that it means.
  func typedKeys(_ bindings: ItemBindings) -> [(typed: String, bound: String?)] {
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

  /// Returns the key and the object that a typed value means in an object of objects.
  ///
  /// `{"FR": {…}}` names both. Otherwise the key is the member `key` or `id`, if no other row has
  /// such a member, or the title.
  func entry(of value: JSONValue, isRaw: Bool) -> (key: String, value: JSONValue, notes: [String]) {
    if value.kind == .object, value.count == 1, let only = value.members.first,
      only.value.kind == .object
    {
      return (only.key, only.value, [])
    }
    for name in ["key", "id"] where value.kind == .object && !isRaw && sample[name] == nil {
      guard let key = value[name]?.word else { continue }
      let rest = entry(of: value.removing(name), isRaw: false)
      return (key, rest.value, rest.notes)
    }
    let titleOnly = value.kind == .object && !isRaw && bindings.title == nil
    if titleOnly, sample["title"] == nil, let title = value["title"]?.word {
      return (title, value.removing("title"), [])
    }
    guard value.kind == .object else {
      let object = bindings.title == nil ? .object([]) : JSONValue.object(titled: value, bindings)
      return (value.word ?? "New row", object, [])
    }
    if isRaw { return ("New row", value, []) }
    let made = makeRow(value, serial: 0, bindings)
    return (made.item.title ?? "New row", made.item.value, made.notes)
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
