import CommandLanguage
import TextLayout

/// The errors of the arguments that describe an insertion.
enum ItemFault: Fault {
  case mixedItems
  case noItemOption(word: String)
  case insertPlace(isEmpty: Bool, word: String)

  var wording: Wording {
    switch self {
    case .mixedItems:
      Wording(
        "bad-argument",
        "cannot mix a JSON value and words without quotes",
        hint: "put each title in quotes"
      )
    case .noItemOption(let word):
      Wording(
        "bad-argument",
        "unknown option \(word)",
        hint: "put a title that starts with -- in quotes"
      )
    case .insertPlace(let isEmpty, let word):
      Wording(
        "bad-argument",
        isEmpty
          ? "expected before, after or at"
          : "expected before, after or at, found \(quoted(word))",
        hint: "for example, `insert after 0 3 \"New\"`"
      )
    }
  }
}
