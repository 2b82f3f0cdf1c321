import CommandLanguage
import Workbench

/// The output of reports, cards and files for a class.
///
/// Texts are already escaped.
enum ClassText: OutputText {
  case nothingDone
  case solved(steps: Int, hints: Int)
  case part(done: Int, of: Int)
  case effort(done: Int, of: Int, skipped: Int, tries: Int, hints: Int, seconds: Int)
  case total(done: Int, of: Int, lessons: Int)
  case exported(count: Int, folder: String)
  case created(path: String)
  case checkHint(path: String)

  var words: String {
    switch self {
    case .nothingDone: "no steps completed yet; `next` starts a lesson"
    case .solved(let steps, let hints):
      "\(TextFormatting.count(steps, "step")) done, \(TextFormatting.count(hints, "hint"))"
    case .part(let done, let total): "\(done) of \(total)"
    case .effort(let done, let total, let skipped, let tries, let hints, let seconds):
      "\(TextFormatting.part(done, of: total, "step")) done, \(skipped) skipped, "
        + "\(tries) \(tries == 1 ? "try" : "tries"), \(TextFormatting.count(hints, "hint")), "
        + "\(TextFormatting.grouped(seconds)) s"
    case .total(let done, let total, let lessons):
      "\(TextFormatting.part(done, of: total, "step")) done in "
        + TextFormatting.count(lessons, "lesson")
    case .exported(let count, let folder):
      "wrote \(TextFormatting.count(count, "page")) to \(folder)"
    case .created(let path): "wrote \(path)"
    case .checkHint(let path): "`lesson \(path)` starts it; `tabletop --check \(path)` checks it"
    }
  }
}
