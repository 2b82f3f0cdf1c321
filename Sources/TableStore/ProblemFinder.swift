import JSON
import TableModel

/// Searches a whole document for values that could not be used.
struct ProblemFinder {
  private let document: TableDocument
  private let limit: Int
  private let isCancelled: () -> Bool
  private(set) var problems: [LoadProblem] = []
  private(set) var count = 0

  /// The number of places of each problem; greater than 1 only if equal problems are folded.
  private var counts: [Int] = []

  /// The places of folded problems in ``problems``; nil if each problem is listed.
  private var folded: [FoldedKey: Int]?
  private var ids: [ItemID: IndexPath] = [:]

  /// The parts in which equal problems of rows agree.
  private struct FoldedKey: Hashable {
    let key: String?
    let problem: String
    let action: String
  }

  init(
    _ document: TableDocument,
    limit: Int,
    folds: Bool = false,
    isCancelled: @escaping () -> Bool
  ) {
    self.document = document
    self.limit = limit
    folded = folds ? [:] : nil
    self.isCancelled = isCancelled
  }

  /// The problems that were found, with the number of their places.
  var groups: [ProblemGroup] { zip(problems, counts).map(ProblemGroup.init) }

  /// The part of the document that is searched next.
  private enum Position {
    case start
    case rows(IndexPath)
    case notes
    case end
  }

  private var position = Position.start

  /// The number of rows that are searched at a time.
  private static let stride = 1024

  /// Searches the next part of the document; returns false after the last one.
  mutating func findMore() -> Bool {
    switch position {
    case .start:
      findInText()
      findInColumns()
      if let lost = document.layout.lostSections { add("", lost.problem, lost.action) }
      findInStyle()
      findStrangers()
      position = .rows(IndexPath(row: 0, section: 0))
    case .rows(let start):
      guard document.layout.sections.indices.contains(start.section), !isCancelled() else {
        position = .notes
        break
      }
      if start.row == 0 { findInTitles(of: start.section) }
      let isDone = findInRows(start.row..<start.row + Self.stride, of: start.section)
      position = .rows(
        isDone
          ? IndexPath(row: 0, section: start.section + 1)
          : IndexPath(row: start.row + Self.stride, section: start.section)
      )
    case .notes:
      for note in document.notes
      where note.hasPrefix("no row has") || note.hasPrefix("`--section`") {
        add("", note, "the option has no effect")
      }
      position = .end
    case .end: return false
    }
    return true
  }

  /// The names of the table styles that a document can choose.
  private static let styles = ["plain", "grouped", "insetGrouped"]

  private mutating func findInStyle() {
    guard let style = document.style, !Self.styles.contains(style) else { return }
    let names = Self.styles.joined(separator: ", ")
    add("style", "unknown style \"\(style)\"", "shown plain; the styles are \(names)")
  }

  /// Returns the problems that were found, and forgets them.
  mutating func takeProblems() -> [LoadProblem] {
    defer { (problems, counts) = ([], []) }
    return problems
  }

  mutating func find() -> [LoadProblem] {
    while findMore() {}
    if count > limit {
      let more = count - limit
      problems.append(LoadProblem(path: "", problem: "\(more) more problems", action: "not listed"))
      counts.append(1)
    }
    return problems
  }

  private mutating func add(_ path: String, _ problem: String, _ action: String) {
    count += 1
    guard count <= limit else { return }
    problems.append(LoadProblem(path: path, problem: problem, action: action))
    counts.append(1)
  }

  /// Adds a problem of a row; its path is created only if it is listed.
  private mutating func add(
    _ row: IndexPath,
    _ key: String? = nil,
    _ problem: String,
    _ action: String
  ) {
    if folded != nil {
      let folding = FoldedKey(key: key, problem: problem, action: action)
      if let place = folded?[folding] {
        counts[place] += 1
        return
      }
      if count < limit { folded?[folding] = problems.count }
    }
    let path = count < limit ? place(row, key) : ""
    add(path, problem, action)
  }

  private mutating func findInText() {
    let source = document.source
    if source.hasByteOrderMark { add("", "a byte order mark at the start", "kept") }
    for key in source.duplicates {
      let first = "\(key.first.line):\(key.first.column)"
      let more = key.count == 1 ? "" : " and \((key.count - 1).grouped) more times"
      let again = "\(key.second.line):\(key.second.column)\(more)"
      let problem = "duplicate key \"\(key.key)\" at \(again), first at \(first)"
      add(key.second.path, problem, "the last one is used, both are kept")
    }
    let unlisted = source.duplicateCount - source.duplicates.reduce(0) { $0 + $1.count }
    if unlisted > 0 {
      add("", "\(unlisted.grouped) more duplicate keys", "the last one is used")
    }
  }

  /// Finds columns of separated values whose keys are not their names.
  private mutating func findInColumns() {
    for column in document.separated?.renamedColumns ?? [] {
      let problem =
        column.name.isEmpty ? "has no name" : "has the name \"\(column.name)\" again"
      add("", "column \(column.number) \(problem)", "its key is `\(column.key)`")
    }
  }

