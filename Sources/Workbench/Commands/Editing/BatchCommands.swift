import CommandLanguage
import JSON
import Platform
import TableModel
import TableStore
import TableUI
import TextLayout
import Workspace

/// The `begin` command: opens a batch.
struct BeginCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("begin", short: "beg", in: .changing),
    words: .of(make: Self.init),
    summary: "open a batch; end sends its edits, all or none",
    pattern:
      "Edits change the model at once. The table view gets them together at `end` "
      + "(beginUpdates).",
    example: "begin",
    effects: .changes
  )

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    source.beginBatch()
    let depth = source.batch?.depth ?? 1
    var answer = ChangeAnswer(source).answer(for: [])
    answer.value = answer.value.adding(["depth": .int(depth)])
    answer.lines = [EditText.batchOpen(depth: depth).words]
    return answer
  }
}

/// The `end` command: applies the open batch.
struct EndCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("end", short: "end", in: .changing),
    words: .of(make: Self.init),
    summary: "send the batch to the table view; a rejected batch is undone",
    pattern:
      "The table view asks the controller for the new counts and checks the batch. Then it "
      + "asks for cells for the new rows.",
    setup: ["begin", "append 0 \"New\""],
    example: "end",
    effects: .changes,
    needs: [.source, .batch]
  )

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    guard let result = try source.end() else {
      let depth = source.batch?.depth ?? 0
      var answer = ChangeAnswer(source).answer(for: [])
      answer.value = answer.value.adding(["depth": .int(depth)])
      answer.lines = [EditText.batchStillOpen(depth: depth).words]
      return answer
    }
    var answer = ChangeAnswer(source).answer(for: result.changes)
    answer.lines = [EditText.batchDone(updates: "\(result.updates)").words]
    return answer
  }
}

/// The `rollback` command: discards the open batch.
struct RollbackCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("rollback", short: "rol", in: .changing),
    words: .of(make: Self.init),
    summary: "drop the batch and restore the model",
    pattern:
      "The model returns to its state before `begin`. The table view never receives the "
      + "batch.",
    setup: ["begin", "append 0 \"New\""],
    example: "rollback",
    effects: .changes,
    needs: [.source, .batch]
  )

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let count = try source.rollBack()
    var answer = ChangeAnswer(source).answer(for: [])
    answer.lines = [EditText.rolledBack(changes: count).words]
    return answer
  }
}

/// The `batch` command: checks whether a batch in JSON is legal and shows its result.
struct BatchCommand: Command {
  static let description = CommandDescription(
    heading: .init("batch", short: "bat", in: .changing),
    words: .of(.batch, make: Self.init),
    summary: "check a batch and show the rows after it, or run a file of cases",
    pattern:
      "Runs the checks of endUpdates on counts only, without a model or a table view. "
      + "Members: old, new, deleteRows, insertRows, reloadRows, moveRows, deleteSections, "
      + "insertSections, reloadSections, moveSections, policy, era. By default, old and new "
      + "are the open table's cached counts and its model's counts.",
    example: #"batch {"old": [5], "new": [6], "deleteRows": [[0,2],[0,4]], "#
      + #""insertRows": [[0,0],[0,3],[0,5]]}"#,
    effects: [.reads, .readsFiles],
    value: .lines("the verdict as text")
  )

  fileprivate enum Source {
    case typed(BatchInput)
    case file(String)
  }

  private let source: Source

  private static func readFile(
    _ path: String,
    in session: Session
  ) throws -> BatchInput {
    do throws(StoreError) {
      let contents: FileContents
      do throws(FileError) {
        contents = try Files.read(session.resolved(path)) { _, _ in session.isCancelled() }
      } catch {
        throw .file(error)
      }
      do throws(JSONError) {
        return BatchInput(value: try JSONDocument(contents.bytes).root, origin: .file(path))
      } catch {
        throw .json(error, name: path)
      }
    } catch {
      throw CommandError(error, width: 76, style: session.settings.escapeStyle)
    }
  }

  func run(in session: Session) throws -> Answer {
    let input =
      switch source {
      case .typed(let input): input
      case .file(let path): try Self.readFile(path, in: session)
      }
    guard input.value.kind == .array else {
      return try answer(to: try read(input, input.value, session), session)
    }
    var results: [BatchResult] = []
    for value in input.value.elements {
      try session.checkInterruption()
      let item = try read(input, value, session)
      results.append(BatchResult(item, try judge(item, session)))
    }
    return BatchResult.answer(for: results, session.shown)
  }

  private func read(
    _ input: BatchInput,
    _ value: JSONValue,
    _ session: Session
  ) throws -> BatchCase {
    do { return try BatchCaseReader.read(value) } catch {
      throw input.failure(error, style: session.settings.escapeStyle)
    }
  }

  private func judge(_ item: BatchCase, _ session: Session) throws -> BatchOutcome {
    let table = session.current?.tableView
    guard let before = item.before ?? table.map({ Array($0.rowCounts) }) else {
      throw Self.missing("old")
    }
    // Without `old`, the counts come from the table and its model; `old` without `new` is
    // incomplete.
    let model = item.before == nil ? session.current?.sections.map(\.items.count) : nil
    guard let after = item.after ?? model else { throw Self.missing("new") }
    let era = item.era ?? table?.messageEra ?? .ios12
    return BatchOutcome(item.updates, from: before, to: after, item.policy, era)
  }

  private static func missing(_ name: String) -> CommandError {
    let side = name == "old" ? "before the batch" : "that the data source reports after the batch"
    return CommandError(BatchingFault.countsMissing(name: name, side: side))
  }

  private func answer(to item: BatchCase, _ session: Session) throws -> Answer {
    let verdict = try judge(item, session)
    if let error = verdict.error { throw CommandError(error, era: verdict.era) }
    let result = BatchResult(item, verdict)
    var answer = Answer(result.value, result.lines)
    answer.notes = item.strangers.map(Self.note).map(session.shown)
    answer.warnings = verdict.warnings.map { OutputWarning(.portability($0)) }
    return answer
  }

  private static func note(_ member: String) -> String {
    let near = Suggestion.nearest(to: member, among: BatchCaseReader.members)
    return BatchText.unknownMember(member, nearest: near).words
  }
}

extension Syntax where Value == BatchCommand.Source {
  /// The syntax of a batch, typed in place or in a file.
  fileprivate static let batch = Syntax(
    forms: [["JSON|FILE"]],
    grammar: .file([".json"])
  ) { arguments throws(CommandError) in
    guard let token = arguments.take() else { throw arguments.unexpected("a batch or a file") }
    guard let value = token.json else { return .file(token.text) }
    return .typed(BatchInput(value: value, origin: .typed(token.range.lowerBound)))
  }
}
