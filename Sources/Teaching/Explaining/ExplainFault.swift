import CommandLanguage
import TextLayout
import Workbench

/// The errors of `explain`, with their texts.
enum ExplainFault: Fault {
  case noError
  case noCode(word: String, near: String?)
  case noText
  case unknownText(hint: String)

  var wording: Wording {
    switch self {
    case .noError:
      Wording(
        "refused",
        "there is no error to explain",
        hint: "explain E4, or explain and the text that UIKit wrote"
      )
    case .noCode(let word, let near):
      Wording(
        "not-found",
        "there is no code \(quoted(word))",
        hint: near.map { "explain \($0)" }
          ?? "help errors lists the words; UIKit's codes are E1 to E34"
      )
    case .noText:
      Wording("refused", "there is no text to explain", hint: "explain E4")
    case .unknownText(let hint):
      Wording("not-found", "no text like this is known of a table view", hint: hint)
    }
  }
}
