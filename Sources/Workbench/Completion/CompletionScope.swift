import CommandLanguage
import TableModel
import TableUI
import TextLayout
import Workspace

/// What completion looks at: the session, and the words of the command so far.
@MainActor package struct CompletionScope: CompletionContext {
  package let session: Session

  /// The current source, or nil.
  let source: OpenTable?

  /// The sections as the data source shows them.
  let sections: [Section]

  /// The row that the command names, or nil.
  var row: IndexPath?

  /// No list gets longer than this; the rest is in a note.
  static let limit = 60

  init(_ session: Session) {
    self.session = session
    source = session.current
    sections = session.current?.shown ?? []
  }

  /// How many sections both the model and the table know.
  var sectionCount: Int {
    min(sections.count, source?.tableView.numberOfSections ?? 0)
  }

  /// Whether there is one section only, so that it need not be named.
  var hasOneSection: Bool {
    max(sections.count, source?.tableView.numberOfSections ?? 0) == 1
  }

  /// How many rows of a section both the model and the table know.
  func rowCount(_ section: Int) -> Int {
    guard let source, (0..<sectionCount).contains(section) else { return 0 }
    return min(
      sections[section].items.count,
      source.tableView.numberOfRows(inSection: section)
    )
  }

  /// Whether both the model and the table know a row.
  func holds(_ path: IndexPath) -> Bool {
    path.row >= 0 && path.row < rowCount(path.section)
  }

  /// The row last spoken of, where it is still there.
  var current: IndexPath? { source?.current.flatMap { holds($0) ? $0 : nil } }

  /// The item of a row.
  func item(at path: IndexPath) -> Item? {
    holds(path) ? sections[path.section].items[path.row] : nil
  }

  /// The title of a row, short enough for a list.
  func title(of path: IndexPath) -> String { Self.short(item(at: path)?.title ?? "") }

  /// A section's header and size, short enough for a list.
  func words(for section: Int) -> String {
    let header = sections[section].header
    let rows = TextFormatting.count(sections[section].items.count, "row")
    return header.isEmpty ? rows : "\(Self.short(header)), \(rows)"
  }

  /// A text of the table, cut to a bearable length.
  static func short(_ text: String) -> String {
    // A title may be as long as a file: only its beginning is looked at.
    String(text.prefix(80)).truncated(toWidth: 50)
  }

  /// What a command needs is there.
  func meets(_ needs: CommandNeeds) -> Bool {
    if needs.contains(.source), source == nil { return false }
    if needs.contains(.batch), source?.batch == nil { return false }
    if needs.contains(.noBatch), source?.batch != nil { return false }
    if needs.contains(.done), source?.history.done.isEmpty ?? true { return false }
    if needs.contains(.undone), source?.history.undone.isEmpty ?? true { return false }
    return true
  }
}
