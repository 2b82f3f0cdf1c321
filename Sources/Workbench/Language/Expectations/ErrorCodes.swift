import CommandLanguage
import TableModel

/// The codes of errors and warnings.
@MainActor enum ErrorCodes {
  /// All codes: the words that `help errors` lists, and the codes of UIKit texts.
  static let all: [String] = words + uikit

  private static let uikit: [String] =
    (1...34).map { "E\($0)" } + ["E21b", "E35", "E37", "D11", "N6"] + (1...9).map { "D\($0)" }
    + ["F2", "F3"] + TableWarning.codes

  private static let words: [String] = HelpTopic.errors.parts.flatMap { part in
    guard case .terms(let terms) = part else { return [String]() }
    return terms.flatMap { $0.word.split(separator: ",").map(\.trimmedCode) }
  }
  .filter { $0.first?.isLowercase == true }

  /// Returns whether a word is a code.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - session: The session whose last error's code is known too, or nil.
  /// - Returns: Whether it is a code.
  static func isKnown(_ word: String, in session: Session?) -> Bool {
    if all.contains(word) { return true }
    guard case .failure(let error)? = session?.lastResult else { return false }
    return error.code == word
  }

  /// Returns whether a word has the form of a UIKit code: a capital letter and a number.
  static func looksLikeCode(_ word: String) -> Bool {
    guard let first = word.first, ["E", "D", "F", "W", "N"].contains(first) else { return false }
    let digits = word.dropFirst()
    return !digits.isEmpty && digits.allSatisfy { ("0"..."9").contains($0) }
  }
}

extension Substring {
  fileprivate var trimmedCode: String { String(self).trimmed }
}
