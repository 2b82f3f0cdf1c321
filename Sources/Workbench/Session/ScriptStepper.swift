import CommandLanguage
import Platform

/// A stepper that shows each line of a script and asks before it runs.
@MainActor final class ScriptStepper {
  /// The reply that runs all further lines without a question.
  static let all = "all"

  /// The number of the line at which the user stopped, or nil.
  private(set) var stop: Int?

  private let person: PromptInteraction
  private let shown: (String) -> String
  private let willAsk: (_ text: String, _ line: Int) -> Void
  private let didAsk: () -> Void

  /// Whether the user wants no more questions.
  private var runsAll = false

  /// Creates a stepper.
  ///
  /// - Parameters:
  ///   - person: The user to ask.
  ///   - shown: Escapes external text for a terminal.
  ///   - willAsk: Called with a line and its number before the question about it.
  ///   - didAsk: Called after each question.
  init(
    _ person: PromptInteraction,
    shown: @escaping (String) -> String,
    willAsk: @escaping (_ text: String, _ line: Int) -> Void = { _, _ in },
    didAsk: @escaping () -> Void = {}
  ) {
    (self.person, self.shown) = (person, shown)
    (self.willAsk, self.didAsk) = (willAsk, didAsk)
  }

  /// Asks whether to run a command of a script: Return runs it, `all` runs it and all further ones,
  /// Ctrl-C and Ctrl-D stop.
  ///
  /// - Parameter line: The command and the number of its first line; a line without a command
  ///   always runs.
  /// - Returns: Whether to run it.
  func allows(_ line: (text: String, number: Int)) -> Bool {
    guard stop == nil else { return false }
    guard !runsAll else { return true }
    let start = line.text.drop { $0.isWhitespace }
    guard !start.isEmpty, !start.hasPrefix("#") else { return true }
    let lines = line.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { shown(String($0)) }
    person.show(lines.enumerated().map { "\(line.number + $0)  \($1)" })
    willAsk(lines.joined(separator: "\n"), line.number)
    defer { didAsk() }
    while true {
      switch person.ask("Return runs it, `all` runs the rest, Ctrl-C stops: ") {
      case .line(let answer):
        let word = answer.filter { !$0.isWhitespace }
        runsAll = word == Self.all
        if runsAll || word.isEmpty { return true }
      case .interrupted, .endOfInput, .failed:
        // Ctrl-C only stopped the script.
        Interruption.clear()
        stop = line.number
        return false
      }
    }
  }
}
