import CommandLanguage
import TextLayout
import Workspace

/// The errors of named states and undo.
enum StateFault: Fault {
  case emptyName
  case noState(name: String)
  case noPath(name: String, shown: String)
  case changedElsewhere(row: String)
  case nothingTo(verb: String, hint: String?)
  case clearedBySave
  case unknown(name: String, known: [String])

  var wording: Wording {
    switch self {
    case .emptyName:
      Wording("bad-argument", "a name cannot be empty", hint: "try `snapshot before`")
    case .noState(let name):
      Wording("not-found", "no snapshot is named \(quoted(name))", hint: "`snapshot` lists them")
    case .noPath(let name, let shown):
      Wording(
        "not-found",
        "no edits lead back to \(quoted(name))",
        hint: "`apply \(shown)` applies the difference"
      )
    case .changedElsewhere(let row):
      Wording(
        "conflict",
        "not undone; \(row)",
        hint: "change the row with `update`, and `save`"
      )
    case .nothingTo(let verb, let hint):
      Wording("refused", "nothing to \(verb)", hint: hint)
    case .clearedBySave:
      Wording(
        "refused",
        "not undone; at the last save, rows of the edits left the table or returned",
        hint: "change the rows again, and `save`"
      )
    case .unknown(let name, let known):
      Wording(
        "not-found",
        "no snapshot, table or file is named \(quoted(name))",
        hint: Suggestion.question(about: name, among: known)
          ?? "`snapshot \(name.isEmpty ? "NAME" : name)` saves the current state"
      )
    }
  }
}
