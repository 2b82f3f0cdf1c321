import CommandLanguage
import TableModel

/// The messages that a trace can show, and the classes that receive them.
///
/// A controller of an app may send others; they are known once they were traced.
enum KnownMessages {
  /// The selectors of the libraries, in alphabetical order.
  private static let selectors: [String] = parts.selectors + others

  /// The names of the libraries' classes.
  private static let classes: [String] = parts.classes

  /// The messages without an argument list: gestures and notifications.
  private static let others = [
    "touch", "press", "release", "cancel", "accessory", "swipe", "confirm", "action", "edit",
    "minus", "drag", "pan", "focus", "toggle", "index", "tap", "type", "choose", "stops",
    "selectionDidChangeNotification", "configurationUpdateHandler", "onInput", "didEnterEvent",
    "didFail", "didSucceed", "willDisplayContextMenu", "willEndContextMenuInteraction",
    "previewForDismissingContextMenuWithConfiguration",
    "previewForHighlightingContextMenuWithConfiguration",
  ]

  private static let parts: (selectors: [String], classes: [String]) = {
    let text = String(decoding: PackageResources.messages_facts, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let end = lines.firstIndex(of: "") ?? lines.count
    return (Array(lines[..<end]), lines[end...].filter { !$0.isEmpty })
  }()

  /// Returns whether a message's selector contains a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - trace: The trace whose messages are known too, or nil.
  /// - Returns: Whether a selector contains it.
  @MainActor static func hasSelector(_ text: String, in trace: Trace?) -> Bool {
    selectors.contains { $0.containsText(text) }
      || trace?.lines.contains { $0.message.selector.containsText(text) } == true
  }

  /// Returns whether a class's name contains a text, ignoring case.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - trace: The trace whose objects are known too, or nil.
  /// - Returns: Whether a name contains it.
  @MainActor static func hasClass(_ text: String, in trace: Trace?) -> Bool {
    let text = text.lowercased()
    return (classes + ["person"]).contains { $0.lowercased().containsText(text) }
      || trace?.lines.contains { line in
        line.message.receiver.name.lowercased().containsText(text)
      } == true
  }

  /// Returns a question that suggests a selector, for a hint, or nil.
  static func suggestion(forSelector text: String) -> String? {
    Suggestion.question(about: text, among: words)
  }

  /// Returns a question that suggests a class, for a hint, or nil.
  static func suggestion(forClass text: String) -> String? {
    Suggestion.question(about: text, among: classes)
  }

  /// The parts of selectors that a user may type: `didSelectRowAt`, and `didSelect`.
  private static let words: [String] = {
    var words: [String] = []
    var seen: Set<String> = ["tableView", "_"]
    for selector in selectors {
      for part in selector.split(whereSeparator: { !$0.isLetter && $0 != "_" }) {
        for word in part.beginnings where seen.insert(word).inserted { words.append(word) }
      }
    }
    return words
  }()
}

extension Substring {
  /// The name, and its beginnings before each capital letter: `didSelectRowAt`, `didSelect`.
  fileprivate var beginnings: [String] {
    let ends = indices.filter { self[$0].isUppercase && $0 != startIndex }
    let heads = ends.map { String(self[..<$0]) }.filter { $0.count > 4 }
    return [String(self)] + heads.reversed()
  }
}
