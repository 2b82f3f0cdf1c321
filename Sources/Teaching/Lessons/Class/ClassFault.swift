import CommandLanguage
import TextLayout
import Workbench

/// The errors of reports, cards and files for a class, with their texts.
enum ClassFault: Fault {
  case badRecord(file: String, details: [String])
  case resultsOfMany(count: Int)
  case badName(name: String)
  case exists(path: String)

  var wording: Wording {
    switch self {
    case .badRecord(let file, let details):
      Wording(
        "bad-lesson",
        "\(file) is not a progress file of lessons",
        hint: "a learner's file is `tabletop/lessons` in ~/.local/state",
        details: details
      )
    case .resultsOfMany(let count):
      Wording(
        "bad-argument",
        "`--results` requires one learner, found \(count)",
        hint: "write one results file per learner"
      )
    case .badName(let name):
      Wording(
        "bad-argument",
        "\(quoted(name)) is not a lesson name",
        hint: "use at most 24 letters, digits and -, but not only digits"
      )
    case .exists(let path):
      Wording("refused", "\(path) already exists; nothing written", hint: "`--force` overwrites it")
    }
  }
}
