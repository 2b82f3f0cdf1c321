import CommandLanguage

/// The errors of `audit`.
enum AuditFault: Fault {
  /// The audit found something.
  case findings(Int, fixable: Int)

  /// A word is not the name of a text size.
  case noCategory(name: String)

  var wording: Wording {
    switch self {
    case .findings(let count, let fixable):
      Wording(
        "findings",
        TextFormatting.count(count, "finding"),
        hint: fixable > 0 ? "`audit --fix` cures \(fixable) of them" : nil
      )
    case .noCategory(let name):
      Wording(
        "bad-argument",
        "unknown text size \(quoted(name))",
        hint: "use a size from XS to XXXL, or from AX1 to AX5"
      )
    }
  }
}
