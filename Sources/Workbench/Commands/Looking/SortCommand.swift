import TableAdapters
import TableModel
import TableUI

/// `sort`: shows the rows of each section sorted, or makes the order real.
struct SortCommand: Command {
  static let description = CommandDescription(
    name: "sort",
    shortest: "sor",
    group: .looking,
    syntax: ["sort", "sort KEY [desc] [--write]", "sort off"],
    summary: "shows the rows of each section sorted by a key; --write makes the order real",
    pattern:
      "A data source before C's own shows V the rows in another order. Equal rows keep theirs, numbers "
      + "count as numbers, rows without the key come last. With --write C moves rows of M, as few as it can, "
      + "in one batch that undo takes back.",
    example: "sort title desc",
    effects: .changes,
    completion: .sortWords,
    needs: [.source, .noBatch]
  )

  private enum Wish {
    case tell
    case off
    case order(RowOrder)
  }

  private let wish: Wish
  private let isWritten: Bool
  private let offset: Int

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    isWritten = arguments.takeFlag("--write")
    offset = arguments.offset
    guard !arguments.isEmpty else {
      wish = .tell
      return
    }
    if !isWritten, arguments.count == 1, arguments.take("off") {
      wish = .off
      return
    }
    let key = RowKey(try arguments.takeText("a key"))
    var isDescending = false
    if !arguments.isEmpty { isDescending = try arguments.takeChoice(["desc", "asc"]) == "desc" }
    wish = .order(RowOrder(key, isDescending: isDescending))
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    let runner = try ArrangementRunner(session, source)
    do {
      if isWritten { return try write(session, source, runner) }
      switch wish {
      case .tell: return runner.answer
      case .off: return try runner.run { $0.order = nil }
      case .order(let order): return try runner.run { $0.order = order }
      }
    } catch {
      throw error.code == "not-found" ? error.blaming(offset) : error
    }
  }

  private func write(
    _ session: Session,
    _ source: OpenSource,
    _ runner: ArrangementRunner
  ) throws(CommandError) -> Answer {
    let order: RowOrder
    if case .order(let given) = wish {
      order = given
    } else if let shown = runner.arrangement.order {
      order = shown
    } else {
      throw CommandError("bad-argument", "a key is missing", hint: "sort title --write")
    }
    let changes = try session.working("sorting") { work throws(CommandError) in
      do throws(ArrangementError) {
        return try order.changes(sorting: source.sections) { !work.goesOn() }
      } catch {
        throw CommandError(error)
      }
    }
    // What the view sorted is about to be so: it goes first, or the moves would be looked for in it.
    let shown = runner.arrangement
    if shown.order != nil { _ = try runner.run { $0.order = nil } }
    let words = ArrangementWords(RowArrangement(order: order))
    let editor = EditRunner(session, source, command: "\(words) --write")
    var answer: Answer
    do throws(CommandError) {
      answer = try source.tableView.interruptible(session.isInterrupted) {
        () throws(CommandError) in try editor.rearrange(changes)
      }
    } catch {
      if shown != runner.arrangement { try source.arrange(shown) { false } }
      throw error
    }
    answer.lines = [
      changes.isEmpty
        ? "the rows are in that order already"
        : "\(words): \(Words.count(changes.count, "change")) of the source; undo takes it back"
    ]
    return answer
  }
}

extension Grammar {
  /// A key and a direction, or off.
  fileprivate static let sortWords = Grammar.optional(
    .choice([
      .word("off", help: "as the source has them"),
      .flags(
        ["--write": "makes the order real"],
        .sequence([.rowKey, .optional(.anyWord(of: ["desc", "asc"]))])
      ),
    ])
  )
}
