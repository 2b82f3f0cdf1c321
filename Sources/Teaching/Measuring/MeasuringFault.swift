import CommandLanguage
import TextLayout
import Workbench
import Workspace

/// The errors of measuring, with their texts.
enum MeasuringFault: Fault {
  case noSource(wiring: String)
  case noMethod(wiring: String, method: String, names: [String])
  case noNumber(name: String, names: [String])
  case failed(script: String, wiring: String, problem: String)
  case timesChanging(name: String)

  var wording: Wording {
    switch self {
    case .noSource(let wiring):
      Wording("not-found", "no source is available for \(quoted(wiring))")
    case .noMethod(let wiring, let method, let names):
      Wording(
        "not-found",
        "\(wiring) has no method \(quoted(method))",
        hint: Suggestion.nearest(to: method, among: names) ?? "it has "
          + names.joined(separator: ", ")
      )
    case .noNumber(let name, let names):
      Wording(
        "not-found",
        "the score has no number \(quoted(name))",
        hint: Suggestion.nearest(to: name, among: names) ?? names.joined(separator: ", ")
      )
    case .failed(let script, let wiring, let problem):
      Wording("script", "\(script) failed under \(wiring): \(problem)")
    case .timesChanging(let name):
      Wording(
        "refused",
        "`time` repeats only read-only commands",
        hint: "try `time \(name)` or `repeat N \(name)`"
      )
    }
  }
}
