import CommandLanguage
import TableAdapters
import TextLayout

/// The errors of commands about display managers.
enum AssemblyFault: Fault {
  case notSupported(what: String, name: String)
  case pluginMissing(names: [String])
  case manager(DisplayManagerError, names: [String])
  case noWeight(String)
  case notLoading(String)
  case partsInUse

  var wording: Wording {
    switch self {
    case .notSupported(let what, let name):
      Wording(
        "refused",
        "not supported: \(name) has no \(what)",
        hint: "`wiring generators` has \(what)"
      )
    case .pluginMissing(let names):
      Wording(
        "bad-argument",
        "expected a plugin",
        hint: "use " + names.joined(separator: ", ")
      )
    case .noWeight(let name):
      Wording(
        "refused",
        "\(name) has no \"heaviness\"",
        hint: "try `generators add {\"title\": \"New\", \"heaviness\": 7}`"
      )
    case .notLoading(let path):
      Wording(
        "refused",
        "row \(path) is not loading",
        hint: "`generators load \(path)` starts it"
      )
    case .partsInUse:
      Wording(
        "refused",
        "another object replaces the manager's data source or delegate",
        hint: "try `filter off` and `app connect`"
      )
    case .manager(let error, let names):
      Wording(error.code, error.message, hint: Self.hint(for: error, names))
    }
  }

  private static func hint(for error: DisplayManagerError, _ names: [String]) -> String? {
    switch error {
    case .unknownPlugin(let name):
      Suggestion.question(about: name, among: names) ?? "use " + names.joined(separator: ", ")
    case .noPlugin: "`plugins` lists them"
    case .pluginAlreadyThere(let name): "`plugins move \(name) to 0` changes the order"
    case .slotTaken(_, let name): "try `plugins remove \(name)` first"
    case .missingPlugin(_, _, let plugin): "try `plugins add \(plugin)`"
    case .noOperation(let name, _):
      ["insert", "replace", "swap"].contains(name)
        ? "`manager manual` has it" : "`manager` lists the operations"
    case .noWeight: "try `update 0 0 heaviness=1`; each row needs its own"
    case .unordered: "`sort heaviness --write` orders the rows"
    case .weightTaken: "each weight can be used once"
    default: nil
    }
  }
}
