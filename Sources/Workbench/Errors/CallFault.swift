import CommandLanguage
import TextLayout

/// The errors of finding and starting a command.
enum CallFault: Fault {
  case noCommand
  case dryRun(name: String, reason: String)
  case safe(name: String, reason: String)
  case tooDeep(limit: Int)
  case noFormat(word: String)
  case unknownCommand(name: String, hint: String?)
  case aliasOfCommand(name: String)
  case repeatInRepeat
  case watchElsewhere(name: String)
  case watchChanging(name: String)
  case aliasLoops(name: String)

  var wording: Wording {
    switch self {
    case .noCommand:
      Wording("unknown-command", "there is no command here", hint: "help")
    case .dryRun(let name, let reason):
      Wording("refused", "\(name) \(reason), which a dry run cannot take back")
    case .safe(let name, let reason):
      Wording("refused", "\(name) \(reason), and --safe allows none of that")
    case .tooDeep(let limit):
      Wording("refused", "commands stand in commands deeper than \(limit)")
    case .noFormat(let word):
      Wording(
        "bad-argument",
        "there is no format \(quoted(word))",
        hint: AnswerFormat.allCases.map(\.rawValue).joined(separator: ", ")
      )
    case .unknownCommand(let name, let hint):
      Wording("unknown-command", "there is no command \(quoted(name))", hint: hint)
    case .aliasOfCommand(let name):
      Wording("refused", "\(name) is a command, and no alias may hide it")
    case .repeatInRepeat:
      Wording(
        "refused",
        "repeat cannot run within repeat",
        hint: "repeat 6 does what repeat 2 of repeat 3 would"
      )
    case .watchElsewhere(let name):
      Wording("refused", "a command is watched at the prompt only", hint: name)
    case .watchChanging(let name):
      Wording(
        "refused",
        "only a command of looking can be watched, and \(name) is none",
        hint: "watch rows"
      )
    case .aliasLoops(let name):
      Wording("refused", "the alias \(name) leads back to itself")
    }
  }
}
