import JSON
public import Platform
public import TableModel

/// A document that holds a table: where its rows are, what its keys mean, and how it is written
/// back.
///
/// The document itself never changes. An edit makes other sections out of ``sections``;
/// ``save(_:to:force:keepingOld:isCancelled:)`` writes those and leaves every byte alone that the edits did not touch.
public struct TableDocument: Sendable {
  /// The name of the document: that of its file.
  public let name: String

  /// The file, or nil where there is none yet.
  public internal(set) var path: String?

  /// The file as it was when it was read or last saved, or nil.
  public internal(set) var identity: FileIdentity?

  /// The way in which the document holds its rows.
  public let shape: DocumentShape

  /// The names of the members that lead from the root to the table; empty where the root is the
  /// table.
  public let envelope: [String]

  /// The key whose values made the sections, or nil.
  public var sectionKey: String? { groups?.path.text }

  /// Which keys mean what.
  public let bindings: ItemBindings

  /// The title that the document gives itself, or nil.
  public let title: String?

  /// The style of table that the document asks for, or nil.
  public let style: String?

  /// The sections as they were loaded, without elements that an answer of a server was found to have
  /// beside its rows.
  public internal(set) var sections: [Section]

  /// The notes about the document.
  public internal(set) var notes: [String]

  /// The text; of separated values only the first rows, as JSON.
  let source: JSONDocument

  /// The lines of separated values, or nil if the file is JSON.
  var separated: SeparatedValues?

  /// The rows of separated values, or nil if ``source`` has all rows.
  private(set) var separatedRows: SeparatedRows?

  let layout: TableLayout
  let groups: RowGroups?
  let sample: RowSample
  let loaded: [LoadedRows]

  /// The note about sections that are shown as rows, or nil.
  public var lostSections: String? { layout.lostSections?.note }

  /// The options with which the document was opened.
  public let options: OpenOptions

  /// Whether the file has become a native document, since what was saved had no other place.
  var isWrittenAsNative = false

  /// The other files that this session has saved to.
  var copies: [String: FileIdentity] = [:]

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - name: What to call the document; the ending `.jsonl` or `.ndjson` says that it has a row
  ///     per line.
  ///   - options: Which keys mean what, and how strict to be.
  ///   - isCancelled: Asked now and then with the bytes that are checked and all there are; true gives up.
  /// - Throws: ``StoreError`` where the text is not JSON or holds no rows.
  public init(
    parsing bytes: [UInt8],
    name: String,
    options: OpenOptions = OpenOptions(),
    isCancelled: (_ done: Int, _ total: Int) -> Bool = { _, _ in false }
  ) throws(StoreError) {
    try self.init(
      parsing: bytes,
      name: name,
      options: options,
      counts: nil,
      isCancelled: isCancelled
    )
  }

  init(
    parsing bytes: [UInt8],
    name: String,
    options: OpenOptions,
    counts: [Int]?,
    isCancelled: (_ done: Int, _ total: Int) -> Bool = { _, _ in false }
  ) throws(StoreError) {
    let source = try TableDocument.parse(
      bytes,
      name: name,
      options: options,
      isCancelled: isCancelled
    )
    // The bytes are all read; what follows is quick for most files, and asks for those where it is not.
    func isCancelledNow() -> Bool { isCancelled(bytes.count, bytes.count) }
    func check(_ step: Int) throws(StoreError) {
      if step & 0xFFF == 0xFFF, isCancelledNow() { throw .file(.cancelled(name)) }
    }
    let layout = withoutActuallyEscaping(isCancelledNow) { isCancelled in
      ShapeFinder(document: source, isCancelled: isCancelled).find()
    }
    guard let layout else {
      throw .notATable(found: TableDocument.words(for: source.root.kind), name: name)
    }
    let sample = RowSample(of: layout, in: source, isCancelled: isCancelledNow)
    guard !isCancelledNow() else { throw .file(.cancelled(name)) }
    let isNative = layout.shape == .native
    let guess = BindingGuess(sample: sample, options: options, isNative: isNative)
    let groups = try TableDocument.groups(layout, options: options, in: source, check)
    let bindings = guess.bindings()

    self.name = name
    self.source = source
    self.layout = layout
    self.sample = sample
    self.groups = groups
    self.bindings = bindings
    self.options = options
    shape = counts == nil ? layout.shape : .numbered
    envelope = layout.path
    loaded = try TableDocument.rows(of: layout, groups, bindings: bindings, in: source, check)
    sections =
      if let counts { TableDocument.numberedSections(counts) } else {
        try TableDocument.sections(of: layout, groups, rows: loaded, in: source, check)
      }
    title = isNative ? TableDocument.rootText(["title", "name"], layout, in: source) : nil
    style = isNative ? TableDocument.rootText(["style"], layout, in: source) : nil
    notes = try OpeningNotes(source, layout, groups, sample, options).notes(check)
  }
}

extension TableDocument {
  /// The size of the document in bytes when it was read.
  public var byteCount: Int { separated?.byteCount ?? source.bytes.count }

