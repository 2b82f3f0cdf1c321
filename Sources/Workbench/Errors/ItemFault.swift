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
        "a JSON value and bare words do not mix",
        hint: "put each title in quotes"
      )
    case .noItemOption(let word):
      Wording(
        "bad-argument",
        "there is no option \(word) here",
        hint: "put a title that starts with -- in quotes"
      )
    case .insertPlace(let isEmpty, let word):
      Wording(
        "bad-argument",
        isEmpty
          ? "before, after or at is missing"
          : "found \(quoted(word)) where before, after or at fits",
        hint: "insert before, insert after or insert at, as in insert after 0 3 \"New\""
      )
    }
  }
}
