import CommandLanguage
import TableUI

// Text and data for a cell's state, and names for setting it.
extension CellConfigurationState {
  /// The flags of the state under the names that `section` and `help` use.
  var flags: [(name: String, isOn: Bool)] {
    var flags: [(name: String, isOn: Bool)] = []
    forEachFlag { flags.append(($0, $1)) }
    return flags
  }

  /// Calls a closure with each flag in order; most cells are in their initial state and need no list.
  @inline(__always)
  private func forEachFlag(_ body: (_ name: String, _ isOn: Bool) -> Void) {
    body("selected", isSelected)
    body("highlighted", isHighlighted)
    body("focused", isFocused)
    body("disabled", isDisabled)
    body("pinned", isPinned)
    body("editing", isEditing)
    body("swiped", isSwiped)
    body("expanded", isExpanded)
    body("folded", isFolded)
    body("reordering", isReordering)
  }

  /// The differences from a cell in its initial state, as text.
  var words: [String] {
    var words: [String] = []
    forEachFlag { name, isOn in if isOn { words.append(name) } }
    if cellDragState != .none { words.append("drag \(cellDragState.rawValue)") }
    if cellDropState != .none { words.append("drop \(cellDropState.rawValue)") }
    for key in customKeys { words.append(key.rawValue) }
    return words
  }

  /// The whole state as data: flags, drag state, custom states and traits.
  var value: AnswerValue {
    var members = flags.map { AnswerValue.Member($0.name, .bool($0.isOn)) }
    members.append(.init("dragState", .text(cellDragState.rawValue)))
    members.append(.init("dropState", .text(cellDropState.rawValue)))
    let own = customKeys.map { key in
      AnswerValue.Member(key.rawValue, .text(self[key].map { String(describing: $0) } ?? ""))
    }
    members.append(.init("custom", .object(own)))
    members.append(.init("traits", traitCollection.value))
    return .object(members)
  }

  /// Sets a state by name; a name that UIKit does not know becomes a custom state.
  mutating func set(_ name: String, _ isOn: Bool) {
    switch name {
    case "disabled": isDisabled = isOn
    case "pinned": isPinned = isOn
    case "expanded": isExpanded = isOn
    default: self[ConfigurationStateCustomKey(name)] = isOn ? true : nil
    }
  }
}

extension TraitCollection {
  /// The traits as data, under UIKit's names.
  var value: AnswerValue {
    [
      "horizontalSizeClass": .text(horizontalSizeClass.rawValue),
      "layoutDirection": .text(layoutDirection.rawValue),
      "preferredContentSizeCategory": .text(preferredContentSizeCategory.rawValue),
    ]
  }

  /// The traits as text.
  var words: String {
    "\(horizontalSizeClass.rawValue) width, \(layoutDirection.rawValue), "
      + "\(preferredContentSizeCategory.rawValue) texts"
  }
}
