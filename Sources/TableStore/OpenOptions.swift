import JSON

/// Options for opening a document: the meaning of keys, and strictness.
///
/// A key that is given wins over any guess, whatever its values look like.
public struct OpenOptions: Hashable, Sendable {
  /// The key of the title, or nil to guess it.
  public var titleKey: String?

  /// The key of the subtitle, or nil to guess it.
  public var subtitleKey: String?

  /// The key of the image's name, or nil to guess it.
  public var imageKey: String?

  /// The key that tells rows apart, or nil to guess it.
  public var idKey: String?

  /// The key whose values group the rows into sections, or nil for none.
  public var sectionKey: String?

  /// The key of the kind of cell, or nil: only the native `cell` is taken unasked.
  public var kindKey: String?

  /// The key of the height in points, or nil to guess it.
  public var rowHeightKey: String?

  /// Whether a key that an object has twice is an error.
  public var isStrict = false

  /// Creates options that guess everything.
  public init() {}
}

extension OpenOptions {
  /// The option keys that are set, each with the name of its option.
  var namedKeys: [(option: String, key: String)] {
    let all: [(String, String?)] = [
      ("--title", titleKey), ("--subtitle", subtitleKey), ("--image", imageKey), ("--id", idKey),
      ("--section", sectionKey), ("--kind", kindKey), ("--row-height", rowHeightKey),
    ]
    return all.compactMap { name, key in key.map { (name, $0) } }
  }
}

/// The notes about a document that opens, as far as they are cheap to find.
struct OpeningNotes {
  private let source: JSONDocument
  private let layout: TableLayout
  private let groups: RowGroups?
  private let sample: RowSample
  private let options: OpenOptions

  init(
    _ source: JSONDocument,
    _ layout: TableLayout,
    _ groups: RowGroups?,
    _ sample: RowSample,
    _ options: OpenOptions
  ) {
    self.source = source
    self.layout = layout
    self.groups = groups
    self.sample = sample
    self.options = options
  }

  /// Finds them.
  ///
  /// - Parameter check: Asked with the number of each row where all rows are looked through.
  /// - Returns: The notes.
  /// - Throws: What `check` throws.
  func notes<Failure: Error>(
    _ check: (_ row: Int) throws(Failure) -> Void
  ) throws(Failure) -> [String] {
    var notes: [String] = []
    if source.hasByteOrderMark {
      notes.append("the file starts with a byte order mark; it is kept")
    }
    if source.duplicateCount > 0 { notes.append(duplicates) }
    if !layout.strangers.isEmpty { notes.append(strangers) }
    if let lost = layout.lostSections { notes.append(lost.note) }
    if options.sectionKey != nil, groups == nil {
      notes.append("--section is for one array of objects; this is \(layout.shape)")
    }
    for (option, key) in options.namedKeys where sample[key] == nil {
      if try !isPresent(key, check) { notes.append("no row has the key '\(key)' (\(option))") }
    }
    return notes
  }

  private var duplicates: String {
    let count = source.duplicateCount
    return count == 1
      ? "a key stands twice in one object; the last one is used (report names the place)"
      : "\(count.grouped) keys stand twice in one object; the last one is used (report names the places)"
  }

  private var strangers: String {
    let count = layout.strangers.count
    return count == 1
      ? "an element of the list of sections is no section; it is kept, not shown"
      : "\(count.grouped) elements of the list of sections are no sections; they are kept, not shown"
  }

  /// Looks through all rows: only a key that no row of the sample has makes it come to this.
  private func isPresent<Failure: Error>(
    _ key: String,
    _ check: (_ row: Int) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    guard layout.shape != .keyValues else { return false }
    let path = MemberPath(orKey: key)
    var row = 0
    for start in layout.sections.lazy.compactMap(\.rows?.starts).joined() {
      try check(row)
      row += 1
      if source.value(at: Int(start))[path] != nil { return true }
    }
    return false
  }
}
