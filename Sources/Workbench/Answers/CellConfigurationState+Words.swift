import TableUI

// How the state of a cell is told, and how one is named.
extension CellConfigurationState {
  /// What is so or not, by the names of section and help.
  var flags: [(name: String, isOn: Bool)] {
    [
      ("selected", isSelected), ("highlighted", isHighlighted), ("focused", isFocused),
      ("disabled", isDisabled), ("pinned", isPinned), ("editing", isEditing), ("swiped", isSwiped),
      ("expanded", isExpanded), ("reordering", isReordering),
    ]
  }

  /// What differs from a cell that nobody touched, in words.
  var words: [String] {
    var words = flags.filter(\.isOn).map(\.name)
    if cellDragState != .none { words.append("drag \(cellDragState.rawValue)") }
    if cellDropState != .none { words.append("drop \(cellDropState.rawValue)") }
    return words + customKeys.map(\.rawValue)
  }

  /// Sets one of the application's states; a name that UIKit does not know becomes a key of its own.
  mutating func set(_ name: String, _ isOn: Bool) {
    switch name {
    case "disabled": isDisabled = isOn
    case "pinned": isPinned = isOn
    case "expanded": isExpanded = isOn
    default: self[ConfigurationStateCustomKey(name)] = isOn ? true : nil
    }
  }
}
