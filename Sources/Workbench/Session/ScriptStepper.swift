import CommandLanguage
import Platform

/// A stepper that shows each line of a script and asks before it runs.
@MainActor final class ScriptStepper {
  /// The number of the line at which the user stopped, or nil.
  private(set) var stop: Int?

  private let person: PromptInteraction
  private let shown: (String) -> String

  /// Creates a stepper.
  ///
  /// - Parameters:
  ///   - person: The user to ask.
  ///   - shown: Escapes external text for a terminal.
  init(_ person: PromptInteraction, shown: @escaping (String) -> String) {
    self.person = person
    self.shown = shown
  }

  /// Asks whether to run a command of a script: Return runs it, Ctrl-C and Ctrl-D stop.
  ///
  /// - Parameter line: The command and the number of its first line; a line without a command
  ///   always runs.
  /// - Returns: Whether to run it.
  func allows(_ line: (text: String, number: Int)) -> Bool {
    guard stop == nil else { return false }
    let start = line.text.drop { $0.isWhitespace }
    guard !start.isEmpty, !start.hasPrefix("#") else { return true }
    let lines = line.text.split(separator: "\n", omittingEmptySubsequences: false)
    person.show(lines.enumerated().map { "\(line.number + $0)  \(shown(String($1)))" })
    while true {
      switch person.ask("Return runs it, Ctrl-C stops: ") {
      case .line(let answer):
        if answer.allSatisfy(\.isWhitespace) { return true }
      case .interrupted, .endOfInput, .failed:
        // Ctrl-C only stopped the script.
        Interruption.clear()
        stop = line.number
        return false
      }
    }
  }
}
