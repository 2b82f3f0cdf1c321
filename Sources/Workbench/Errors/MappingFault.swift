import CommandLanguage
import TextLayout

/// The errors of `mapping`.
enum MappingFault: Fault {
  case noRule(name: String, names: [String])

  var wording: Wording {
    switch self {
    case .noRule(let name, let names):
      Wording(
        "not-found",
        "no rule for \(quoted(name))",
        hint: Suggestion.question(about: name, among: names) ?? "`mapping` lists them"
      )
    }
  }
}
