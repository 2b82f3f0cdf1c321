import CommandLanguage
import TextLayout

/// The output about the session: scripts, dry runs, watching, help and settings.
enum SessionText: OutputText {
  case echo(isOn: String)
  case format(String)
  case alsoCommand(hint: String)

  case stopped(line: Int, commands: Int, hasEdits: Bool)
  case dryRun(path: String, commands: Int, edits: Int)
  case dryRunOmitsApp(table: String)
  case noEdits
  case opened(rows: Int)
  case closed
  case wiring(String)
  case undoes(edits: Int)

  case watching(command: String, seconds: Double)
  case after(seconds: Double)
  case watched(times: Int, changes: Int)
  case removedLines(Int)

  case alive(String)
  case leaked(String)
  case secret(name: String)

  var words: String {
    switch self {
    case .echo(let isOn): "echo \(isOn)"
    case .format(let name): "format \(name)"
    case .alsoCommand(let hint): "as a command: \(hint)"

    case .stopped(let line, let commands, let hasEdits):
      "stopped before line \(line), after \(TextFormatting.count(commands, "command"))"
        + (hasEdits ? "; `undo` reverts their edits" : "")
    case .dryRun(let path, let commands, let edits):
      "dry run of \(path): \(TextFormatting.count(commands, "command")), "
        + "\(TextFormatting.count(edits, "edit")); all undone"
    case .dryRunOmitsApp(let table): "the dry run omits `app` changes to \(table)"
    case .noEdits: "no edits"
    case .opened(let rows): "opened, \(TextFormatting.count(rows, "row"))"
    case .closed: "closed"
    case .wiring(let name): "wiring \(name)"
    case .undoes(let edits): "undoes \(TextFormatting.count(edits, "earlier edit"))"

    case .watching(let command, let seconds):
      "every \(seconds.pointsText) s: \(command); Ctrl-C stops"
    case .after(let seconds): "after \(seconds.pointsText) s:"
    case .watched(let times, let changes):
      "ran \(TextFormatting.count(times, "time")); \(TextFormatting.count(changes, "change"))"
    case .removedLines(let count): "> \(TextFormatting.count(count, "line")) removed"

    case .alive(let object): "alive: \(object)"
    case .leaked(let object): "leaked: \(object)"
    case .secret(let name): "\(name) (not shown): "
    }
  }
}
