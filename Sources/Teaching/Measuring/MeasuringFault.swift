import CommandLanguage
import TextLayout
import Workbench
import Workspace

/// The errors of measuring, with their texts.
enum MeasuringFault: Fault {
  case noSource(wiring: String)
  case noMethod(wiring: String, method: String, names: [String], types: [String])
  case noType(name: String, names: [String])
  case severalTypes(name: String, names: [String])
  case noMember(type: String, name: String, names: [String])
  case noNumber(name: String, names: [String])
  case failed(script: String, wiring: String, problem: String)
  case timesChanging(name: String)
  case noExport(wiring: String)
  case exportsCode(word: String, file: String)

  var wording: Wording {
    switch self {
    case .noSource(let wiring):
      Wording("not-found", "no source is available for \(quoted(wiring))")
    case .noMethod(let wiring, let name, let names, let types):
      Wording(
        "not-found",
        "\(wiring) has no method \(quoted(name)), and no type has that name",
        hint: Suggestion.nearest(to: name, among: names + types)
          ?? "try `code` for the files of \(wiring)"
      )
    case .noType(let name, let names):
      Wording(
        "not-found",
        "no type has the name \(quoted(name))",
        hint: Suggestion.nearest(to: name, among: names) ?? "try `code ItemDataSource`"
      )
    case .severalTypes(let name, let names):
      Wording(
        "bad-argument",
        "\(quoted(name)) may be one of several types",
        hint: "add letters: " + TextFormatting.list(Array(names.prefix(5)), of: names.count)
      )
    case .noMember(let type, let name, let names):
      Wording(
        "not-found",
        "\(type) has no method \(quoted(name))",
        hint: Suggestion.nearest(to: name, among: names) ?? "try `code \(type)`"
      )
    case .noNumber(let name, let names):
      Wording(
        "not-found",
        "the score has no number \(quoted(name))",
        hint: Suggestion.nearest(to: name, among: names) ?? names.joined(separator: ", ")
      )
    case .failed(let script, let wiring, let problem):
      Wording("script", "\(script) failed under \(wiring): \(problem)")
    case .noExport(let wiring):
      Wording(
        "refused",
        "not supported: \(wiring) has no class to write for each table",
        hint: "try `wiring items`, `wiring generators` or `wiring array`"
      )
    case .exportsCode(let word, let file):
      Wording(
        "bad-argument",
        "`export` writes Swift code, not \(quoted(word))",
        hint: "try `rows > \(file)`"
      )
    case .timesChanging(let name):
      Wording(
        "refused",
        "`time` repeats only read-only commands",
        hint: "try `time \(name)` or `repeat N \(name)`"
      )
    }
  }
}
