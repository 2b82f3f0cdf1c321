package import TableUI

// Facts about the methods that an application may implement.
extension OptionalMethod {
  /// Returns the method for a name: its short name, UIKit's name, or the whole selector.
  package static func named(_ word: String) -> OptionalMethod? {
    allCases.first { $0.name == word || $0.label == word || $0.selector == word }
  }

  /// UIKit's name without parentheses: `didSelectRowAt`.
  private var label: Substring {
    let inside = selector.hasPrefix("tableView(_:") ? selector.dropFirst(12) : selector[...]
    return inside.prefix { $0 != ":" && $0 != "(" }
  }

  /// The kind of values that a script can return.
  package var answerKind: AnswerKind {
    switch self {
    case .canEdit, .canMove, .shouldHighlight, .canPerformPrimaryAction, .shouldIndentWhileEditing,
      .shouldShowMenu, .canPerformAction, .shouldSpringLoad, .shouldBeginMultipleSelection,
      .canFocus, .shouldUpdateFocus, .selectionFollowsFocus, .shouldScrollToTop:
      .flag
    case .heightForRow, .heightForHeader, .heightForFooter, .estimatedHeightForRow,
      .estimatedHeightForHeader, .estimatedHeightForFooter:
      .points
    case .titleForHeader, .titleForFooter, .titleForDelete: .text
    case .willSelect, .willDeselect, .targetIndexPath, .preferredFocusedView: .path
    case .indentationLevel, .sectionForSectionIndexTitle: .integer
    case .editingStyle: .style
    case .sectionIndexTitles: .titles
    case .viewForHeader, .viewForFooter, .leadingSwipeActions, .trailingSwipeActions, .contextMenu:
      .onlyNil
    default: .nothing
    }
  }

  /// Whether the method affects heights, titles or views of sections.
  var shapesTheTable: Bool {
    ["TableViewTitling", "TableViewSizing", "TableViewEstimating", "TableViewHeaderViews"]
      .contains(protocolName)
  }

  /// The effect of the scripted method, if it does more than agree or receive a notification.
  package var habit: String {
    switch self {
    case .commit: "deletes the row from the model, then calls deleteRows; or inserts one"
    case .moveRow: "moves the row in the model"
    case .titleForHeader, .titleForFooter: "the model's text"
    case .viewForHeader, .viewForFooter: "a view with the model's text and the word \"view\""
    case .sectionIndexTitles: "the first letters of the headers"
    case .sectionForSectionIndexTitle: "the first section whose header begins with the title"
    case .heightForRow: "the height of the item, else 44"
    case .estimatedHeightForRow: "44"
    case .leadingSwipeActions: "one button, Read, that only reports success"
    case .trailingSwipeActions: "Delete, which does the same as commit, and More"
    case .contextMenu: "a menu with one action, Copy"
    case .indentationLevel: "1"
    case .titleForDelete: "Remove"
    default: isTold ? "listens" : "agrees"
    }
  }

  private var isTold: Bool { answerKind == .nothing }
}
