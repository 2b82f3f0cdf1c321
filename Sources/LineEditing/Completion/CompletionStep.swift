import CommandLanguage

/// What one press of Tab does.
enum CompletionStep: Hashable {
  /// Nothing fits, or nothing can be added.
  case refuse

  /// So many Characters before the cursor give way to a text.
  case replace(count: Int, text: String)

  /// The candidates are shown.
  case list

  /// Decides.
  ///
  /// - Parameters:
  ///   - completion: What fits.
  ///   - text: The text before the cursor.
  ///   - isRepeated: Whether Tab was pressed here before.
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

  /// The beginning that all texts share, in whole Characters.
  static func commonPrefix(of texts: [String]) -> String {
    guard var common = texts.first else { return "" }
    for text in texts.dropFirst() {
      let shared = zip(common, text).prefix { $0 == $1 }.count
      common = String(common.prefix(shared))
    }
    return common
  }
}
