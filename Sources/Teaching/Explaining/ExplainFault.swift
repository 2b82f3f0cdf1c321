import CommandLanguage
import TextLayout
import Workbench

/// The errors of `explain`, with their texts.
enum ExplainFault: Fault {
  case noError
  case noCode(word: String, near: String?)
  case noText
  case cutText(codes: [String])
  case unknownText(near: Page?, report: [String])

  /// A page that may explain a text.
  struct Page: Hashable, Sendable {
    var code: String
    var title: String
  }

  var wording: Wording {
    switch self {
    case .noError:
      Wording(
        "refused",
        "no error to explain",
        hint: "try `explain E4`, or `explain` with UIKit's text"
      )
    case .noCode(let word, let near):
      Wording(
        "not-found",
        "unknown code \(quoted(word))",
        hint: near.map { "try `explain \($0)`" }
          ?? "`help errors` lists the codes; UIKit's are E1 to E41"
      )
    case .noText:
      Wording("refused", "no text to explain", hint: "try `explain E4`")
    case .cutText(let codes):
      Wording(
        "not-found",
        "the text is cut off; it may be \(codes.joined(separator: " or "))",
        hint: "paste the whole text, or try `explain \(codes[0])`"
      )
    case .unknownText(let near, let report):
      Wording(
        "not-found",
        "not a known UITableView message",
        hint: near.map { "the nearest is \($0.code), \($0.title); try `explain \($0.code)`" }
          ?? "paste the line with the reason for the exception",
        details: report
      )
    }
  }
}
