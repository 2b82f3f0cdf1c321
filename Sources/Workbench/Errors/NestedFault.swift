package import CommandLanguage
import JSON
package import Workspace

/// The texts of errors of nested tables.
extension NestedFault: Fault {
  package var wording: Wording {
    switch self {
    case .noValue(let path, let known):
      Wording("no-key", "the row has no value at \(quoted(path))", hint: Self.hint(path, known))
    case .scalar(let path, let kind):
      Wording(
        "refused",
        "\(path.map(quoted) ?? "the row") is \(Self.words(kind)), not a list or an object",
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

  private static func hint(_ path: String, _ known: [String]) -> String {
    guard !known.isEmpty else { return "`item` shows the row" }
    let near = Suggestion.nearest(to: path, among: known)
    let names = known.prefix(5).joined(separator: ", ") + (known.count > 5 ? ", …" : "")
    return (near.map { "did you mean `\($0)`? " } ?? "") + "it has \(names)"
  }

  private static func words(_ kind: JSONValue.Kind) -> String {
    switch kind {
    case .object: "an object"
    case .array: "a list"
    case .string: "a text"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    }
  }
}
