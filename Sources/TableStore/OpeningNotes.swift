import JSON

/// The notes about a document that is opened, limited to those that are fast to compute.
struct OpeningNotes {
  private let source: JSONDocument
  private let layout: TableLayout
  private let groups: RowGroups?
  private let options: OpenOptions

  init(
    _ source: JSONDocument,
    _ layout: TableLayout,
    _ groups: RowGroups?,
    _ options: OpenOptions
  ) {
    self.source = source
    self.layout = layout
    self.groups = groups
    self.options = options
  }

  /// The notes, in the order of the document.
  var notes: [String] {
    var notes: [String] = []
    if source.hasByteOrderMark {
      notes.append("the file starts with a byte order mark; kept")
    }
    if source.duplicateCount > 0 { notes.append(duplicates) }
    if layout.shape == .native, !layout.strangers.isEmpty { notes.append(strangers) }
    if let lost = layout.lostSections { notes.append(lost.note) }
    if options.sectionKey != nil, groups == nil {
      notes.append("`--section` needs one array of objects; this is \(layout.shape)")
    }
    return notes
  }

  private var duplicates: String {
    let count = source.duplicateCount
    return count == 1
      ? "duplicate key in one object; the last one is used (`report` lists the place)"
      : "\(count.grouped) duplicate keys in one object; the last one is used (`report` lists the places)"
  }

  private var strangers: String {
    let count = layout.strangers.count
    return count == 1
      ? "an element of the list of sections is not a section; kept, not shown"
      : "\(count.grouped) elements of the list of sections are not sections; kept, not shown"
  }
}
