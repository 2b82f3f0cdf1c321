package import CommandLanguage
import JSON
package import Workspace

/// The texts of errors of nested tables.
extension NestedFault: Fault {
  package var wording: Wording {
    switch self {
    case .noValue(let path, let known):
      Wording(
        "no-key",
        "the row has no value at \(quoted(path))",
        hint: Suggestion.hint(about: path, among: known, of: "it has") ?? "`item` shows the row"
      )
    case .scalar(let path, let kind):
      Wording(
        "refused",
        "\(path.map(quoted) ?? "the row") is \(kind.phrase), not an array or an object",
        hint: "`item` shows the row; `keys` lists its paths"
      )
    case .noTable(let message): Wording("refused", message, hint: "`item` shows the row")
    case .readOnly(let path):
      Wording(
        "refused",
        "\(quoted(path)) is not in a row; edits are possible only inside rows",
        hint: "`open FILE --at \(path)` opens it for edits"
      )
    case .cannotStore(let message, let hint): Wording("refused", message, hint: hint)
    case .noRow: Wording("no-row", "the row of this table was deleted", hint: "try `back`")
    }
  }
}
