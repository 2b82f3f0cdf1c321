import CommandLanguage

/// The errors of bindings, with their texts.
enum BindingFault: Fault {
  case noKey(key: String, keys: [String])
  case noSection(number: Int, count: Int)
  case newSection(number: Int)
  case shared(count: Int)

  var wording: Wording {
    switch self {
    case .noKey(let key, let keys):
      Wording(
        "no-key",
        "no row has the key \(quoted(key))",
        hint: Self.hint(key, keys)
      )
    case .noSection(let number, let count):
      Wording(
        "no-section",
        "the table has no section \(number)",
        hint: count == 0 ? nil : "its sections are 0 to \(count - 1); try `sections`"
      )
    case .newSection(let number):
      Wording(
        "refused",
        "section \(number) was created in this session and has the table's bindings",
        hint: "`bind ROLE PATH` binds in all sections"
      )
    case .shared(let count):
      Wording(
        "refused",
        "the \(TextFormatting.grouped(count)) sections share their bindings",
        hint: "`bind ROLE PATH` binds in all sections"
      )
    }
  }

  private static func hint(_ key: String, _ keys: [String]) -> String? {
    guard !keys.isEmpty else { return "the rows are not objects" }
    let near = Suggestion.nearest(to: key, among: keys)
    let names = keys.prefix(5).joined(separator: ", ") + (keys.count > 5 ? ", …" : "")
    return (near.map { "did you mean `\($0)`? " } ?? "") + "the rows have \(names)"
  }
}
