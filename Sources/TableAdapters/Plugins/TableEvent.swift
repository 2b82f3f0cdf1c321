public import TableModel
public import TableUI

/// A delegate call of a table view, for plugins.
public enum TableEvent: Sendable {
  /// A row was selected.
  case select(IndexPath)
  /// A row was deselected by the user.
  case deselect(IndexPath)
  /// A finger begins to select rows by dragging over them.
  case beginMultipleSelection(IndexPath)
  /// The finger was lifted.
  case endMultipleSelection
  /// The accessory button of a row was tapped.
  case accessory(IndexPath)
  /// A finger touched a row.
  case highlight(IndexPath)
  /// The finger left the row.
  case unhighlight(IndexPath)
  /// A swipe reveals the actions of a row.
  case beginEditing(IndexPath)
  /// The row has closed; nil if it was deleted.
  case endEditing(IndexPath?)
  /// A row is about to appear.
  case willDisplayCell(TableViewCell, IndexPath)
  /// A row disappeared; after edits, its index path may be outdated.
  case didEndDisplayingCell(TableViewCell, IndexPath)
  /// A header is about to appear.
  case willDisplayHeader(TableViewHeaderFooterView, Int)
  /// A header disappeared.
  case didEndDisplayingHeader(TableViewHeaderFooterView, Int)
  /// A footer is about to appear.
  case willDisplayFooter(TableViewHeaderFooterView, Int)
  /// A footer disappeared.
  case didEndDisplayingFooter(TableViewHeaderFooterView, Int)
  /// A row received the focus.
  case focus(IndexPath)
  /// The accessibility text of a row changed.
  case cellAccessibilityInvalidated(TableViewCell, IndexPath)
  /// The accessibility text of a header changed.
  case headerAccessibilityInvalidated(TableViewHeaderFooterView, Int)
  /// The accessibility text of a footer changed.
  case footerAccessibilityInvalidated(TableViewHeaderFooterView, Int)
  /// A row was dragged to another place.
  case move(from: IndexPath, to: IndexPath)
}

extension TableEvent {
  /// The name of the event, as in the plugins' event lists.
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

  /// The row of the event, if it has one that is in the table.
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

  /// Returns the same event for a row that has moved.
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

/// A delegate call of a scroll view, for plugins: one event for each of the twelve methods.
///
/// The three zoom events are never sent, because a table view does not zoom.
public enum ScrollEvent: Hashable, Sendable {
  /// The offset changed.
  case didScroll
  /// A finger begins to drag the content.
  case willBeginDragging
  /// The finger is being lifted, with the velocity in points per millisecond and the final offset.
  case willEndDragging(velocity: Point, targetContentOffset: Point)
  /// The finger was lifted.
  case didEndDragging(willDecelerate: Bool)
  /// The content continues to scroll.
  case willBeginDecelerating
  /// The content stopped scrolling.
  case didEndDecelerating
  /// A programmatic scroll animation ended.
  case didEndScrollingAnimation
  /// A tap on the status bar scrolled the content to its top.
  case didScrollToTop
  /// The adjusted content insets changed.
  case didChangeAdjustedContentInset
  /// Two fingers begin to zoom.
  case willBeginZooming
  /// The zoom scale changed.
  case didZoom
  /// The fingers were lifted.
  case didEndZooming(scale: Double)
}

/// Rows that will soon be shown, or no longer will, for plugins.
public enum PrefetchEvent: Hashable, Sendable {
  /// The rows will soon be shown.
  case prefetch([IndexPath])
  /// The rows will not be shown soon.
  case cancel([IndexPath])
}
