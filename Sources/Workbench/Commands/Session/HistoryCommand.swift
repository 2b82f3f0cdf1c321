import CommandLanguage
import TextLayout

/// The `history` command: lists the commands that were typed at the prompt.
struct HistoryCommand: Command {
  static let description = CommandDescription(
    heading: .init("history", short: "his", in: .session),
    words: .of(.history, make: Self.init),
    summary: "list earlier commands, search them, or turn them into a script",
    pattern: "Does not touch the table.",
    setup: ["sections", "row 0 3"],
    example: "history 3",
    effects: .changes,
    value: .count("the number of commands"),
    forms: [
      HelpTopic.Term("history [N]", "list the last N commands, 20 by default"),
      HelpTopic.Term("--before N", "list the ones before number N"),
      HelpTopic.Term("history TEXT", "list the ones that contain TEXT"),
      HelpTopic.Term("history --script", "list the ones that changed something, for > FILE"),
      HelpTopic.Term("history clear", "delete the whole history for good"),
    ]
  )

  fileprivate enum Request {
    case last(Int?, before: Int?)
    case holding(String)
    case script
    case clear
  }

  /// The default number of listed commands.
  fileprivate static let page = 20

  private let request: Request

  /// The effects; only `clear` changes something.
  var effects: Effects { if case .clear = request { .changes } else { .reads } }

  func run(in session: Session) throws(CommandError) -> Answer {
    guard let history = session.host.history else {
      return Answer(.list([]), "only the prompt keeps a history")
    }
    switch request {
    case .script: return script(session)
    case .clear:
      if let problem = history.clear() {
        throw CommandError(FileFault.historyUnwritten(problem: session.shown(problem)))
      }
      return Answer(["cleared": true], "history cleared")
    case .last(let count, let before):
      let all = Array(history.entries.enumerated().prefix(before.map { $0 - 1 } ?? .max))
      let isWhole = session.answerForm.isWhole
      let shown = all.suffix(count ?? (isWhole ? .max : HistoryCommand.page))
      return list(Array(shown), of: all.count, isCut: before != nil, session)
    case .holding(let text):
      let found = history.entries.enumerated().filter { $0.element.containsText(text) }
      return list(found, of: found.count, session)
    }
  }

  /// Returns the commands that changed something, as lines for a script.
  private func script(_ session: Session) -> Answer {
    let commands = session[TranscriptFeature.self]?.scriptLog.commands ?? []
    let lines = commands.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    return Answer(.list(commands.map { .text($0) }), lines.map { session.shown(String($0)) })
  }

  private func list(
    _ entries: [(offset: Int, element: String)],
    of total: Int,
    isCut: Bool = false,
    _ session: Session
  ) -> Answer {
    let width = String((entries.last?.offset ?? 0) + 1).count
    var lines = entries.map { entry in
      let number = String(entry.offset + 1)
      let blank = String(repeating: " ", count: width - number.count)
      return "\(blank)\(number)  \(session.shown(entry.element))"
    }
    if entries.isEmpty { lines = ["no commands"] }
    if entries.count < total {
      let rest = total - entries.count
      let more = isCut ? "\(entries.count) --before \(rest + 1)" : "\(total)"
      lines.insert("… \(TextFormatting.grouped(rest)) before: history \(more)", at: 0)
    }
    let values = entries.map { entry -> AnswerValue in
      ["n": .int(entry.offset + 1), "command": .text(entry.element)]
    }
    var answer = Answer(.list(values), lines)
    answer.total = total
    return answer
  }
}

extension HistoryCommand {
  /// Returns the same number of earlier commands.
  func step(behind answer: Answer, in session: Session) -> LookingStep? {
    guard case .last(let count, _) = request, case .list(let values) = answer.value,
      case .int(let first)? = values.first?["n"], first > 1
    else { return nil }
    return LookingStep(line: "history \(count ?? HistoryCommand.page) --before \(first)")
  }
}

extension Syntax where Value == HistoryCommand.Request {
  /// The syntax of a number of commands, a selection, or an action on them.
  fileprivate static let history: Syntax = .either(
    .lone("clear", help: "delete the whole history", is: .clear),
    .lone("--script", help: "the commands that changed something, for > FILE", is: .script),
    last,
    Syntax<String>.rest("a text").map { .holding($0) }.completed(by: .never)
  )
  .written([["N"], ["--before", "N"]], ["TEXT"], ["--script"], ["clear"])

  /// Returns the syntax of a keyword without any other word.
  private static func lone(_ word: String, help: String, is value: Value) -> Syntax {
    Syntax.mark(word, help: help, is: value).beginning { $0.count == 1 && $0.bare() == word }
  }

  private static let positive = Syntax<Int>.integer("a number from 1")
    .only("a number from 1") { $0 > 0 }
    .ifThere

  /// The syntax of a number of last commands, or of those before a given one.
  private static let last = Syntax<(Int?, Int?)>.sequence(
    positive,
    .option("--before", "N", from: 1, help: "only commands before this number")
  )
  .map { count, before in
    HistoryCommand.Request.last(count, before: before)
  }
  .beginning { arguments in
    arguments.isEmpty || arguments.tokens.contains { $0.bare == "--before" }
      || arguments.count == 1 && arguments.bare().flatMap { Int($0) } != nil
  }
}
