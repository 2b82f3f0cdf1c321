import CommandLanguage

/// An error or a warning of a command, for the list of a page.
struct PageProblem {
  /// The largest number of problems that are kept.
  static let limit = 50

  /// The number of the problem, from 1.
  let number: Int

  /// The command.
  let command: String

  /// The stable word.
  let code: String

  /// The message.
  let text: String

  /// The lines of `explain`; empty if it knows nothing about the problem.
  var explanation: [String] = []

  /// The problem as data.
  var value: AnswerValue {
    [
      "command": .text(command), "code": .text(code), "text": .text(text),
      "explain": .list(explanation.map { .text($0) }),
    ]
  }

  /// Returns the problems of a result, numbered after the last one.
  static func problems(of outcome: CommandResult, after last: Int) -> [PageProblem] {
    var found: [(code: String, text: String)] = []
    switch outcome.result {
    case .failure(let error): found = [(error.code, error.message)]
    case .success(let answer):
      found = answer.warnings.compactMap { warning in
        warning.code.map { ($0, warning.text) }
      }
    }
    return found.enumerated().map { index, one in
      PageProblem(
        number: last + index + 1,
        command: outcome.command,
        code: one.code,
        text: one.text
      )
    }
  }
}
