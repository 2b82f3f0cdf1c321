import CommandLanguage
import TableModel
import TableUI
import TextLayout
import Workspace

/// The `index` command: uses the section index at the right edge.
struct IndexCommand: GestureCommand {
  static let description = CommandDescription(
    heading: .init("index", short: "ind", in: .acting),
    words: .of(
      .optional(.placed(.rest("a title", "TITLE", completed: .indexTitle))),
      make: Self.init
    ),
    summary: "list the section index titles, or tap one",
    pattern:
      "The table view asks for sectionIndexTitles at each reload, and for the section at a "
      + "tap.",
    example: "index",
    effects: .changes,
    value: .count("the number of index titles")
  )

  private let title: Placed<String>?

  /// The conditions for running it; reading the titles does not need the screen.
  var needs: CommandNeeds { title == nil ? .source : .screen }

  var effects: Effects { title == nil ? .reads : .changes }

  static func call(for gesture: Gesture, in table: TableView) -> GestureCall? {
    guard case .tapIndexTitle(let index) = gesture else { return nil }
    let title = table.sectionIndexTitle(index)
    return GestureCall(Self(title: Placed(value: title, offset: 0)), ["index", .quoted(title)])
  }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    try source.layout()
    let table = source.tableView
    let titles = table.sectionIndexTitles
    guard let offset = title?.offset, let title = title?.value else {
      return list(titles, table, session)
    }
    guard !titles.isEmpty else {
      throw CommandError(ActingFault.noIndex(absence: Self.absence))
    }
    guard let index = titles.firstIndex(of: title) else {
      throw CommandError(ActingFault.noIndexTitle(title: title, titles: titles), at: offset)
    }
    return try tap(index, title, session, source)
  }

  private static let absence = "no index: the data source does not implement sectionIndexTitles"

  private func tap(
    _ index: Int,
    _ title: String,
    _ session: Session,
    _ source: OpenTable
  ) throws -> Answer {
    guard source.tableView.showsSectionIndex else {
      throw CommandError(ActingFault.indexHidden)
    }
    let runner = GestureRunner(session, source)
    let result = try runner.run(.tapIndexTitle(index))
    let section = result.outcome.section
    let offset = source.tableView.contentOffset.y
    var answer = runner.answer(
      result,
      .indexTitle(title: session.shown(title), section: section, offset: offset)
    )
    answer.value = answer.value.adding([
      "section": section.map { .int($0) } ?? .null, "offset": .points(offset),
    ])
    return answer
  }

  private func list(_ titles: [String], _ table: TableView, _ session: Session) -> Answer {
    let value = AnswerValue.list(titles.map { .text($0) })
    guard !titles.isEmpty else { return Answer(value, Self.absence) }
    let line = titles.map { session.shown($0) }.joined(separator: " ")
    guard !table.showsSectionIndex else { return Answer(value, line) }
    let minimum = GestureText.indexMinimum(rows: table.sectionIndexMinimumDisplayRowCount)
    return Answer(value, [line, minimum.words])
  }
}

extension Grammar {
  /// The grammar of a section index title.
  fileprivate static let indexTitle = Grammar.slot(
    .finite("a section index title") { scope in
      (scope.source?.tableView.sectionIndexTitles ?? []).map { OfferedWord($0, isText: true) }
    }
  )
}