  /// Shows the rows of separated values instead of those of the text.
  mutating func use(_ rows: SeparatedRows) {
    separatedRows = rows
    let items = rows.count == 0 ? ItemList() : ItemList(rows: rows)
    sections = [Section(items: items, origin: 0, object: .absent)]
  }

  /// Reads all rows of separated values as JSON.
  ///
  /// - Parameters:
  ///   - values: The rows.
  ///   - isCancelled: Asked now and then with the number of bytes that are read and of all bytes; true gives up.
  /// - Returns: A document that has all rows in its text.
  /// - Throws: That it was cancelled, or that a key is there twice.
  func readWhole(
    _ values: SeparatedValues,
    isCancelled: (_ done: Int, _ total: Int) -> Bool
  ) throws(StoreError) -> TableDocument {
    let text = values.json(ofFirst: values.count)
    return try TableDocument(parsing: text, name: name, options: options, isCancelled: isCancelled)
  }

  /// True where the name says that there is a row per line; nil where it says nothing.
  static func isLines(_ name: String) -> Bool? {
    let name = name.lowercased()
    return [".jsonl", ".ndjson"].contains { name.hasSuffix($0) } ? true : nil
  }

  private static func parse(
    _ bytes: [UInt8],
    name: String,
    options: OpenOptions,
    isCancelled: (_ done: Int, _ total: Int) -> Bool
  ) throws(StoreError) -> JSONDocument {
    do throws(JSONError) {
      return try JSONDocument(
        bytes,
        isStrict: options.isStrict,
        isLines: isLines(name),
        rowKeys: NativeNames.rows,
        notedKey: options.rowHeightKey ?? NativeNames.height[0],
        isCancelled: isCancelled
      )
    } catch {
      throw .json(error, name: name)
    }
  }

  private static func groups(
    _ layout: TableLayout,
    options: OpenOptions,
    in source: JSONDocument,
    _ check: (_ row: Int) throws(StoreError) -> Void
  ) throws(StoreError) -> RowGroups? {
    guard let key = options.sectionKey, layout.isOneListOfRows, let list = layout.sections[0].rows
    else { return nil }
    return try RowGroups(of: list, by: key, in: source, check: check)
  }

  private static func rows(
    of layout: TableLayout,
    _ groups: RowGroups?,
    bindings: ItemBindings,
    in source: JSONDocument,
    _ check: (_ section: Int) throws(StoreError) -> Void
  ) throws(StoreError) -> [LoadedRows] {
    let text = RowText(source, bindings)
    guard let groups else {
      let none = TextList(kind: .array, range: 0..<2, starts: [])
      return try layout.sections.enumerated().map { section, place throws(StoreError) in
        try check(section)
        return LoadedRows(place.rows ?? none, section: section, in: text)
      }
    }
    return try groups.groups.enumerated().map { section, group throws(StoreError) in
      try check(section)
      return LoadedRows(group.starts[...], section: section, in: text)
    }
  }

  private static func sections(
    of layout: TableLayout,
    _ groups: RowGroups?,
    rows: [LoadedRows],
    in source: JSONDocument,
    _ check: (_ section: Int) throws(StoreError) -> Void
  ) throws(StoreError) -> [Section] {
    let objects = LoadedSections(layout, document: source)
    return try rows.enumerated().map { index, rows throws(StoreError) in
      try check(index)
      let text = groups == nil ? layout.sections[index] : SectionText()
      return Section(
        header: groups?.groups[index].header ?? text.header,
        footer: text.footer,
        items: rows.count == 0 ? ItemList() : ItemList(rows: rows),
        origin: index,
        object: objects.map { SectionObject(of: $0, section: index) } ?? .absent
      )
    }
  }

  private static func numberedSections(_ counts: [Int]) -> [Section] {
    counts.enumerated().map { section, count in
      let rows = PlaceholderRows(min(max(count, 0), 1_000_000_000), section: section)
      return Section(items: rows.count == 0 ? ItemList() : ItemList(rows: rows), origin: section)
    }
  }

  /// A text beside the list of sections.
  private static func rootText(
    _ names: [String],
    _ layout: TableLayout,
    in source: JSONDocument
  ) -> String? {
    guard layout.path.last == NativeNames.sections else { return nil }
    var object = source.root.range.lowerBound
    for name in layout.path.dropLast() {
      let members = TextMembers(of: object, in: source)
      guard let member = members.first(where: { source.text(ofKey: $0.key) == name }) else {
        return nil
      }
      object = member.value
    }
    let members = Array(TextMembers(of: object, in: source))
    for name in names {
      let member = members.last { source.text(ofKey: $0.key) == name }
      if let text = member.flatMap({ source.value(at: $0.value).string }) { return text }
    }
    return nil
  }

  static func words(for kind: JSONValue.Kind) -> String {
    switch kind {
    case .object: "an object"
    case .array: "an array"
    case .string: "a text"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    }
  }
}
