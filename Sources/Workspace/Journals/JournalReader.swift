package import JSON
package import TableModel
package import TableStore

/// Reads changes from a journal and checks whether they match the current rows.
package struct JournalReader {
  /// The rows after all changes so far.
  private(set) var sections: [Section]

  private let document: TableDocument

  /// The sections as loaded by their document.
  private let loaded: [Section]

  /// The largest number among the created rows, or 0.
  package private(set) var lastSerial = 0

  package init(_ sections: [Section], of document: TableDocument) {
    self.sections = sections
    self.document = document
    loaded = document.sections
  }

  /// Reads a change and applies it.
  ///
  /// - Throws: An error if it is not a change, or does not match the current rows.
  package mutating func take(_ value: JSONValue) throws(JournalError) -> TableChange {
    let change = try change(value)
    do throws(TableError) { try change.apply(to: &sections) } catch {
      throw .doesNotFit("\(change)")
    }
    return change
  }

  private mutating func change(_ value: JSONValue) throws(JournalError) -> TableChange {
    switch value["op"]?.string {
    case "insert":
      let path = try path(value["at"])
      return .insert(try items(value["rows"], section: path.section), at: path)
    case "delete":
      let path = try path(value["at"])
      let count = try number(value["count"])
      guard sections.indices.contains(path.section), path.row >= 0, count >= 0,
        path.row <= sections[path.section].items.count - count
      else { throw .doesNotFit("delete at \(path)") }
      let items = sections[path.section].items.slice(path.row..<path.row + count)
      try check(items, value["rows"], at: "\(path)")
      return .delete(items, at: path)
    case "move": return .move(from: try path(value["from"]), to: try path(value["to"]))
    case "update":
      let path = try path(value["at"])
      let new = try item(value["new"], section: path.section)
      return .update(at: path, from: try row(at: path, value), to: new)
    case "height":
      let path = try path(value["at"])
      let new = try item(value["new"], section: path.section)
      return .height(at: path, from: try row(at: path, value), to: new)
    default: return try sectionChange(value)
    }
  }

  private mutating func sectionChange(_ value: JSONValue) throws(JournalError) -> TableChange {
    switch value["op"]?.string {
    case "insertSection":
      return .insertSection(try section(value), at: try number(value["at"]))
    case "deleteSection":
      let index = try number(value["at"])
      let section = try section(at: index)
      guard section.items.count == value["count"]?.integer,
        Self.areSame(section.header, try text(value["header"]))
      else { throw .doesNotFit("delete section \(index)") }
      try check(section.items, value["rows"], at: "section \(index)")
      return .deleteSection(section, at: index)
    case "moveSection":
      return .moveSection(from: try number(value["from"]), to: try number(value["to"]))
    case "header":
      let index = try number(value["at"])
      let old = try section(at: index).header
      guard Self.areSame(old, try text(value["old"])) else {
        throw .doesNotFit("header of section \(index)")
      }
      return .header(section: index, from: old, to: try text(value["new"]))
    case "footer":
      let index = try number(value["at"])
      let old = try section(at: index).footer
      guard Self.areSame(old, try text(value["old"])) else {
        throw .doesNotFit("footer of section \(index)")
      }
      return .footer(section: index, from: old, to: try text(value["new"]))
    case "members":
      let index = try number(value["at"])
      let old = try section(at: index)
      guard old.object == (try object(value["old"])) else {
        throw .doesNotFit("members of section \(index)")
      }
      let new = try object(value["new"])
      let known = loaded(old.origin)
      return .members(section: index, from: old.object, to: known == new ? known : new)
    default: throw .unreadable
    }
  }
}

// Comparisons of the current rows with the recorded ones.
extension JournalReader {
  /// Returns the row of a change if it is the same as when the change was made.
  private func row(at path: IndexPath, _ change: JSONValue) throws(JournalError) -> Item {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.row)
    else { throw .doesNotFit("update \(path)") }
    let row = sections[path.section].items[path.row]
    guard let old = change["old"], Self.isSame(row, old) else {
      throw .doesNotFit("update \(path)")
    }
    return row
  }

  private func section(at index: Int) throws(JournalError) -> Section {
    guard sections.indices.contains(index) else { throw .doesNotFit("section \(index)") }
    return sections[index]
  }

  /// Checks that rows are equal to the recorded ones, if those were recorded whole.
  private func check(
    _ items: ItemList,
    _ written: JSONValue?,
    at place: String
  ) throws(JournalError) {
    guard let written else { return }
    var others = written.elements.makeIterator()
    for item in items {
      guard let other = others.next(), Self.isSame(item, other) else {
        throw .doesNotFit("delete at \(place)")
      }
    }
    guard others.next() == nil else { throw .doesNotFit("delete at \(place)") }
  }

  private static func isSame(_ item: Item, _ written: JSONValue) -> Bool {
    guard let text = written["value"]?.string,
      item.value.utf8.elementsEqual(text.utf8)
        || item.value.compact == (try? JSONValue(parsing: text))?.compact
    else { return false }
    return areSame(item.key, written["key"]?.string)
  }

  /// Whether two texts are equal byte by byte; Swift strings are equal if they look alike.
  private static func areSame(_ left: String?, _ right: String?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.utf8.elementsEqual(right.utf8)
  }
}

