import CommandLanguage
import Workbench

/// The problems of translations: of lessons, of the texts around them and of pages of `explain`.
///
/// Steps are numbered from 1; step 0 is the lesson itself.
enum TranslationText: OutputText {
  /// A text that the original does not have, or has only some times.
  case notInOriginal(keyword: String, step: Int, count: Int, file: String)

  case notAText(keyword: String)
  case allowed([String])
  case otherKind(expected: String, found: String, step: Int, file: String)
  case otherCommand(expected: String, found: String)
  case unexpectedCommand(String)
  case lacksCommand(String)

  case noColon
  case unknownKey(String, near: String?)
  case duplicateKey(String, first: Int)
  case lacks(String)
  case unexpected(String)

  case place(name: String, step: Int)
  case gaps(file: String, names: [String], of: Int)

  var words: String {
    switch self {
    case .notInOriginal(let keyword, let step, let count, let file):
      (step == 0 ? "the lesson" : "step \(step)")
        + (count == 0 ? " has no" : " has only \(count)") + " \(keyword): in \(file)"
    case .notAText(let keyword):
      "\(LessonFileText.unexpected(keyword: keyword).words); a translation contains only texts"
    case .allowed(let keywords): "it may have \(keywords.map { $0 + ":" }.joined(separator: " "))"
    case .otherKind(let expected, let found, let step, let file):
      "expected \(expected):, found \(found):; step \(step) of \(file) is a \(expected)"
    case .otherCommand(let expected, let found):
      "expected the command `\(expected)`, found `\(found)`"
    case .unexpectedCommand(let found): "unexpected command `\(found)`"
    case .lacksCommand(let expected): "the text lacks the command `\(expected)`"

    case .noColon: "expected `KEY: TEXT`, found no colon"
    case .unknownKey(let key, let near):
      "unknown key \(quoted(key))" + (near.map { "; did you mean \(quoted($0))?" } ?? "")
    case .duplicateKey(let key, let first):
      "duplicate key \(quoted(key)); the first is on line \(first)"
    case .lacks(let part): "the text lacks \(part)"
    case .unexpected(let part): "unexpected \(part); the English text does not have it"

    case .place(let name, let step): step == 0 ? name : "\(name) of step \(step)"
    case .gaps(let file, let names, let total):
      "\(file) lacks \(TextFormatting.count(total, "text")): "
        + TextFormatting.list(names, of: total)
    }
  }
}
