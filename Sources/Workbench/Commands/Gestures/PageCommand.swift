import CommandLanguage
import TableAdapters
import TableModel
import TableStore
import TableUI
import Workspace

/// The `page` command: navigates the pages of a list.
struct PageCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("page", short: "pag", in: .acting),
    words: .of(.optional(.choice(["previous", "next", "forget"])), make: Self.init)
      .written(["previous"], ["next"], ["forget"], []),
    summary: "show the previous or next page; without arguments, list the pages",
    pattern:
      "The list model returns a page it has already loaded from its cache. The page before "
      + "the first one is a refresh. `page forget` returns to the state before the first page.",
    setup: ExampleTable.list + ["more"],
    example: "page previous",
    effects: [.changes, .usesNetwork],
    value: .member("page", "the number of the page"),
    needs: [.screen, .noBatch]
  )

  private let word: String?

  var effects: Effects { word == nil ? [.reads] : Self.description.effects }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    switch word {
    case "previous":
      return try RemoteListLoader(session, source, method: "loadPreviousPage()").run {
        $0.loadPreviousPage()
      }
    case "next":
      return try RemoteListLoader(session, source, method: "loadNextPage()").pullUp()
    case "forget": return try forget(source, session)
    default: return try pages(source, session)
    }
  }

  private func forget(_ source: OpenTable, _ session: Session) throws -> Answer {
    _ = try RemoteListLoader(session, source, method: "loadNextPage()")
    guard let feed = source.feed, feed.model.forgetPages() else {
      throw CommandError(FeedFault.stillLoading)
    }
    source.tableView.loadMoreControl?.updateNoMoreData(false)
    return Answer(["page": .null], LoadingText.forgotPages)
  }

  private func pages(
    _ source: OpenTable,
    _ session: Session
  ) throws -> Answer {
    _ = try RemoteListLoader(session, source, method: "loadNextPage()")
    guard let feed = source.feed, let shown = feed.loader.shownPages else {
      throw CommandError(FeedFault.noPage)
    }

    return Answer(
      [
        "page": .optional(feed.model.currentPage),
        "shown": [.int(shown.lowerBound), .int(shown.upperBound)],
        "isLast": .bool(feed.model.isAtLastPage),
      ],
      LoadingText.pages(shown, paging: session.shown(feed.pagingWords))
    )
  }
}

/// The `pan` command: selects rows by dragging over them.
struct PanCommand: GestureCommand {
  static let description = CommandDescription(
    heading: .init("pan", short: "pan", in: .acting),
    words: .of(
      .rowBeforeTo,
      .mark("to", wanted: "the word to", then: .explicit("a row such as 0 3")),
      make: Self.init
    ),
    summary: "drag across rows to select them all; turns edit mode on",
    pattern:
      "Delegate calls: shouldBeginMultipleSelectionInteraction, didBegin…, willSelect and "
      + "didSelect for each row, didEnd…. Edit mode stays on.",
    setup: ["set allowsMultipleSelectionDuringEditing on"],
    example: "pan 0 0 to 0 2",
    effects: .changes,
    needs: .screen
  )

  private let start: Arguments.Located
  private let end: Arguments.Located

  static func call(for gesture: Gesture, in table: TableView) -> GestureCall? {
    guard case .pan(let start, let end) = gesture else { return nil }
    return GestureCall(
      Self(start: .row(start), end: .row(end)),
      ["pan"] + .row(start) + ["to"] + .row(end)
    )
  }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let resolver = RowResolver(source)
    let from = try resolver.row(start)
    let to = try resolver.row(end)
    let runner = GestureRunner(session, source)
    let result = try runner.run(.pan(from: from, to: to))
    if let refusal = result.outcome.refusal?.reason { throw CommandError(refusal, from) }
    let count = source.tableView.indexPathsForSelectedRows.count
    let isEditing = result.events.contains(.editModeBegan)
    return runner.answer(result, SelectionText.selectedRows(count, keepsEditMode: isEditing))
  }
}

extension Syntax where Value == Arguments.Located {
  /// The syntax of the row at which the touch begins.
  fileprivate static let rowBeforeTo = row(before: "to").written([.row])
}
