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
        hint: "close it and open it again, then recover"
      )
    case .damaged(let editCount, let lostCount, let path):
      Wording(
        "refused",
        "the journal is damaged behind \(TextFormatting.count(editCount, "edit")): "
          + "\(TextFormatting.count(lostCount, "line")) cannot be read",
        hint: "recover --force brings back those before; \(path)"
      )
    case .changed(let name):
      Wording(
        "refused",
        "\(quoted(name)) has changed since the edits were made on it",
        hint: "recover --force makes them where they still fit; recover list 1 shows them"
      )
    case .refused(let message, let path):
      Wording("refused", message, hint: "nothing is changed, and the edits stay in \(path)")
    case .nothing(let message, let hint, let isAsked):
      Wording(isAsked ? "not-found" : "refused", message, hint: hint)
    }
  }
}
