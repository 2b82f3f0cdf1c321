import CommandLanguage

/// The effect of pressing Tab once.
enum CompletionStep: Hashable {
  /// No candidate matches, or no text can be added.
  case refuse

  /// A text replaces some Characters before the cursor.
  case replace(count: Int, text: String)

  /// The candidates are shown.
  case list

  /// The common candidates are shown; another Tab shows all.
  case listCommon

  /// Creates the step for a key press.
  ///
  /// - Parameters:
  ///   - completion: The possible completions.
  ///   - text: The text before the cursor.
  ///   - isRepeated: Whether Tab was already pressed here.
  init(_ completion: Completion, in text: String, isRepeated: Bool) {
    let count = min(max(0, completion.replacedCount), text.count)
    let word = String(text.suffix(count))
    guard let first = completion.candidates.first else {
      self = .refuse
      return
    }
    if completion.candidates.count == 1 {
      self = .replace(count: count, text: first.text + (completion.addsSpace ? " " : ""))
      return
    }
    guard completion.common.isEmpty else {
      self = isRepeated ? .list : .listCommon
      return
    }
    guard !completion.isPartial else {
      self = isRepeated ? .list : .refuse
      return
    }
    let common = CompletionStep.commonPrefix(of: completion.candidates.map(\.text))
    if common.count > word.count || common.count == word.count && common != word {
      self = .replace(count: count, text: common)
    } else {
      self = isRepeated ? .list : .refuse
    }
  }

  /// Returns the longest common prefix of all texts, in whole Characters.
  static func commonPrefix(of texts: [String]) -> String {
    guard var common = texts.first else { return "" }
    for text in texts.dropFirst() {
      let shared = zip(common, text).prefix { $0 == $1 }.count
      common = String(common.prefix(shared))
    }
    return common
  }
}
