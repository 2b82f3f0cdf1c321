import CommandLanguage
import TableModel
import TableUI
import TextLayout
import Workspace

/// The context of a completion: the session, and the words of the command so far.
@MainActor package struct CompletionScope: CompletionContext {
  package let session: Session

  /// The current table, or nil.
  let source: OpenTable?

  /// The sections as the data source reports them.
  let sections: [Section]

  /// The row that the command names, or nil.
  var row: IndexPath?

  /// The data file that the command names, or nil.
  var file: String?

  /// The maximum length of a list of candidates; a note mentions the rest.
  static let limit = 60

  init(_ session: Session) {
    self.session = session
    source = session.current
    sections = session.current?.shown ?? []
  }

  /// The number of sections that both the model and the table view have.
  var sectionCount: Int {
    min(sections.count, source?.tableView.numberOfSections ?? 0)
  }

  /// Whether there is only one section, so that addresses can omit it.
  var hasOneSection: Bool {
    max(sections.count, source?.tableView.numberOfSections ?? 0) == 1
  }

  /// Returns the number of rows in a section that both the model and the table view have.
  func rowCount(_ section: Int) -> Int {
    guard let source, (0..<sectionCount).contains(section) else { return 0 }
    return min(
      sections[section].items.count,
      source.tableView.numberOfRows(inSection: section)
    )
  }

  /// Returns whether both the model and the table view have a row.
  func holds(_ path: IndexPath) -> Bool {
    path.row >= 0 && path.row < rowCount(path.section)
  }

  /// The current row, or nil if it no longer exists.
  var current: IndexPath? { source?.current.flatMap { holds($0) ? $0 : nil } }

  /// Returns the item of a row, or nil.
  func item(at path: IndexPath) -> Item? {
    holds(path) ? sections[path.section].items[path.row] : nil
  }

  /// Returns the title of a row, shortened for a list.
  func title(of path: IndexPath) -> String { Self.short(item(at: path)?.title ?? "") }

  /// Returns a section's header and row count, shortened for a list.
  func words(for section: Int) -> String {
    let header = sections[section].header
    let rows = TextFormatting.count(sections[section].items.count, "row")
    return header.isEmpty ? rows : "\(Self.short(header)), \(rows)"
  }

  /// Returns a text of the table cut to at most 50 columns.
  static func short(_ text: String) -> String {
    // A title may be as long as a file, so only its start is read.
    String(text.prefix(80)).truncated(toWidth: 50)
  }

  /// Returns whether a command's conditions are met.
  func meets(_ needs: CommandNeeds) -> Bool {
    if needs.contains(.source), source == nil { return false }
    if needs.contains(.batch), source?.batch == nil { return false }
    if needs.contains(.noBatch), source?.batch != nil { return false }
    if needs.contains(.done), source?.history.done.isEmpty ?? true { return false }
    if needs.contains(.undone), source?.history.undone.isEmpty ?? true { return false }
    return true
  }
}
