public import JSON
public import Platform
public import TableModel

/// A document that holds a table: the place of its rows, the bindings of its keys, and its saving.
///
/// The document itself never changes. An edit creates new sections from ``sections``.
/// ``save(_:to:force:keepingOld:isCancelled:)`` writes those and keeps every byte that the edits
/// did not change.
public struct TableDocument: Sendable {
  /// The contents when the document was read, shared by all its copies.
  let reading: DocumentReading

  /// The file, or nil if there is none yet.
  public internal(set) var path: String?

  /// The state of the file when it was read or last saved, or nil.
  public internal(set) var identity: FileIdentity?

  /// The loaded sections, without elements of a server response that are not rows.
  public internal(set) var sections: [Section]

  /// The notes about the document.
  public internal(set) var notes: [String]

  /// The lines of separated values, or nil if the file is JSON.
  var separated: SeparatedValues?

  /// The rows of separated values, or nil if ``source`` has all rows.
  private(set) var separatedRows: SeparatedRows?

  /// The rows of a database, or nil if the file is not one.
  package private(set) var database: DatabaseEdits?

  /// The tables of a database whose list the rows are, or nil.
  package var catalog: DatabaseCatalog?

  /// The options with which the document was opened.
  public internal(set) var options: OpenOptions

  /// Whether the file has become a native document, to store content that it could not store
  /// before.
  var isWrittenAsNative = false

  /// The other files that this session has saved to.
  var copies: [String: FileIdentity] = [:]

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - name: The name of the document; the ending `.jsonl` or `.ndjson` means one row per line.
  ///   - options: The bindings of keys, and the strictness.
  ///   - isCancelled: Called at times with the number of checked bytes and of all bytes; return
  ///     true to cancel.
  /// - Throws: ``StoreError`` if the text is not JSON or holds no rows.
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
    scan: EarlyScan? = nil,
    isCancelled: (_ done: Int, _ total: Int) -> Bool = { _, _ in false }
  ) throws(StoreError) {
    let source = try TableDocument.parse(
      bytes,
      scan,
      name: name,
      options: options,
      isCancelled: isCancelled
    )
    // All bytes are read. The rest is fast for most files; the check is for the slow ones.
    func isCancelledNow() -> Bool { isCancelled(bytes.count, bytes.count) }
    func check(_ step: Int) throws(StoreError) {
      if step & 0xFFF == 0xFFF, isCancelledNow() { throw .file(.cancelled(name)) }
    }
    let layout = try TableDocument.layout(of: source, options, name: name, isCancelledNow)
    let sample = RowSample(of: layout, in: source, isCancelled: isCancelledNow)
    guard !isCancelledNow() else { throw .file(.cancelled(name)) }
    let isNative = layout.shape == .native
    let groups = try TableDocument.groups(layout, options: options, in: source, check)
    let finder = MissingKeyFinder(source, layout, sample, options)
    let missing = try finder.find(check)
    if options.requiresKeys, finder.hasRows, let first = missing.first {
      throw .noKey(first, name: name)
    }
    let bindings = SectionBindings(
      of: groups?.groups.map { $0.starts[...] }
        ?? layout.sections.map { $0.rows?.starts ?? [] },
      layout: layout,
      in: source,
      sample: sample,
      options: options,
      isCancelled: isCancelledNow
    )
    guard !isCancelledNow() else { throw .file(.cancelled(name)) }

    let loaded = try TableDocument.rows(of: layout, groups, bindings: bindings, in: source, check)
    reading = DocumentReading(
      name: name,
      shape: counts == nil ? layout.shape : .numbered,
      sectionBindings: bindings,
      title: isNative ? TableDocument.rootText(["title", "name"], layout, in: source) : nil,
      style: isNative ? TableDocument.rootText(["style"], layout, in: source) : nil,
      source: source,
      layout: layout,
      groups: groups,
      sample: sample,
      loaded: loaded
    )
    self.options = options
    sections =
      if let counts { TableDocument.numberedSections(counts, bindings.whole) } else {
        try TableDocument.sections(of: layout, groups, rows: loaded, in: source, check)
      }
    notes = OpeningNotes(source, layout, groups, options).notes + missing.map(\.note)
    self.options.requiresKeys = false
  }
}

// The parts that were read.
extension TableDocument {
  /// The name of the document: that of its file.
  public var name: String { reading.name }

  /// The way in which the document holds its rows.
  public var shape: DocumentShape { reading.shape }

  /// The names of the members from the root to the table; empty if the root is the table.
  public var envelope: [String] { reading.layout.path.map(\.text) }

  /// The key whose values made the sections, or nil.
  public var sectionKey: String? { reading.groups?.path.text }

  /// The meaning of the keys of the first rows, and of those that come into new sections.
  public var bindings: ItemBindings { reading.sectionBindings.whole }

  /// The title in the document, or nil.
  public var title: String? { reading.title }

  /// The table style in the document, or nil.
  public var style: String? { reading.style }

  /// The note about sections that are shown as rows, or nil.
  public var lostSections: String? { reading.layout.lostSections?.note }

  var source: JSONDocument { reading.source }
  var layout: TableLayout { reading.layout }
  var groups: RowGroups? { reading.groups }
  var sample: RowSample { reading.sample }
  var loaded: [LoadedRows] { reading.loaded }
  var sectionBindings: SectionBindings { reading.sectionBindings }
}

extension TableDocument {
  /// The meaning of the keys in a section.
  ///
  /// - Parameter section: The number of the section in the loaded document (`Section.origin`); nil for one that was
  ///   made since.
  /// - Returns: Its bindings, which all its rows share.
  public func bindings(ofSection section: Int?) -> ItemBindings { sectionBindings[section] }

