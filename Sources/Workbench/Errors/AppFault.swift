import CommandLanguage
import TableModel
import TableUI
import TextLayout

/// The errors of the `app` subcommands.
enum AppFault: Fault {
  case imageOffScreen(path: IndexPath)
  case noEstimate(points: Double)
  case noMethod(word: String, names: [String])
  case noInset(points: Double)
  case noRefreshControl
  case noClass(name: String, names: [String])
  case wordMissing
  case unknownWord(word: String, names: [String])

  var wording: Wording {
    switch self {
    case .imageOffScreen(let path):
      Wording(
        "refused",
        "\(path) is not on the screen, so no cell asks for its image",
        hint: "scroll to \(path)"
      )
    case .noEstimate(let points):
      Wording(
        "bad-argument",
        "\(points.pointsText) is no estimate",
        hint: "a number of points from 0 (off) to 1000000000, or on"
      )
    case .noMethod(let word, let names):
      Wording(
        "not-found",
        "there is no optional method \(quoted(word))",
        hint: Suggestion.nearest(to: word, among: names)
          ?? "didSelect, commit, heightForRow, …: Tab lists them"
      )
    case .noInset(let points):
      Wording(
        "bad-argument",
        "\(points.pointsText) is no inset",
        hint: "a number of points up to 1000000000"
      )
    case .noRefreshControl:
      Wording("refused", "the table view has no refreshControl", hint: "set refreshControl on")
    case .noClass(let name, let names):
      Wording(
        "not-found",
        "there is no class of cells \(quoted(name))",
        hint: Suggestion.nearest(to: name, among: names) ?? names.joined(separator: ", ")
      )
    case .wordMissing:
      Wording("bad-argument", "a word is missing", hint: "help app lists them")
    case .unknownWord(let word, let names):
      Wording(
        "bad-argument",
        "app knows no word \(quoted(word))",
        hint: Suggestion.nearest(to: word, among: names).map { "app " + $0 }
          ?? "help app lists them"
      )
    }
  }
}
