import CommandLanguage
import JSON

/// The error of an output that does not have a member.
struct MissingMemberFault: Fault {
  let name: String

  /// The words of the query.
  let words: String

  /// The members of the output or, if it is a list, of its first element.
  let names: [String]

  /// The kind of the output.
  let kind: JSONValue.Kind

  var wording: Wording {
    Wording("no-key", "`\(words)` has no member \(quoted(name))", hint: hint)
  }

  private var hint: String? {
    let near = Suggestion.nearest(to: name, among: names)
    switch kind {
    case .array:
      let key = (near ?? names.first).map { ".\($0)" } ?? ""
      return "its output is a list; try `0\(key)` for its first element"
    case .object:
      if let near { return "did you mean `\(near)`?" }
      let shown = names.prefix(5).map { quoted($0) }.joined(separator: ", ")
      let rest = names.count > 5 ? " and \(names.count - 5) more" : ""
      return names.isEmpty ? "its output is empty" : "its members are \(shown)\(rest)"
    default: return "its output has no members; compare it without a name"
    }
  }
}