  /// Whether all sections share their bindings, because there are too many of them.
  public var sharesBindings: Bool { sectionBindings.isShared }

  /// The bindings of all sections, each once.
  public var allBindings: [ItemBindings] { sectionBindings.all }

  /// The value of the whole text, or nil if it has several, as in JSON Lines and CSV.
  public var root: JSONValue? {
    separated == nil && database == nil && !source.isLines && shape != .numbered ? source.root : nil
  }

  /// The size of the document in bytes when it was read.
  public var byteCount: Int {
    if database != nil, let identity { return Int(identity.size) }
    return separated?.byteCount ?? source.bytes.count
  }

  /// Shows the rows of separated values instead of those of the text.
  mutating func use(_ rows: SeparatedRows) {
    separatedRows = rows
    let items = rows.count == 0 ? ItemList() : ItemList(rows: rows)
    sections = [Section(items: items, origin: 0, object: .absent)]
  }

  /// Shows the rows of a database instead of those of the text.
  mutating func use(_ rows: DatabaseEdits) {
    database = rows
    sections = rows.sections
  }

  /// Reads all rows of separated values as JSON.
  ///
  /// - Parameters:
  ///   - values: The rows.
  ///   - isCancelled: Called at times with the number of bytes read and of all bytes; return true
  ///     to cancel.
  /// - Returns: A document that has all rows in its text.
  /// - Throws: An error about a cancellation or a duplicate key.
  func readWhole(
    _ values: SeparatedValues,
    isCancelled: (_ done: Int, _ total: Int) -> Bool
  ) throws(StoreError) -> TableDocument {
    let text = values.json(ofFirst: values.count)
    return try TableDocument(parsing: text, name: name, options: options, isCancelled: isCancelled)
  }

  /// Whether the name says that there is one row per line; nil if it does not tell.
  static func isLines(_ name: String) -> Bool? {
    let name = name.lowercased()
    return [".jsonl", ".ndjson"].contains { name.hasSuffix($0) } ? true : nil
  }

  private static func parse(
    _ bytes: [UInt8],
    _ scan: EarlyScan?,
    name: String,
    options: OpenOptions,
    isCancelled: (_ done: Int, _ total: Int) -> Bool
  ) throws(StoreError) -> JSONDocument {
    if let scan, scan.count == bytes.count,
      let document = JSONDocument(bytes, scannedBy: scan)
    {
      return document
    }
    do throws(JSONError) {
      return try JSONDocument(
        bytes,
        isStrict: options.isStrict,
        isLines: isLines(name),
        rowKeys: NativeNames.rows,
        notedKey: options.rowHeightKey ?? NativeNames.height[0],
        // Two halves would find the error again, and then start over.
        secondThread: scan?.hasError == true ? nil : secondThread,
        isCancelled: isCancelled
      )
    } catch {
      throw .json(error, name: name)
    }
  }

  /// The place of the table: where a path leads, else where it is found.
  private static func layout(
    of source: JSONDocument,
    _ options: OpenOptions,
    name: String,
    _ isCancelled: () -> Bool
  ) throws(StoreError) -> TableLayout {
    let path = try options.tablePath(name: name)
    if path != nil, source.isLines {
      let error = TablePlaceError(path: options.at ?? "", reason: .noRoot("JSON Lines"))
      throw .noTable(error, name: name)
    }
    var place: (offset: Int, steps: [LayoutStep])?
    if let path {
      do throws(TablePlaceError) { place = try TablePlace(document: source).find(path) } catch {
        throw .noTable(error, name: name)
      }
    }
    let layout = withoutActuallyEscaping(isCancelled) { isCancelled in
      let finder = ShapeFinder(document: source, isCancelled: isCancelled)
      guard let place else { return finder.find() }
      return finder.find(at: place.offset, path: place.steps)
    }
    guard let layout else {
      throw .notATable(found: source.root.kind.phrase, name: name)
    }
    return layout
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
    bindings: SectionBindings,
    in source: JSONDocument,
    _ check: (_ section: Int) throws(StoreError) -> Void
  ) throws(StoreError) -> [LoadedRows] {
    var last = RowText(source, bindings.whole)
    func text(_ section: Int) -> RowText {
      let own = bindings[section]
      if own !== last.bindings { last = RowText(source, own) }
      return last
    }
    guard let groups else {
      let none = TextList(kind: .array, range: 0..<2, starts: [])
      return try layout.sections.enumerated().map { section, place throws(StoreError) in
        try check(section)
        return LoadedRows(place.rows ?? none, section: section, in: text(section))
      }
    }
    return try groups.groups.enumerated().map { section, group throws(StoreError) in
      try check(section)
      return LoadedRows(group.starts[...], section: section, in: text(section))
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

  private static func numberedSections(
    _ counts: [Int],
    _ bindings: ItemBindings
  ) -> [Section] {
    counts.enumerated().map { section, count in
      let count = min(max(count, 0), 1_000_000_000)
      let rows = PlaceholderRows(count, section: section, bindings: bindings)
      return Section(items: rows.count == 0 ? ItemList() : ItemList(rows: rows), origin: section)
    }
  }

  /// Returns a text member next to the list of sections.
  private static func rootText(
    _ names: [String],
    _ layout: TableLayout,
    in source: JSONDocument
  ) -> String? {
    guard layout.path.last == .member(NativeNames.sections),
      let object = source.offset(at: layout.path.dropLast()),
      source.kind(at: object) == .object
    else { return nil }
    let members = Array(TextMembers(of: object, in: source))
    for name in names {
      let member = members.last { source.text(ofKey: $0.key) == name }
      if let text = member.flatMap({ source.value(at: $0.value).string }) { return text }
    }
    return nil
  }
}
