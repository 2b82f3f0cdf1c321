/// `repeat`: a command several times.
struct RepeatCommand: Command {
  static let description = CommandDescription(
    name: "repeat",
    shortest: "repe",
    group: .session,
    syntax: ["repeat N COMMAND"],
    summary: "runs a command N times and answers as the last time; stops where it fails",
    pattern: "Small steps are what shows the mistakes of reuse.",
    setup: ["viewport 390 132"],
    example: "repeat 3 scroll by 20",
    effects: .changes,
    completion: .sequence([.times, .command])
  )

  private let times: Int
  private let call: CommandCall

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    times = try arguments.takeTimes()
    call = try session.takeCall(&arguments)
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    // One within another is hardly meant, and would take the square of the time.
    guard !session.isRepeating else {
      throw CommandError(
        "refused",
        "repeat cannot run within repeat",
        hint: "repeat 6 does what repeat 2 of repeat 3 would"
      )
    }
    session.isRepeating = true
    defer { session.isRepeating = false }
    // Within a script the steps are the script's.
    session.current?.history.group = session.current?.history.group ?? -session.commandCount - 1
    var answer = try call.run(in: session)
    for _ in 1..<max(1, times) {
      try session.checkInterruption()
      answer = try call.run(in: session)
    }
    return answer
  }
}

extension Arguments {
  /// How often a command runs; more than 100,000 times is a slip of the finger.
  mutating func takeTimes() throws(CommandError) -> Int {
    let start = self
    let times = try takeInteger("how many times")
    guard (1...100_000).contains(times) else { throw start.unexpected("a number from 1 to 100000") }
    return times
  }
}

extension Session {
  /// Takes all words that are left as a command of its own.
  func takeCall(_ arguments: inout Arguments) throws(CommandError) -> CommandCall {
    let tokens = Array(arguments.tokens)
    guard let first = tokens.first, let last = tokens.last else {
      throw arguments.unexpected("a command")
    }
    let range = first.range.lowerBound..<max(first.range.upperBound, last.range.upperBound)
    let command = try expandingAliases(in: LexedCommand(tokens: tokens, range: range))
    let call = try CommandCall(command, text: arguments.text, allowsShort: false)
    while arguments.take() != nil {}
    return call
  }
}
