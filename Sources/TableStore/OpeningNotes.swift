import JSON

/// What is worth a word when a document opens: only what costs next to nothing to find.
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

  func notes() -> [String] {
    var notes: [String] = []
    if source.hasByteOrderMark {
      notes.append("the file starts with a byte order mark; it is kept")
    }
    if source.duplicateCount > 0 { notes.append(duplicates) }
    if !layout.strangers.isEmpty { notes.append(strangers) }
    if layout.hasTooManySections {
      notes.append("more than \(ShapeFinder.sectionLimit) sections: each is a row instead")
    }
    if options.sectionKey != nil, groups == nil {
      notes.append("--section is for one array of objects; this is \(layout.shape)")
    }
    return notes + missingKeys
  }

  private var duplicates: String {
    let count = source.duplicateCount
    return count == 1
      ? "a key stands twice in one object; the last one is used (report names the place)"
      : "\(count) keys stand twice in one object; the last one is used (report names the places)"
  }

  private var strangers: String {
    let count = layout.strangers.count
    return count == 1
      ? "an element of the list of sections is no section; it is kept, not shown"
      : "\(count) elements of the list of sections are no sections; they are kept, not shown"
  }

  private var missingKeys: [String] {
    options.namedKeys.compactMap { option, key in
      sample[key] != nil || isPresent(key) ? nil : "no row has the key '\(key)' (\(option))"
    }
  }

  /// Looks through all rows: only a key that no row of the sample has makes it come to this.
  private func isPresent(_ key: String) -> Bool {
    guard layout.shape != .keyValues else { return false }
    return layout.sections.contains { section in
      guard let rows = section.rows else { return false }
      return rows.starts.contains { source.value(at: Int($0))[key] != nil }
    }
  }
}
