import Workbench
import Workspace

/// The texts that a translation lacks.
struct TranslationGaps {
  /// The file of the translation.
  let file: String

  /// The names of the missing texts, in the order of the original.
  let texts: [String]

  /// A line that names the first gaps, or nil if the translation is complete.
  var note: String? {
    guard !texts.isEmpty else { return nil }
    let named = texts.prefix(5).joined(separator: ", ")
    let more = texts.count > 5 ? " and \(texts.count - 5) more" : ""
    return "\(file) lacks \(TextFormatting.count(texts.count, "text")): \(named)\(more)"
  }
}
