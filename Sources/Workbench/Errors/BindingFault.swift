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
        hint: Suggestion.hint(about: key, among: keys, of: "the rows have")
          ?? "the rows are not objects"
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
}
