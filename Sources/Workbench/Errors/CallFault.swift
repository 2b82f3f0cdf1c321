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
      Wording("unknown-command", "expected a command", hint: "try `help`")
    case .dryRun(let name, let reason):
      Wording("refused", "\(name) \(reason), which a dry run cannot undo")
    case .safe(let name, let reason):
      Wording("refused", "\(name) \(reason), which `--safe` forbids")
    case .tooDeep(let limit):
      Wording("refused", "commands are nested more than \(limit) deep")
    case .noFormat(let word):
      Wording(
        "bad-argument",
        "unknown format \(quoted(word))",
        hint: AnswerFormat.allCases.map(\.rawValue).joined(separator: ", ")
      )
    case .unknownCommand(let name, let hint):
      Wording("unknown-command", "unknown command \(quoted(name))", hint: hint)
    case .aliasOfCommand(let name):
      Wording("refused", "`\(name)` is already a command")
    case .repeatInRepeat:
      Wording(
        "refused",
        "`repeat` cannot run in `repeat`",
        hint: "combine them: `repeat 6` for 2 times 3"
      )
    case .watchElsewhere(let name):
      Wording("refused", "`watch` works only at the prompt", hint: "try `\(name)`")
    case .watchChanging(let name):
      Wording(
        "refused",
        "`watch` accepts read-only commands, not `\(name)`",
        hint: "try `watch rows`"
      )
    case .aliasLoops(let name):
      Wording("refused", "the alias \(name) refers to itself")
    }
  }
}

extension CallFault {
  /// Returns the hint for the name of a property or an optional method as a command.
  static func explainingHelp(of name: String) -> String { "`help \(name)` explains it" }

  /// Returns the hint for another word that has a command's name.
  static func trying(_ command: String) -> String { "try `\(command)`" }

  /// Returns the hint for a command's name in capitals.
  static func asking(about command: String) -> String { "did you mean `\(command)`?" }
}
