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
  case noTableHeader
  case snapshotDeadlock(milliseconds: Int)
  case differentHashes(item: String)
  case noClass(name: String, names: [String])
  case noSectionForm(name: String)
  case missingOverride(message: String)
  case noStore
  case wordMissing
  case unknownWord(word: String, names: [String])

  var wording: Wording {
    switch self {
    case .imageOffScreen(let path):
      Wording(
        "refused",
        "row \(path) is off screen, so no cell loads its image",
        hint: "try `scroll to \(path)`"
      )
    case .noEstimate(let points):
      Wording(
        "bad-argument",
        "invalid estimate: \(points.pointsText)",
        hint: "use `on`, or 0 (off) to 1,000,000,000 points"
      )
    case .noMethod(let word, let names):
      Wording(
        "not-found",
        "unknown optional method \(quoted(word))",
        hint: Suggestion.question(about: word, among: names)
          ?? "try `didSelect`, `commit` or `heightForRow`; Tab lists all"
      )
    case .noInset(let points):
      Wording(
        "bad-argument",
        "invalid inset: \(points.pointsText)",
        hint: "use a number of points up to 1,000,000,000"
      )
    case .noRefreshControl:
      Wording(
        "refused",
        "the table view has no refreshControl",
        hint: "try `set refreshControl on`"
      )
    case .snapshotDeadlock(let milliseconds):
      Wording(
        "D8",
        "Deadlock detected: calling this method on the main queue with outstanding async updates "
          + "is not permitted and will deadlock. Please always submit updates either always on "
          + "the main queue or always off the main queue",
        hint: "try `tick \(milliseconds)`, or `explain D8`"
      )
    case .differentHashes(let item):
      Wording(
        "D9",
        "Diffable data source detected item identifiers that are equal but have different hash "
          + "values. Two identifiers which compare as equal must return the same hash value.",
        hint: "\(quoted(item)) changed after it was applied; try `app snapshot hash right`"
      )
    case .noTableHeader:
      Wording(
        "refused",
        "the table view has no tableHeaderView",
        hint: "try `set tableHeaderView Hello`"
      )
    case .noClass(let name, let names):
      Wording(
        "not-found",
        "unknown cell class \(quoted(name))",
        hint: Suggestion.question(about: name, among: names) ?? names.joined(separator: ", ")
      )
    case .noSectionForm(let name):
      Wording(
        "refused",
        "not supported: the delegate of \(name) gets no sections",
        hint: "try `wiring items`"
      )
    case .missingOverride(let message):
      Wording("refused", message, hint: "try `app controller makeDataSource`")
    case .noStore:
      Wording("refused", "the app has no store", hint: "try `app store FILE by KEY`")
    case .wordMissing:
      Wording("bad-argument", "`app` needs a subcommand", hint: "`help app` lists them")
    case .unknownWord(let word, let names):
      Wording(
        "bad-argument",
        "`app` has no subcommand \(quoted(word))",
        hint: Suggestion.nearest(to: word, among: names).map { "try `app \($0)`" }
          ?? "`help app` lists them"
      )
    }
  }
}
