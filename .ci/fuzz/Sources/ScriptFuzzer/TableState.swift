import TableModel
import TableUI

@testable import Workbench
@testable import Workspace

/// What a command that fails must leave as it was.
@MainActor struct TableState {
  /// Larger tables are compared by their counts alone.
  private static let most = 2000

  private let sources: [String]
  private let current: String?
  private let counts: [Int]
  private let sections: [Section]
  private let selection: [IndexPath]
  private let edits: Int

  init(of session: Session) {
    sources = session.sources.map(\.name)
    current = session.current?.name
    counts = session.current?.sections.map(\.items.count) ?? []
    let isSmall = counts.reduce(0, +) <= Self.most
    sections = isSmall ? session.current?.sections ?? [] : []
    selection = session.current?.tableView.indexPathsForSelectedRows ?? []
    edits = session.current?.history.done.count ?? 0
  }

  /// What differs, in a few words, or nil.
  func difference(from old: TableState) -> String? {
    if sources != old.sources { return "sources \(old.sources) to \(sources)" }
    if current != old.current { return "the source" }
    if counts != old.counts { return "counts \(old.counts) to \(counts)" }
    if sections != old.sections { return "rows" }
    if selection != old.selection { return "selection \(old.selection) to \(selection)" }
    if edits != old.edits { return "edits \(old.edits) to \(edits)" }
    return nil
  }
}
