import CommandLanguage

/// The errors of the trace.
enum TraceFault: Fault {
  case off
  case unrecorded(selector: String)
  case noEdit
  case untold(command: String, name: String)
  case noMessages(isOn: Bool)
  case noneFits(words: String)

  var wording: Wording {
    switch self {
    case .off:
      Wording("refused", "the trace is off, so it recorded no messages", hint: "try `trace on`")
    case .unrecorded(let selector):
      Wording(
        "refused",
        "`trace on` does not record \(selector)",
        hint: "try `trace all` before the command"
      )
    case .noEdit:
      Wording("refused", "no edits yet", hint: "try `delete 0 0`")
    case .untold(let command, let name):
      Wording(
        "refused",
        "the rows changed since \(command), and \(name) did not report it",
        hint: "a controller that adopts ModelChangeObserving reports its edits"
      )
    case .noMessages(let isOn):
      Wording(
        "refused",
        "no messages to draw",
        hint: isOn ? "try `select 0 0`" : "try `trace on; select 0 0`"
      )
    case .noneFits(let words):
      Wording("refused", "no message matches \(words)", hint: "try `trace show`")
    }
  }
}
