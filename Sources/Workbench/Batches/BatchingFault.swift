import CommandLanguage

/// The errors of `batch`.
enum BatchingFault: Fault {
  case unreadable(problem: String, hint: String?)
  case unreadableIn(
    name: String,
    line: Int,
    column: Int,
    problem: String,
    hint: String?,
    details: [String]
  )
  case countsMissing(name: String, side: String)
  case noneOpen
  case isOpen(name: String? = nil)

  var wording: Wording {
    switch self {
    case .unreadable(let problem, let hint):
      Wording("bad-argument", problem, hint: hint)
    case .unreadableIn(let name, let line, let column, let problem, let hint, let details):
      Wording("bad-argument", "\(name):\(line):\(column): \(problem)", hint: hint, details: details)
    case .countsMissing(let name, let side):
      Wording(
        "bad-argument",
        "expected \(name): the rows of each section \(side)",
        hint: #"try `{"old": [3], "new": [2], "deleteRows": [[0, 1]]}`"#
      )
    case .noneOpen:
      Wording("refused", "no batch is open", hint: "try `begin`")
    case .isOpen(let name):
      Wording(
        "refused",
        "a batch is open" + (name.map { " in \($0)" } ?? ""),
        hint: "`end` or `rollback` it first"
      )
    }
  }
}
