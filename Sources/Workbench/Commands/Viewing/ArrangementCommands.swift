import CommandLanguage
import TableAdapters
import TableModel
import TableUI
import Workspace

/// The `filter` command: shows only the rows that contain a text.
struct FilterCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("filter", short: "fil", in: .looking),
    words: .of(.view(.searchText, off: "all rows"), make: Self.init)
      .written([], ["TEXT"], ["off"]),
    summary: "shows only the rows with a text in title, subtitle or id; the source stays as it is",
    pattern:
      "A data source before C's own shows V fewer rows and asks C for them by the source's paths. "
      + "As in search screens, a section without a match is not shown. "
      + "Edits reach the source, and save writes all of it.",
    example: "filter ada",
    effects: .changes,
    needs: [.source, .noBatch]
  )

  private let wish: ViewWish<SearchText>

  var effects: Effects { wish.effects }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let runner = ArrangementRunner(session, source)
    switch wish {
    case .tell: return runner.answer
    case .off: return try runner.run { $0.filter = nil }
    case .show(let text): return try runner.run { $0.filter = text }
    }
  }
}

extension Grammar {
  /// The grammar of a search text.
  static let searchText = Grammar.slot(.free("a text", samples: ["ada"]))
}

extension Syntax where Value == SearchText {
  /// The syntax of a search text.
  fileprivate static let searchText = Syntax<String>.search().map { SearchText($0) }
}

/// The `sort` command: shows the rows of each section sorted, or writes the order to the model.
struct SortCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("sort", short: "sor", in: .looking),
    words: .of(.view(.sorting, off: "as the source has them"), make: Self.init)
      .written([], ["KEY", ["desc"], ["--write"]], ["off"]),
    summary: "shows the rows of each section sorted by a key; --write makes the order real",
    pattern:
      "A data source before C's own shows V the rows in another order. Equal rows keep theirs, numbers "
      + "count as numbers, rows without the key come last. With --write C moves rows of M, as few as it can, "
      + "in one batch that undo takes back.",
    example: "sort title desc",
    effects: .changes,
    needs: [.source, .noBatch]
  )

  fileprivate struct Sorting {
    let order: RowOrder?
    let offset: Int
    let isWritten: Bool
  }

  private let wish: ViewWish<Sorting>

  var effects: Effects { wish.effects }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let runner = ArrangementRunner(session, source)
    switch wish {
    case .tell: return runner.answer
    case .off: return try runner.run { $0.order = nil }
    case .show(let sorting):
      do {
        if sorting.isWritten { return try write(sorting.order, session, source, runner) }
        return try runner.run { $0.order = sorting.order }
      } catch {
        throw session.wording(of: error).blamingKey(sorting.offset)
      }
    }
  }

  private func write(
    _ given: RowOrder?,
    _ session: Session,
    _ source: OpenTable,
    _ runner: ArrangementRunner
  ) throws -> Answer {
    let order: RowOrder
    if let given {
      order = given
    } else if let shown = runner.arrangement.order {
      order = shown
    } else {
      throw CommandError(ViewFault.keyMissing)
    }
    try session.checkMemory(for: source.rowCount, 160, "sorting")
    let changes = try session.working("sorting") { work throws(WorkspaceError) in
      do throws(ArrangementError) {
        return try order.changes(sorting: source.sections) { work.isCancelled() }
      } catch {
        throw WorkspaceError(error)
      }
    }
    // Remove the view's sort order first, so that the moves refer to the unsorted rows.
    let shown = runner.arrangement
    if shown.order != nil { _ = try runner.run { $0.order = nil } }
    let words = ArrangementWords(RowArrangement(order: order))
    let sorting = Transaction(command: "\(words) --write", batches: [changes], focus: .follows)
    do { try source.commit([sorting], keepsDueLayout: true) } catch {
      if shown != runner.arrangement { try source.arrange(shown) { false } }
      throw error
    }
    var answer = ChangeAnswer(source).answer(for: changes)
    answer.lines = [
      changes.isEmpty
        ? "the rows are in that order already"
        : "\(words): \(TextFormatting.count(changes.count, "change")) of the source; undo takes it back"
    ]
    return answer
  }
}

extension Syntax where Value == SortCommand.Sorting {
  /// The syntax of a key and a direction; with `--write`, they default to those of the view.
  fileprivate static let sorting: Syntax = {
    let order = Syntax<(RowKey, String?)>.sequence(.key, .optional(.choice(["desc", "asc"])))
      .map { key, direction in RowOrder(key, isDescending: direction == "desc") }
    return Syntax<(Placed<RowOrder?>, Bool)>.sequence(
      order.ifThere.completed(by: order.completion).placed,
      .flag("--write", help: "makes the order real")
    )
    .map { order, isWritten in
      SortCommand.Sorting(order: order.value, offset: order.offset, isWritten: isWritten)
    }
  }()
}

/// The `group` command: shows a section for each value of a key.
struct GroupCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("group", short: "gro", in: .looking),
    words: .of(.view(.placed(.key), off: "the source's sections"), make: Self.init)
      .written([], ["KEY"], ["off"]),
    summary: "shows a section for each value of a key; the source stays as it is",
    pattern:
      "A data source before C's own shows V one section a value, in the order in which the values first "
      + "appear; the header is the value. Rows without one come under (no KEY).",
    example: "group subtitle",
    effects: .changes,
    needs: [.source, .noBatch]
  )

  private let wish: ViewWish<Placed<RowKey>>

  var effects: Effects { wish.effects }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let runner = ArrangementRunner(session, source)
    switch wish {
    case .tell: return runner.answer
    case .off: return try runner.run { $0.grouping = nil }
    case .show(let key):
      do {
        var answer = try runner.run { $0.grouping = key.value }
        answer.lines += groupLines(source, session)
        return answer
      } catch {
        throw session.wording(of: error).blamingKey(key.offset)
      }
    }
  }

  /// Returns the groups with their sizes; a long list is cut.
  private func groupLines(_ source: OpenTable, _ session: Session) -> [String] {
    let count = source.shownSectionCount
    var table = session.table([.right, .left, .right])
    for number in 0..<min(count, 20) {
      guard let section = source.shownSection(number) else { break }
      table.append([
        "\(number)", session.shown(section.header),
        TextFormatting.count(section.items.count, "row"),
      ])
    }
    return table.lines + (count > 20 ? ["… \(count - 20) more: sections"] : [])
  }
}

extension CommandError {
  /// Returns the same error; it points at the key if no row has that key.
  fileprivate func blamingKey(_ offset: Int?) -> CommandError {
    code == "not-found" ? blaming(offset) : self
  }
}
