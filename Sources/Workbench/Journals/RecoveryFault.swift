import CommandLanguage
import TextLayout

/// The errors of `recover`.
enum RecoveryFault: Fault {
  case edited(name: String)
  case damaged(editCount: Int, lostCount: Int, path: String)
  case changed(name: String)
  case refused(message: String, path: String)
  case nothing(message: String, hint: String, isAsked: Bool)

  var wording: Wording {
    switch self {
    case .edited(let name):
      Wording(
        "refused",
        "\(quoted(name)) was edited since it was opened",
        hint: "close it and open it again, then `recover`"
      )
    case .damaged(let editCount, let lostCount, let path):
      Wording(
        "refused",
        "the journal is damaged after \(TextFormatting.count(editCount, "edit")): "
          + "\(TextFormatting.count(lostCount, "line")) cannot be read",
        hint: "`recover --force` restores those; the journal is \(path)"
      )
    case .changed(let name):
      Wording(
        "refused",
        "\(quoted(name)) has changed since those edits",
        hint: "`recover --force` applies those that still match; `recover list 1` lists them"
      )
    case .refused(let message, let path):
      Wording("refused", message, hint: "table unchanged; the edits stay in \(path)")
    case .nothing(let message, let hint, let isAsked):
      Wording(isAsked ? "not-found" : "refused", message, hint: hint)
    }
  }
}
