import CommandLanguage
import TableUI

// How the state of a cell is told, and how one is named.
extension CellConfigurationState {
  /// What is so or not, by the names of section and help.
  var flags: [(name: String, isOn: Bool)] {
    [
      ("selected", isSelected), ("highlighted", isHighlighted), ("focused", isFocused),
      ("disabled", isDisabled), ("pinned", isPinned), ("editing", isEditing), ("swiped", isSwiped),
      ("expanded", isExpanded), ("folded", isFolded), ("reordering", isReordering),
    ]
  }

  /// What differs from a cell that nobody touched, in words.
  var words: [String] {
    var words: [String] = []
    for flag in flags where flag.isOn { words.append(flag.name) }
    if cellDragState != .none { words.append("drag \(cellDragState.rawValue)") }
    if cellDropState != .none { words.append("drop \(cellDropState.rawValue)") }
    return words + customKeys.map(\.rawValue)
  }

  /// All states for programs: what is so or not, the drag, the application's own, and the screen.
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

extension TraitCollection {
  /// The traits for programs, by UIKit's names.
  var value: AnswerValue {
    [
      "horizontalSizeClass": .text(horizontalSizeClass.rawValue),
      "layoutDirection": .text(layoutDirection.rawValue),
      "preferredContentSizeCategory": .text(preferredContentSizeCategory.rawValue),
    ]
  }

  /// The traits for people.
  var words: String {
    "\(horizontalSizeClass.rawValue) width, \(layoutDirection.rawValue), "
      + "\(preferredContentSizeCategory.rawValue) texts"
  }
}
