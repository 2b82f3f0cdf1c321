import JSON
import TableModel

// Changes as a journal writes them; `JournalReader` reads them.
extension TableChange {
  /// Rows that went are written whole up to so many, so that it can be seen later whether it was they that stood
  /// there; of more than that, how many there were.
  private static let wholeLimit = 1_000

  /// Writes the change as an object.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("op")
    writer.value(operation)
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
      writer.key("old")
      writer.value(old)
      writer.key("new")
      writer.value(new)
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
  /// Writes what the row is made of, and where it comes from.
  ///
  /// Its value is a text, blanks and all, for the sake of the file that it may be saved in; and since a value that
  /// is as deep as values may be has no place inside another one.
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("value")
    writer.value(value.text)
    if let key {
      writer.key("key")
      writer.value(key)
    }
    if let heightByHand {
      writer.key("height")
      writer.value(heightByHand)
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

  /// Writes the members of a section, each as its role, its name and its value; null for an absent object.
  ///
  /// They are written even where the document has them too: after a save it has them in another place.
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
