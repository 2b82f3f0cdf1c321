import CommandLanguage
import Workbench
import Workspace

/// A goal of a step: an assertion as after `expect`, about the last output or a read-only query.
///
/// `trace off` holds while no messages are traced.
@MainActor struct LessonGoal {
  /// The assertion; nil for `trace off`.
  private let expectation: Expectation?

  /// Creates a goal from its text.
  ///
  /// - Throws: An error that gives the invalid part and its place in the text.
  init(_ text: String) throws(CommandError) {
    guard text != Self.traceIsOff else {
      expectation = nil
      return
    }
    var lexer = Lexer(text) { _ in nil }
    guard let line = try lexer.nextCommand() else {
      throw CommandError(LessonFault.noGoal, at: 0)
    }
    var arguments = Arguments(line.tokens[...], text: text, end: line.range.upperBound)
    let expectation = try Expectation(&arguments, of: Features.all.commands)
    try arguments.expectEnd()
    guard expectation.refusal == nil, line.destination == nil,
      try lexer.nextCommand() == nil
    else {
      throw CommandError(LessonFault.goalChanges, at: 0)
    }
    self.expectation = expectation
  }

  /// The goal that no assertion of `expect` can name.
  nonisolated static let traceIsOff = "trace off"

  /// Returns the missing part in a language, without the output that the goal waits for.
  func words(
    for fault: CommandError,
    in session: Session,
    _ language: TextLanguage
  ) -> String {
    guard let expectation else { return fault.message }
    if expectation.isOfState { return fault.message }
    let phrase: LessonPhrase =
      !expectation.isOfMessages ? .noOutput : session.trace.isOn ? .noMessages : .traceIsOff
    return phrase.text(in: language)
  }

  /// Returns the reason why the goal does not hold, or nil if it does; changes nothing.
  func fault(in session: Session) -> CommandError? {
    guard let expectation else {
      return session.trace.isOn ? CommandError(LessonFault.traceIsOn) : nil
    }
    return expectation.fault(in: session)
  }
}
