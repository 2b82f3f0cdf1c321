import JSON

/// The place of the table in the text of a document.
struct TableLayout: Sendable {
  var shape: DocumentShape

  /// The steps from the root to the table.
  var path: [LayoutStep]

  /// The list whose elements are the sections, or nil if there is only one list of rows.
  var outer: TextList?

  /// The sections; exactly one for a single list of rows.
  var sections: [SectionText]

  /// The elements of the list of sections that are not sections.
  var strangers: [Int] = []

  /// The keys of the members of a section that have a meaning.
  var roles = SectionRoles.native

  /// The sections that became rows because they were too many, or nil.
  var lostSections: LostSections?
}

extension TableLayout {
  /// Creates a layout of one list of rows.
  init(_ shape: DocumentShape, rows: TextList, path: [LayoutStep] = []) {
    self.init(shape: shape, path: path, sections: [SectionText(rows: rows)])
  }
}

extension TableLayout {
  /// Whether the rows are in one array, or on lines, without sections around them.
  var isOneListOfRows: Bool { shape == .items || shape == .scalars || shape == .lines }

  /// Whether each row is a member of one object.
  var rowsAreMembers: Bool { shape == .keyValues || shape == .entries }

  /// Whether each section is an object with the rows in it.
  var hasSectionObjects: Bool { shape == .native || shape == .nested }

  /// Returns the value of a row from the start of its text.
  func value(ofRowAt start: Int, in document: JSONDocument) -> JSONValue {
    document.value(at: rowsAreMembers ? document.value(ofMemberAt: start) : start)
  }

  /// Returns the keys of the members in a list of sections that are not sections.
  func strangerKeys(in document: JSONDocument) -> [String] {
    guard let outer, outer.kind == .object else { return [] }
    return strangers.map { slot in
      let start = outer.start(slot)
      return document.text(ofKey: start..<document.end(ofStringAt: start))
    }
  }

  /// The JSON path of the table; empty if the table is the root.
  var base: String { path.reduce("") { TableLayout.joined($0, $1) } }

  /// Returns the JSON path of a section, or of the table if it is a single list.
  func path(ofSection index: Int, in document: JSONDocument) -> String {
    guard let outer else { return base }
    let slot = sections[index].slot
    guard outer.kind == .object else { return "\(base)[\(slot)]" }
    return TableLayout.joined(base, sections[index].header)
  }

  /// Returns the JSON path of a row.
  func path(ofRow row: Int, section index: Int, in document: JSONDocument) -> String {
    var base = path(ofSection: index, in: document)
    if let key = sections[index].rowsKey { base = TableLayout.joined(base, key) }
    guard let rows = sections[index].rows, rows.kind == .object else { return "\(base)[\(row)]" }
    let start = rows.start(row)
    return TableLayout.joined(base, document.text(ofKey: start..<document.end(ofStringAt: start)))
  }

  /// Returns a path with another step appended.
  static func joined(_ path: String, _ step: LayoutStep) -> String {
    switch step {
    case .member(let name): joined(path, name)
    case .element(let index): "\(path)[\(index)]"
    }
  }

  /// Returns a path with a name appended, in brackets if it is not a plain word.
  static func joined(_ path: String, _ name: String) -> String {
    let isWord = name.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    let startsWithDigit = name.utf8.first.map { $0 < UInt8(ascii: ":") && $0 > 0x2F } ?? true
    guard isWord, !startsWithDigit else { return path + "[" + JSONValue.string(name).text + "]" }
    return path.isEmpty ? name : path + "." + name
  }
}

/// A step from a value of a document to one inside it.
enum LayoutStep: Hashable, Sendable {
  /// A step to the member with a name.
  case member(String)

  /// A step to the element with an index.
  case element(Int)

  /// The step in the form that the user types in a path.
  var text: String {
    switch self {
    case .member(let name): name
    case .element(let index): String(index)
    }
  }
}

/// Sections that are shown as rows, because there are too many of them.
enum LostSections: Hashable, Sendable {
  /// More sections than a table can have.
  case tooMany(Int)

  /// Sections of which most have no rows.
  case mostlyEmpty(Int)

  /// Sections that need more memory than is available.
  case noMemory(Int)

  /// The note about the loss when a document is opened.
  var note: String { "\(problem): \(action)" }

  /// The problem as text.
  var problem: String {
    switch self {
    case .tooMany(let count):
      "\(count.grouped) sections exceed the limit of \(ShapeFinder.sectionLimit.grouped)"
    case .mostlyEmpty(let count): "\(count.grouped) sections, most of them without rows"
    case .noMemory(let count): "not enough memory for \(count.grouped) sections"
    }
  }

  /// The action taken for the table.
  var action: String { "each becomes a row" }
}

/// The place and the titles of a section in the text of a document.
struct SectionText: Sendable {
  /// Its index in the list of sections.
  var slot = 0

  /// Its rows, or nil if it has no list.
  var rows: TextList?

  var header = ""
  var footer = ""

  /// The name of the member that holds the rows, or nil.
  var rowsKey: String?
}
