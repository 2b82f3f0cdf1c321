import CommandLanguage
import Platform
import TableStore
import Workspace

/// The `recover` command: restores edits that were never saved.
struct RecoverCommand: Command {
  static let description = CommandDescription(
    heading: .init("recover", short: "recov", in: .data),
    words: .of(.recovery, make: Self.init),
    summary: "restore unsaved edits after a crash",
    pattern: "Tabletop stores each edit as a value, so it can apply the edit to the model again.",
    example: "recover list",
    effects: [.changes, .readsFiles],
    value: .count("the number of sessions or edits"),
    forms: [
      HelpTopic.Term("recover [N]", "restore the edits of this table, or of number N"),
      HelpTopic.Term("--force", "also on a changed file, or from a damaged journal"),
      HelpTopic.Term("recover list [N]", "list unsaved edits, or the edits of number N"),
      HelpTopic.Term(
        "recover drop [N]",
        "delete the unsaved edits of this table, or of N, for good"
      ),
    ]
  )

  fileprivate enum Verb {
    case recover(isForced: Bool)
    case list
    case drop
  }

  /// An action, and the number of the edits it applies to.
  fileprivate struct Request {
    let verb: Verb
    let number: Int?
  }

  private let request: Request

  private var verb: Verb { request.verb }
  private var number: Int? { request.number }

  var effects: Effects {
    if case .list = verb { [.reads, .readsFiles] } else { Self.description.effects }
  }

  func run(in session: Session) throws -> Answer {
    let all = session.journals?.leftBehind() ?? []
    switch verb {
    case .list:
      guard let number else { return list(all, session) }
      return edits(try kept(number, of: all), session)
    case .drop:
      let kept = try chosen(all, session)
      kept.file.remove()
      return Answer(
        ["dropped": .int(kept.editCount)],
        RecoveryText.deleted(edits: kept.editCount, of: session.shown(kept.header.title))
      )
    case .recover(let isForced):
      return try RecoveryRunner(session, try chosen(all, session)).run(isForced: isForced)
    }
  }

  private func chosen(_ all: [RecoverableEdits], _ session: Session) throws -> RecoverableEdits {
    if let number { return try kept(number, of: all) }
    guard let source = session.current else {
      guard all.count == 1 else { throw nothing(.noTable, all) }
      return all[0]
    }
    guard let own = all.first(where: { $0.isAbout(source) }) else {
      throw nothing(.noEdits(name: session.shown(source.name)), all)
    }
    return own
  }

  private func kept(_ number: Int, of all: [RecoverableEdits]) throws -> RecoverableEdits {
    guard number <= all.count else {
      throw nothing(.noNumber(number), all)
    }
    return all[number - 1]
  }

  private func nothing(
    _ absence: RecoveryFault.Absence,
    _ all: [RecoverableEdits]
  ) -> CommandError {
    CommandError(
      RecoveryFault.nothing(absence, journals: all.count, isAsked: number != nil)
    )
  }

  private func list(_ all: [RecoverableEdits], _ session: Session) -> Answer {
    guard !all.isEmpty else { return Answer(.list([]), "no unsaved edits to recover") }
    var table = session.table([.right, .left, .left, .left])
    for (index, kept) in all.enumerated() {
      let age = TextFormatting.age(seconds: Clock.secondsSince1970 - kept.modified)
      table.append([
        String(index + 1), session.shown(kept.header.title),
        TextFormatting.count(kept.editCount, "edit"),
        age,
      ])
    }
    let values = all.enumerated().map { index, kept -> AnswerValue in
      [
        "n": .int(index + 1), "name": .text(kept.header.name), "table": .text(kept.header.title),
        "edits": .int(kept.editCount), "lost": .int(kept.lostCount),
        "journal": .text(kept.file.path),
      ]
    }
    return Answer(.list(values), table.lines)
  }

  /// Returns the commands of one journal, for repeating them by hand.
  private func edits(_ kept: RecoverableEdits, _ session: Session) -> Answer {
    let commands = kept.entries.flatMap { entry in
      entry.typed.isEmpty ? [entry.command].compactMap { $0 } : entry.typed.map(\.line)
    }
    var lines = commands.map { session.shown($0) }
    if kept.lostCount > 0 {
      lines.append(RecoveryText.unreadableLines(kept.lostCount).words)
    }
    return Answer(.list(commands.map { .text($0) }), lines)
  }
}

extension Syntax where Value == RecoverCommand.Request {
  /// The syntax of an action, and the number of the edits it applies to.
  fileprivate static let recovery: Syntax = {
    let number = Syntax<Int>.integer("a number of recover list")
      .only("a number from 1") { $0 > 0 }
      .ifThere.completed(by: .leftBehind)
    let numbered: @Sendable (RecoverCommand.Verb) -> Syntax = { verb in
      number.map { RecoverCommand.Request(verb: verb, number: $0) }
    }
    let forced = Syntax<(Int?, Bool)>.sequence(
      number,
      .flag("--force", help: "even if the file changed or the journal is damaged")
    )
    .map { number, isForced in
      RecoverCommand.Request(verb: .recover(isForced: isForced), number: number)
    }
    return .either(
      .mark("list", help: "list unsaved edits", then: numbered(.list)),
      .mark("drop", help: "delete unsaved edits", then: numbered(.drop)),
      forced.beginning { _ in true }
    )
    .written([["N"], ["--force"]], ["list", ["N"]], ["drop", ["N"]])
  }()
}

extension Grammar {
  /// The grammar of a number from `recover list`.
  fileprivate static let leftBehind = Grammar.inScope { scope in
    let count = scope.session.journals?.leftBehind().count ?? 0
    return .optional(
      .choice((0..<count).map { .word("\($0 + 1)", help: "a number from recover list") })
    )
  }
}
