import CommandLanguage
import Platform

/// Shows each line of a script before it runs, and lets a person decide.
@MainActor final class ScriptStepper {
  /// The number of the line before which the person stopped, or nil.
  private(set) var stop: Int?

  private let person: PromptInteraction
  private let shown: (String) -> String

  /// Begins.
  ///
  /// - Parameters:
  ///   - person: Who decides.
  ///   - shown: Makes text from outside safe for a terminal.
  init(_ person: PromptInteraction, shown: @escaping (String) -> String) {
    self.person = person
    self.shown = shown
  }

  /// Whether a command of a script is to run: Return says so, Ctrl-C and Ctrl-D stop.
  ///
  /// - Parameter line: The command and the number of its first line; one without a command is not asked for.
  /// - Returns: Whether it is to run.
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
        // The script is what was stopped.
        Interruption.clear()
        stop = line.number
        return false
      }
    }
  }
}
