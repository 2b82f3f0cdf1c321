import TextLayout

/// The errors of a command's arguments, with their texts.
package enum ArgumentFault: Fault {
  case optionValue(name: String, word: String, value: String)
  case valueMissing(name: String, syntax: String?)
  case missing(wanted: String, syntax: String?)
  case found(word: String, wanted: String, syntax: String?)
  case excess(word: String, isOption: Bool, syntax: String?)
  case wholeNumber(name: String, word: String, least: Int)

  package var wording: Wording {
    switch self {
    case .optionValue(let name, let word, let value):
      Wording("bad-argument", "\(name) cannot be \(quoted(word))", hint: "\(name) \(value)")
    case .valueMissing(let name, let syntax):
      Wording("bad-argument", "\(name) needs a value", hint: syntax)
    case .missing(let wanted, let syntax):
      Wording("bad-argument", "expected \(wanted)", hint: syntax)
    case .found(let word, let wanted, let syntax):
      Wording("bad-argument", "expected \(wanted), found \(quoted(word))", hint: syntax)
    case .excess(let word, let isOption, let syntax):
      Wording(
        "bad-argument",
        isOption ? "unknown option \(word)" : "unexpected argument \(quoted(word))",
        hint: syntax
      )
    case .wholeNumber(let name, let word, let least):
      Wording(
        "bad-argument",
        "\(name) cannot be \(quoted(word))",
        hint: "use a whole number from \(least)"
      )
    }
  }
}
