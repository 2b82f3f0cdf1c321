import JSON
import TableModel

// Writes changes for a journal; `JournalReader` reads them.
extension TableChange {
  /// The most deleted rows that are recorded whole, so that a reader can compare them.
  ///
  /// For more rows, only their number is recorded.
  private static let wholeLimit = 1_000

  /// Writes the change as an object.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("op", operation)
    switch self {
    case .insert(let items, let path):
      writer.write("at", path)
      writer.write("rows", items)
    case .delete(let items, let path):
      writer.write("at", path)
      writer.write("count", items.count)
      if items.count <= Self.wholeLimit { writer.write("rows", items) }
    case .move(let from, let to):
      writer.write("from", from)
      writer.write("to", to)
    case .update(let path, let old, let new), .height(let path, let old, let new):
      writer.write("at", path)
      writer.key("old")
      old.write(to: &writer)
      writer.key("new")
      new.write(to: &writer)
    case .insertSection(let section, let index):
      writer.write("at", index)
      writer.write(section)
      writer.write("rows", section.items)
    case .deleteSection(let section, let index):
      writer.write("at", index)
      writer.write(section)
      writer.write("count", section.items.count)
      if section.items.count <= Self.wholeLimit { writer.write("rows", section.items) }
    case .moveSection(let from, let to):
      writer.write("from", from)
      writer.write("to", to)
    case .header(let index, let old, let new), .footer(let index, let old, let new):
      writer.write("at", index)
      writer.member("old", old)
      writer.member("new", new)
    case .members(let index, let old, let new):
      writer.write("at", index)
      writer.write("old", old)
      writer.write("new", new)
    }
    writer.endObject()
  }

  private var operation: String {
    switch self {
    case .insert: "insert"
    case .delete: "delete"
    case .move: "move"
    case .update: "update"
    case .height: "height"
    case .insertSection: "insertSection"
    case .deleteSection: "deleteSection"
    case .moveSection: "moveSection"
    case .header: "header"
    case .footer: "footer"
    case .members: "members"
    }
  }
}

extension Item {
  /// Writes a row's content and origin.
  ///
  /// The value is written as text, because its spaces may matter in the saved file. A value of the
  /// greatest depth also cannot be nested in another one.
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("value", value.text)
    if let key {
      writer.member("key", key)
    }
    if let heightByHand {
      writer.member("height", heightByHand)
    }
    switch origin {
    case .loaded(let path): writer.write("loaded", path)
    case .made(let number): writer.write("made", number)
    }
    writer.endObject()
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ key: String, _ number: Int) {
    self.key(key)
    value(number)
  }

  fileprivate mutating func write(_ key: String, _ path: IndexPath) {
    self.key(key)
    value([path.section, path.row])
  }

  fileprivate mutating func write(_ key: String, _ items: ItemList) {
    self.key(key)
    beginArray()
    for item in items { item.write(to: &self) }
    endArray()
  }

  fileprivate mutating func write(_ section: Section) {
    key("header")
    value(section.header)
    key("footer")
    value(section.footer)
    if let origin = section.origin { write("origin", origin) }
    write("object", section.object)
  }

  /// Writes the members of a section, each with its role, name and value; null if it has no object.
  ///
  /// They are written even if the document has them too, because a save changes their place.
  fileprivate mutating func write(_ key: String, _ object: SectionObject?) {
    guard let object else { return }
    self.key(key)
    guard let members = object.members else { return value(JSONValue.null) }
    beginArray()
    for member in members {
      beginArray()
      value(member.role.rawValue)
      value(member.key.text)
      value(member.value.text)
      endArray()
    }
    endArray()
  }
}
