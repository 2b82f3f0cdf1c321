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

  private static let traceIsOff = "trace off"

  /// Returns the missing part in words, without the output that the goal waits for.
  func words(for fault: CommandError, in session: Session) -> String {
    guard let expectation else { return "the trace is on" }
    if expectation.isOfState { return fault.message }
    guard expectation.isOfMessages else { return "this output does not match the goal" }
    return session.trace.isOn
      ? "the traced messages do not match the goal"
      : "the trace is off, so it has no messages"
  }

  /// Returns the reason why the goal does not hold, or nil if it does; changes nothing.
  func fault(in session: Session) -> CommandError? {
    guard let expectation else {
      return session.trace.isOn ? CommandError(LessonFault.traceIsOn) : nil
    }
    return expectation.fault(in: session)
  }
}
