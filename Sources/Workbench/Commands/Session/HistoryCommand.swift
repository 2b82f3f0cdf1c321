import TextLayout

/// `history`: the commands that were typed at the prompt.
struct HistoryCommand: Command {
  static let description = CommandDescription(
    name: "history",
    shortest: "his",
    group: .session,
    syntax: ["history [N] [--before N]", "history TEXT", "history --script", "history clear"],
    summary: "the commands typed at the prompt: the last, those that hold a text, a script of them",
    pattern: "Neither model nor view nor controller hears of it.",
    setup: ["sections", "row 0 3"],
    example: "history 3",
    effects: .changes,
    completion: .choice([
      .options(
        [WordOption(name: "--before", help: "those before this number", value: .number)],
        .optional(.number)
      ), .word("clear", help: "forgets all of them"),
      .word("--script", help: "what changed something, ready for > FILE"),
    ]),
    forms: [
      HelpTopic.Term("history [N]", "the last commands of the prompt, 20 unless said"),
      HelpTopic.Term("--before N", "the last ones before that number"),
      HelpTopic.Term("history TEXT", "those that hold the text"),
      HelpTopic.Term("history --script", "what changed something here, ready for > FILE"),
      HelpTopic.Term("history clear", "forgets all of them, for good"),
    ]
  )

  private enum Request {
    case last(Int, before: Int?)
    case holding(String)
    case script
    case clear
  }

  /// How many commands are listed unless a number is given.
  private static let page = 20

  private let request: Request

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    let before = try Self.takeBefore(&arguments)
    let start = arguments
    if arguments.isEmpty {
      request = .last(Self.page, before: before)
    } else if before == nil, arguments.count == 1, arguments.take("clear") {
      request = .clear
    } else if before == nil, arguments.count == 1, arguments.takeFlag("--script") {
      request = .script
    } else if arguments.count == 1, let number = arguments.bare().flatMap({ Int($0) }) {
      guard number > 0 else { throw start.unexpected("a number from 1") }
      arguments.take()
      request = .last(number, before: before)
    } else if before != nil {
      throw start.unexpected("a number from 1")
    } else {
      request = .holding(arguments.takeRest() ?? "")
    }
  }

  private static func takeBefore(_ arguments: inout Arguments) throws(CommandError) -> Int? {
    guard let token = try arguments.takeOption("--before") else { return nil }
    guard let number = Int(token.text), number > 0 else {
      throw CommandError(
        "bad-argument",
        "--before cannot be \(quoted(token.text))",
        hint: "a whole number from 1",
        offset: token.range.lowerBound
      )
    }
    return number
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    guard let history = session.history else {
      return Answer(.list([]), "only the prompt keeps a history")
    }
    switch request {
    case .script: return script(session)
    case .clear:
      if let problem = history.clear() { throw CommandError("io", session.shown(problem)) }
      return Answer(["cleared": true], "the history is empty")
    case .last(let count, let before):
      let all = Array(history.entries.enumerated().prefix(before.map { $0 - 1 } ?? .max))
      return list(Array(all.suffix(count)), of: all.count, isCut: before != nil, session)
    case .holding(let text):
      let found = history.entries.enumerated().filter { $0.element.containsText(text) }
      return list(found, of: found.count, session)
    }
  }

  /// What changed something, as lines that a script can have.
  private func script(_ session: Session) -> Answer {
    let commands = session.scriptLog.commands
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
      lines.insert("… \(Words.grouped(rest)) before: history \(more)", at: 0)
    }
    let values = entries.map { entry -> AnswerValue in
      ["n": .int(entry.offset + 1), "command": .text(entry.element)]
    }
    var answer = Answer(.list(values), lines)
    answer.total = total
    return answer
  }
}

extension HistoryCommand: SteppingCommand {
  /// As many before those.
  func step(behind answer: Answer, in session: Session) -> LookingStep? {
    guard case .last(let count, _) = request, case .list(let values) = answer.value,
      case .int(let first)? = values.first?["n"], first > 1
    else { return nil }
    return LookingStep(line: "history \(count) --before \(first)")
  }
}
