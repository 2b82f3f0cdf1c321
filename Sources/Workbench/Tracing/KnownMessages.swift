import CommandLanguage
import SourceCode
import TableModel

/// The messages that a trace can show, and the classes that receive them.
///
/// A controller of an app may send others; they are known once they were traced.
package enum KnownMessages {
  /// The selectors of the libraries, in alphabetical order.
  static let selectors: [String] = {
    var found: Set<String> = []
    for file in SourceLibrary.all {
      found.formUnion(file.messages)
      // A method of the table view is a message, whether or not its name is written elsewhere.
      guard file.path.hasPrefix("TableUI/Protocols/") else { continue }
      for declaration in file.declarations where declaration.kind == .function {
        let owner = declaration.owner
        guard owner.hasPrefix("TableView") || owner.hasPrefix("Scroll") else { continue }
        found.insert(declaration.name)
      }
    }
    return found.sorted() + others
  }()

  /// The names of the libraries' classes, in alphabetical order.
  private static let classes: [String] = Set(
    SourceLibrary.all.flatMap(\.declarations).filter { $0.kind == .class }.map(\.name)
  )
  .sorted()

  /// The objects of the workbench itself that take part in a trace.
  private static let workbenchParties = ["person", "SectionHeaderDelegate"]

  /// The messages without an argument list: gestures and notifications.
  private static let others = [
    "touch", "press", "release", "cancel", "accessory", "swipe", "confirm", "action", "edit",
    "minus", "drag", "pan", "focus", "toggle", "index", "tap", "type", "choose", "stops",
    "selectionDidChangeNotification", "configurationUpdateHandler", "onInput", "didEnterEvent",
    "didFail", "didSucceed", "willDisplayContextMenu", "willEndContextMenuInteraction",
    "previewForDismissingContextMenuWithConfiguration",
    "previewForHighlightingContextMenuWithConfiguration",
  ]

  /// Returns whether a trace can show calls of a method.
  package static func isTraced(_ method: String) -> Bool { selectorSet.contains(method) }

  /// The selectors that only a trace of every message records.
  static let patternSelectors: Set<String> = [
    "build(_:)", "cellClass(for:)", "configure(_:_:)", "configure(with:)", "generate(in:at:)",
    "identifier(_:)", "register(in:)", "rowHeight(for:in:)",
  ]

  /// Returns whether only a trace of every message records what a text names.
  static func isOfPattern(_ text: String) -> Bool {
    let found = selectors.filter { $0.containsText(text) }
    return !found.isEmpty && found.allSatisfy(patternSelectors.contains)
  }

  private static let selectorSet = Set(selectors)

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
    return (classes + workbenchParties).contains { $0.lowercased().containsText(text) }
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
