package import CommandLanguage
import Workspace

/// The `repeat` command: runs a command several times.
struct RepeatCommand: Command {
  static let description = CommandDescription(
    heading: .init("repeat", short: "repe", in: .session),
    words: .of(.times, .call(completed: .command), make: Self.init),
    summary: "run a command N times and print the last output; stop on failure",
    pattern: "Small steps reveal cell reuse mistakes.",
    setup: ["viewport 390 132"],
    example: "repeat 3 scroll by 20",
    effects: .changes
  )

  private let times: Int
  private let call: CommandCall

  /// The effects; repeating a read-only command stays read-only.
  var effects: Effects { call.effects.isReadOnly ? call.effects : Self.description.effects }

  var primaryValue: PrimaryValue? { call.primaryValue }

  func run(in session: Session) throws -> Answer {
    // A nested `repeat` is probably a mistake, and it would square the running time.
    guard !session.execution.isRepeating else {
      throw CommandError(CallFault.repeatInRepeat)
    }
    session.execution.isRepeating = true
    defer { session.execution.isRepeating = false }
    // In a script, the steps belong to the script.
    session.current?.group = session.current?.group ?? -session.results.count - 1
    var answer = try turn(1, in: session)
    for number in 1..<max(1, times) {
      try session.checkInterruption()
      answer = try turn(number + 1, in: session)
    }
    return answer
  }

  /// Runs the command once; an error says in which turn it occurred.
  private func turn(_ number: Int, in session: Session) throws(CommandError) -> Answer {
    do throws(CommandError) {
      return try call.run(in: session)
    } catch {
      guard times > 1, error.code != "interrupted" else { throw error }
      let wording = error.fault.wording
      throw error.saying(
        Wording(
          wording.code,
          wording.message,
          hint: wording.hint,
          details: wording.details + ["in turn \(number) of \(times)"]
        )
      )
    }
  }
}

extension Syntax where Value == Int {
  /// The syntax of a repeat count; more than 100,000 is probably a typing mistake.
  package static let times = integer("how many times")
    .only("a number from 1 to 100000") { (1...100_000).contains($0) }
    .completed(by: .times)
}

extension Syntax where Value == CommandCall {
  /// Returns the syntax of a whole command, made of all remaining words.
  package static func call(_ name: SyntaxPart = "COMMAND", completed grammar: Grammar) -> Syntax {
    Syntax(forms: [[name]], grammar: grammar) { arguments throws(CommandError) in
      let session = arguments.session
      let tokens = Array(arguments.tokens)
      guard let first = tokens.first, let last = tokens.last else {
        throw arguments.unexpected("a command")
      }
      let range = first.range.lowerBound..<max(first.range.upperBound, last.range.upperBound)
      let command = LexedCommand(tokens: tokens, range: range)
      let call = try CommandCall(
        try session?.expandingAliases(in: command) ?? command,
        of: session?.commands ?? Features.none.commands,
        text: arguments.text,
        allowsShort: false,
        depth: arguments.depth + 1
      )
      while arguments.take() != nil {}
      return call.parsed(in: session)
    }
  }
}
