public import TableModel
public import TableUI

/// What a table view told, for plugins.
public enum TableEvent: Sendable {
  /// A row was selected.
  case select(IndexPath)
  /// A row was deselected by a person.
  case deselect(IndexPath)
  /// A finger begins to draw over rows.
  case beginMultipleSelection(IndexPath)
  /// The finger was lifted.
  case endMultipleSelection
  /// The button at the right of a row was tapped.
  case accessory(IndexPath)
  /// A finger came down on a row.
  case highlight(IndexPath)
  /// The finger left it.
  case unhighlight(IndexPath)
  /// A swipe opens a row.
  case beginEditing(IndexPath)
  /// The row has closed; nil where it is gone.
  case endEditing(IndexPath?)
  /// A row is about to show.
  case willDisplayCell(TableViewCell, IndexPath)
  /// A row has gone; after edits the place may be out of date.
  case didEndDisplayingCell(TableViewCell, IndexPath)
  /// A header is about to show.
  case willDisplayHeader(TableViewHeaderFooterView, Int)
  /// A header has gone.
  case didEndDisplayingHeader(TableViewHeaderFooterView, Int)
  /// A footer is about to show.
  case willDisplayFooter(TableViewHeaderFooterView, Int)
  /// A footer has gone.
  case didEndDisplayingFooter(TableViewHeaderFooterView, Int)
  /// The arrow keys have reached a row.
  case focus(IndexPath)
  /// What is read out for a row is another text.
  case cellAccessibilityInvalidated(TableViewCell, IndexPath)
  /// What is read out for a header is another text.
  case headerAccessibilityInvalidated(TableViewHeaderFooterView, Int)
  /// What is read out for a footer is another text.
  case footerAccessibilityInvalidated(TableViewHeaderFooterView, Int)
  /// A row was dragged elsewhere.
  case move(from: IndexPath, to: IndexPath)
}

extension TableEvent {
  /// What happened, in the words in which plugins say what they react to.
  public var word: String {
    switch self {
    case .select: "select"
    case .deselect: "deselect"
    case .beginMultipleSelection: "begin multiple selection"
    case .endMultipleSelection: "end multiple selection"
    case .accessory: "accessory"
    case .highlight: "highlight"
    case .unhighlight: "unhighlight"
    case .beginEditing: "begin editing"
    case .endEditing: "end editing"
    case .willDisplayCell, .willDisplayHeader, .willDisplayFooter: "will display"
    case .didEndDisplayingCell, .didEndDisplayingHeader, .didEndDisplayingFooter: "did end display"
    case .focus: "focus"
    case .cellAccessibilityInvalidated, .headerAccessibilityInvalidated,
      .footerAccessibilityInvalidated:
      "accessibility invalidated"
    case .move: "move"
    }
  }

  /// The row of the event, where there is one that stands in the table.
  public var row: IndexPath? {
    switch self {
    case .select(let path), .deselect(let path), .beginMultipleSelection(let path),
      .accessory(let path), .highlight(let path), .unhighlight(let path), .beginEditing(let path),
      .willDisplayCell(_, let path), .focus(let path), .cellAccessibilityInvalidated(_, let path):
      path
    case .move(_, let path): path
    default: nil
    }
  }

  /// The event of a row that stands elsewhere by now.
  func at(_ path: IndexPath) -> TableEvent {
    switch self {
    case .select: .select(path)
    case .deselect: .deselect(path)
    case .beginMultipleSelection: .beginMultipleSelection(path)
    case .accessory: .accessory(path)
    case .highlight: .highlight(path)
    case .unhighlight: .unhighlight(path)
    case .beginEditing: .beginEditing(path)
    case .willDisplayCell(let cell, _): .willDisplayCell(cell, path)
    case .focus: .focus(path)
    case .cellAccessibilityInvalidated(let cell, _): .cellAccessibilityInvalidated(cell, path)
    case .move(let from, _): .move(from: from, to: path)
    default: self
    }
  }
}