  private mutating func findStrangers() {
    let layout = document.layout
    guard layout.shape == .native else { return }
    let base = layout.base
    for slot in layout.strangers {
      let offset = layout.outer?.start(slot) ?? 0
      let found = document.source.kind(at: offset).phrase
      add("\(base)[\(slot)]", "\(found), not a section", "kept, not shown")
    }
  }

  private mutating func findInTitles(of section: Int) {
    let (source, layout) = (document.source, document.layout)
    guard layout.shape == .native, let outer = layout.outer else { return }
    let path = layout.path(ofSection: section, in: source)
    let members = SectionMembers(of: outer.start(layout.sections[section].slot), in: source)
    if members.rows == nil {
      if let other = members.otherRows {
        let found = source.kind(at: other.value).phrase
        add("\(path).\(other.name)", "\(found), not an array", "shown without rows")
      } else {
        add(path, "a section without 'items'", "shown without rows")
      }
    }
    for case (let name, let value)? in [members.header, members.footer] {
      switch source.kind(at: value) {
      case .string, .null: break
      case .number, .bool: add("\(path).\(name)", "not text", "shown as written")
      case .array, .object: add("\(path).\(name)", "not text", "left empty")
      }
    }
  }
}

// Rows.
extension ProblemFinder {
  /// Searches some rows of a section; returns whether they were its last.
  private mutating func findInRows(_ some: Range<Int>, of section: Int) -> Bool {
    let layout = document.layout
    guard layout.shape != .keyValues, let rows = layout.sections[section].rows else { return true }
    for row in some.clamped(to: 0..<rows.count) {
      let value = layout.value(ofRowAt: rows.start(row), in: document.source)
      let path = IndexPath(row: row, section: section)
      if value.kind == .object {
        findInWidth(of: value, at: path)
        findInFields(of: value, at: path)
      } else if !document.sample.holdsScalarsOnly {
        let found = value.kind.phrase
        add(path, nil, "\(found), not an object", "its text is the title")
      }
    }
    return some.upperBound >= rows.count
  }

  /// Finds a line of separated values with more or fewer fields than names.
  private mutating func findInWidth(of row: JSONValue, at path: IndexPath) {
    guard let separated = document.separated, !separated.isUniform else { return }
    let (count, names) = (row.members.count { _ in true }, separated.keys.count)
    if count < names {
      add(path, nil, "\(count) of \(names) fields", "it lacks the last keys")
    } else if count > names {
      add(path, nil, "\(count) fields for \(names) names", "the others are `column N`")
    }
  }

  private mutating func findInFields(of row: JSONValue, at path: IndexPath) {
    let bindings = document.bindings(ofSection: path.section)
    if let key = bindings.path(of: .title) {
      let isFilled = bindings.traits.contains(.fillsTitles)
      findInTitle(row[key], key.text, at: path, isFilled)
    }
    if let key = bindings.path(of: .subtitle), let kind = row[key]?.kind,
      kind == .array || kind == .object
    {
      add(path, key.text, "\(kind.phrase), not text", "shown as JSON")
    }
    if let key = bindings.path(of: .image), let kind = row[key]?.kind, kind != .string,
      kind != .null
    {
      add(path, key.text, "\(kind.phrase), not an image name", "ignored")
    }
    if let key = bindings.path(of: .kind), let kind = row[key]?.kind, kind != .string,
      kind != .null
    {
      add(path, key.text, "\(kind.phrase), not a cell kind", "ignored")
    }
    if let key = bindings.path(of: .height) { findInHeight(row[key], key.text, at: path) }
    if let key = bindings.path(of: .id) { findInID(row[key], key.text, at: path) }
  }

  private mutating func findInTitle(
    _ title: JSONValue?,
    _ key: String,
    at path: IndexPath,
    _ isFilled: Bool
  ) {
    let absence = isFilled ? "another member is the title" : "the title is empty"
    switch title?.kind {
    case .string?: break
    case nil: add(path, nil, "no \"\(key)\"", absence)
    case .null?: add(path, key, "null", absence)
    case .number?, .bool?: add(path, key, "not text", "shown as written")
    case .array?, .object?: add(path, key, "not text", "shown as JSON")
    }
  }

  private mutating func findInHeight(_ height: JSONValue?, _ key: String, at path: IndexPath) {
    guard let height, height.kind != .null else { return }
    if let points = height.double, Item.heights.contains(points) { return }
    add(path, key, "not a number from 0 to 1e12", "the row has the default height")
  }

  private mutating func findInID(_ id: JSONValue?, _ key: String, at path: IndexPath) {
    guard let id, let text = id.word else { return }
    guard let first = ids.updateValue(path, forKey: ItemID(text)) else { return }
    ids[ItemID(text)] = first
    let problem = "duplicate id \"\(text)\", first at \(count < limit ? place(first) : "")"
    add(path, key, problem, "kept; `#id` means the first")
  }

  private func place(_ path: IndexPath, _ key: String? = nil) -> String {
    let row = document.layout.path(
      ofRow: path.row,
      section: path.section,
      in: document.source
    )
    guard let key else { return row }
    return MemberPath(orKey: key).steps.reduce(row) { TableLayout.joined($0, $1) }
  }
}
