import JSON
import TableModel
import TableStore

/// A document and its rows while a test works on them.
struct Desk {
  let document: TableDocument
  var sections: [Section]
  private var serial = 0

  init(
    _ text: String,
    _ options: OpenOptions = OpenOptions(),
    name: String = "test.json"
  ) throws {
    document = try TableDocument(parsing: Array(text.utf8), name: name, options: options)
    sections = document.sections
  }

  /// The headers and titles, such as `A: one, two | B: three`.
  var outline: String {
    sections.map { section in
      let titles = section.items.map { $0.title ?? "-" }.joined(separator: ", ")
      return section.header.isEmpty ? titles : "\(section.header): \(titles)"
    }.joined(separator: " | ")
  }

  /// What would be saved.
  func saved(force: Bool = false) throws -> String {
    String(decoding: try document.bytes(of: sections, force: force), as: UTF8.self)
  }

  /// A row of typed JSON.
  mutating func make(_ json: String, isRaw: Bool = false) throws -> Item {
    serial += 1
    let value = try JSONValue(parsing: json)
    return document.makeItem(value, isRaw: isRaw, serial: serial, in: sections).item
  }

  mutating func insert(_ json: String, _ section: Int, _ row: Int) throws {
    let item = try make(json)
    try apply(.insert(ItemList([item]), at: IndexPath(row: row, section: section)))
  }

  mutating func delete(_ section: Int, _ row: Int) throws {
    let item = sections[section].items[row]
    try apply(.delete(ItemList([item]), at: IndexPath(row: row, section: section)))
  }

  mutating func update(_ section: Int, _ row: Int, _ key: String, _ json: String) throws {
    let old = sections[section].items[row]
    let new = try document.updating(old, key: key, to: try JSONValue(parsing: json)).item
    try apply(.update(at: IndexPath(row: row, section: section), from: old, to: new))
  }

  mutating func move(_ from: (Int, Int), _ to: (Int, Int)) throws {
    let from = IndexPath(row: from.1, section: from.0)
    try apply(.move(from: from, to: IndexPath(row: to.1, section: to.0)))
  }

  mutating func apply(_ change: TableChange) throws { try change.apply(to: &sections) }
}

/// Options with a few keys set.
func options(_ set: (inout OpenOptions) -> Void) -> OpenOptions {
  var options = OpenOptions()
  set(&options)
  return options
}