// The parts of a change.
extension JournalReader {
  private func number(_ value: JSONValue?) throws(JournalError) -> Int {
    guard let number = value?.integer else { throw .unreadable }
    return number
  }

  private func text(_ value: JSONValue?) throws(JournalError) -> String {
    guard let text = value?.string else { throw .unreadable }
    return text
  }

  private func path(_ value: JSONValue?) throws(JournalError) -> IndexPath {
    guard let value, value.kind == .array, value.count == 2,
      let section = value.elements.first?.integer, let row = value.elements.last?.integer
    else { throw .unreadable }
    return IndexPath(row: row, section: section)
  }

  private mutating func section(_ value: JSONValue) throws(JournalError) -> Section {
    let (header, footer) = (try text(value["header"]), try text(value["footer"]))
    let origin = value["origin"]?.integer
    let known = loaded(origin)
    // A journal of an older version has only the index of the object.
    let object = value["object"] == nil ? known : try object(value["object"])
    // After a save, the place may belong to another section.
    return Section(
      header: header,
      footer: footer,
      items: try items(value["rows"], of: origin),
      origin: known == object ? origin : nil,
      object: known == object ? known : object
    )
  }

  /// Returns the object that the document loaded at an index, or nil.
  private func loaded(_ origin: Int?) -> SectionObject? {
    origin.flatMap { loaded.indices.contains($0) ? loaded[$0].object : nil }
  }

  /// Returns the members of a section, or nil if none are recorded.
  private func object(_ value: JSONValue?) throws(JournalError) -> SectionObject? {
    guard let value else { return nil }
    if value.kind == .null { return .absent }
    var members: [SectionObject.Member] = []
    for element in value.elements {
      let parts = element.elements.map(\.string)
      guard parts.count == 3, let role = parts[0].flatMap(SectionObject.Role.init),
        let key = parts[1].flatMap({ try? JSONValue(parsing: $0) }), key.kind == .string,
        let content = parts[2].flatMap({ try? JSONValue(parsing: $0) })
      else { throw .unreadable }
      members.append(SectionObject.Member(role, key: key, value: content))
    }
    return SectionObject(members)
  }

  private mutating func items(
    _ value: JSONValue?,
    section: Int
  ) throws(JournalError) -> ItemList {
    try items(value, of: origin(ofSection: section))
  }

  private mutating func items(
    _ value: JSONValue?,
    of origin: Int?
  ) throws(JournalError) -> ItemList {
    guard let value, value.kind == .array else { throw .unreadable }
    var items: [Item] = []
    for element in value.elements { items.append(try item(element, of: origin)) }
    return ItemList(items)
  }

  private mutating func item(_ value: JSONValue?, section: Int) throws(JournalError) -> Item {
    try item(value, of: origin(ofSection: section))
  }

  /// The number that a section has in the loaded document, or nil.
  private func origin(ofSection index: Int) -> Int? {
    sections.indices.contains(index) ? sections[index].origin : nil
  }

  private mutating func item(_ value: JSONValue?, of section: Int?) throws(JournalError) -> Item {
    guard let text = value?["value"]?.string, let value,
      let content = try? JSONValue(parsing: text)
    else { throw .unreadable }
    return Item(
      content,
      key: value["key"]?.string,
      origin: try origin(value),
      bindings: document.bindings(ofSection: section),
      heightByHand: value["height"]?.double
    )
  }

  private mutating func origin(_ value: JSONValue) throws(JournalError) -> Item.Origin {
    if let path = value["loaded"] { return .loaded(try self.path(path)) }
    let serial = try number(value["made"])
    lastSerial = max(lastSerial, serial)
    return .made(serial)
  }
}
