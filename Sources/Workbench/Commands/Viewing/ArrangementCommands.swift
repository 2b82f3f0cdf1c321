import CommandLanguage
import TableAdapters
import TableModel
import TableUI
import Workspace

/// `filter`: shows only the rows that match a query.
struct FilterCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("filter", short: "fil", in: .looking),
    words: .of(.view(.query, off: "all rows"), make: Self.init)
      .written([], ["QUERY"], ["off"]),
    summary: "show only rows that match a text or query; the file stays unchanged",
    pattern:
      "A data source in front of the controller's own passes on only matching rows. "
      + "Sections without a match are hidden. "
      + "Edits reach the model, and `save` writes all rows. See `help queries`.",
    example: "filter ada",
    effects: .changes,
    value: .member("rows", "the number of rows in the table"),
    needs: [.source, .noBatch]
  )

  private let wish: ViewWish<QueryArgument>

  var effects: Effects { wish.effects }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let runner = ArrangementRunner(session, source)
    switch wish {
    case .tell: return runner.answer
    case .off: return try runner.run { $0.filter = nil }
    case .show(let argument):
      do { return try runner.run { $0.filter = argument.query } } catch {
        throw argument.blaming(session.wording(of: error))
      }
    }
  }
}

/// `sort`: shows the rows of each section sorted, or sort the model too.
struct SortCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("sort", short: "sor", in: .looking),
    words: .of(.view(.sorting, off: "the original order"), make: Self.init)
      .written([], ["KEY", ["desc"], [", KEY [desc] …"], ["--write"]], ["off"]),
    summary: "sort the rows of each section by keys; --write sorts the model too",
    pattern:
      "A data source in front of the controller's own reorders the rows. "
      + "Numbers sort as numbers, ISO dates as dates, and rows without the key are last. Equal rows use the next key, "
      + "or keep their order. With --write, the controller moves as few rows of the model as possible, in one batch.",
    example: "sort title desc",
    effects: .changes,
    value: .member("sort", "the key, or nil"),
    needs: [.source, .noBatch]
  )

  fileprivate struct Sorting {
    let order: OrderArgument?
    let isWritten: Bool
  }

  private let wish: ViewWish<Sorting>

  var effects: Effects { describes ? .reads : wish.effects }

  /// Whether the command has no words, so that it describes the order.
  private var describes: Bool {
    guard case .show(let sorting) = wish else { return false }
    return sorting.order == nil && !sorting.isWritten
  }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let runner = ArrangementRunner(session, source)
    switch wish {
    case _ where describes: return runner.answer
    case .tell: return runner.answer
    case .off: return try runner.run { $0.order = nil }
    case .show(let sorting):
      do {
        let order = sorting.order?.order
        if sorting.isWritten { return try write(order, session, source, runner) }
        return try runner.run { $0.order = order }
      } catch {
        let error = session.wording(of: error)
        throw sorting.order?.blaming(error) ?? error
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
    let moves = try session.working(.sorting) { work throws(WorkspaceError) in
      do throws(ArrangementError) {
        return try order.changes(sorting: source.sections) { work.isCancelled() }
      } catch {
        throw WorkspaceError(error)
      }
    }
    let changes = try source.completing(moves)
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
    let text: QueryText =
      changes.isEmpty ? .alreadySorted : .sortedTable("\(words)", changes: moves.count)
    answer.lines = [text.words]
    return answer
  }
}

extension Syntax where Value == SortCommand.Sorting {
  /// The syntax of a key and a direction; with `--write`, they default to those of the view.
  fileprivate static let sorting: Syntax = {
    let order = Syntax<OrderArgument>.order
    return Syntax<(OrderArgument?, Bool)>.sequence(
      order.ifThere.completed(by: order.completion),
      .flag("--write", help: "sort the model too")
    )
    .map { order, isWritten in SortCommand.Sorting(order: order, isWritten: isWritten) }
  }()
}

/// The `group` command: shows a section for each value of a key.
struct GroupCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("group", short: "gro", in: .looking),
    words: .of(.view(.placed(.key), off: "the original sections"), make: Self.init)
      .written([], ["KEY"], ["off"]),
    summary: "show one section per value of a key; the file stays unchanged",
    pattern:
      "A data source in front of the controller's own reports one section per value, in the order in which "
      + "the values first appear; the header is the value. Rows without a value are under (no KEY). "
      + "A results controller needs sorted sections, so `wiring fetched` sorts them by the key.",
    example: "group subtitle",
    effects: .changes,
    value: .member("group", "the key, or nil"),
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
    return table.lines + (count > 20 ? [FileText.moreSections(count - 20).words] : [])
  }
}
