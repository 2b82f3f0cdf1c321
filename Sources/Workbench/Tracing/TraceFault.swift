import CommandLanguage

/// The errors of the trace.
enum TraceFault: Fault {
  case off
  case noEdit
  case untold(command: String, name: String)
  case noMessages(isOn: Bool)
  case noneFits(words: String)

  var wording: Wording {
    switch self {
    case .off:
      Wording("refused", "the trace is off, so nothing was heard", hint: "trace on")
    case .noEdit:
      Wording("refused", "nothing was edited yet", hint: "delete 0 0, say")
    case .untold(let command, let name):
      Wording(
        "refused",
        "the rows changed since \(command) in a way that \(name) did not tell",
        hint: "a controller that adopts ModelChangeObserving tells of its edits"
      )
    case .noMessages(let isOn):
      Wording(
        "refused",
        "there are no messages to draw",
        hint: isOn ? "select 0 0, say" : "trace on, then select 0 0, say"
      )
    case .noneFits(let words):
      Wording("refused", "no message fits \(words)", hint: "trace show")
    }
  }
}
