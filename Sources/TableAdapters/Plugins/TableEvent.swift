public import TableModel
public import TableUI

/// A delegate call of a table view, for plugins.
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
  /// The accessibility text of a row changed.
  case cellAccessibilityInvalidated(TableViewCell, IndexPath)
  /// The accessibility text of a header changed.
  case headerAccessibilityInvalidated(TableViewHeaderFooterView, Int)
  /// The accessibility text of a footer changed.
  case footerAccessibilityInvalidated(TableViewHeaderFooterView, Int)
  /// A row was dragged elsewhere.
  case move(from: IndexPath, to: IndexPath)
}

extension TableEvent {
  /// The name of the event, as in the events of plugins.
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

  /// The row of the event, where there is one that is in the table.
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

  /// The event of a row that is elsewhere by now.
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

/// A delegate call of a scroll view, for plugins: one event for each of the twelve.
///
/// The three of zooming are never sent by a table view, which does not zoom.
public enum ScrollEvent: Hashable, Sendable {
  /// The offset has changed.
  case didScroll
  /// A finger begins to drag the content.
  case willBeginDragging
  /// The finger goes up; the velocity in points a millisecond, and where the content will come to rest.
  case willEndDragging(velocity: Point, targetContentOffset: Point)
  /// The finger is up.
  case didEndDragging(willDecelerate: Bool)
  /// The content runs on.
  case willBeginDecelerating
  /// The content has come to rest.
  case didEndDecelerating
  /// An animated scroll of the application is over.
  case didEndScrollingAnimation
  /// A tap on the status bar has brought the content to its top.
  case didScrollToTop
  /// The insets that scrolling keeps to are others.
  case didChangeAdjustedContentInset
  /// Two fingers begin to zoom.
  case willBeginZooming
  /// The scale has changed.
  case didZoom
  /// The fingers are up.
  case didEndZooming(scale: Double)
}

/// Rows that will soon be shown, or no longer, for plugins.
public enum PrefetchEvent: Hashable, Sendable {
  /// They will soon be shown.
  case prefetch([IndexPath])
  /// They will not.
  case cancel([IndexPath])
}
