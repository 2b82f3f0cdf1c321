public import TableModel

/// A delegate that controls highlighting; without it every touched row is highlighted.
@MainActor public protocol TableViewHighlighting: AnyObject {
  /// Whether a row may be highlighted; false ends the touch. The default is true.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// Called when a row is highlighted. Does nothing by default.
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)

  /// Called when a row is no longer highlighted. Does nothing by default.
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)
}

extension TableViewHighlighting {
  public func tableView(
    _ tableView: TableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }

  public func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}

  public func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}
}

/// A delegate that controls selection by touch; without it the touched row is selected.
@MainActor public protocol TableViewSelecting: AnyObject {
  /// Returns the row to select, or nil for none. The default is the touched row.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// Called when a row is selected. Does nothing by default.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)

  /// Returns the row to deselect, or nil for none. The default is the proposed row.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// Called when a row is deselected. Does nothing by default.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
}

extension TableViewSelecting {
  public func tableView(
    _ tableView: TableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  public func tableView(
    _ tableView: TableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
}

/// A delegate that allows selecting rows by dragging over them; without it the gesture is off.
@MainActor public protocol TableViewMultipleSelection: AnyObject {
  /// Whether the gesture may begin at a row.
  ///
  /// It also requires ``TableView/allowsMultipleSelectionDuringEditing``.
  func tableView(
    _ tableView: TableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool

  /// Called when the gesture begins; the table enters edit mode and stays in it. Does nothing by
  /// default.
  func tableView(
    _ tableView: TableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  )

  /// Called when the finger lifts. Does nothing by default.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView)
}

extension TableViewMultipleSelection {
  public func tableView(
    _ tableView: TableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {}
}

/// A delegate with a primary action for a single selected row; without it a tap only selects.
@MainActor public protocol TableViewPrimaryActions: AnyObject {
  /// Whether a row has a primary action. The default is true.
  func tableView(
    _ tableView: TableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool

  /// Performs the primary action; called after the selection, even if it did not change.
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath)
}

extension TableViewPrimaryActions {
  public func tableView(
    _ tableView: TableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { true }
}

/// A delegate that is notified of taps on a detail button; without it such a tap has no effect.
@MainActor public protocol TableViewAccessories: AnyObject {
  /// Called when a user taps the detail button of a row.
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
}

/// A delegate that decides which rows spring open under a drag; without it all do.
@MainActor public protocol TableViewSpringLoading: AnyObject {
  /// Whether a row springs open under a drag; not called for the dragged rows.
  func tableView(
    _ tableView: TableView,
    shouldSpringLoadRowAt indexPath: IndexPath,
    with context: SpringLoadedInteractionContext
  ) -> Bool
}

/// A delegate that controls keyboard focus; without it every row can have the focus.
@MainActor public protocol TableViewFocusing: AnyObject {
  /// Whether a row can have the focus. The default is true.
  func tableView(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> Bool

  /// Whether the focus may move as proposed. The default is true.
  func tableView(_ tableView: TableView, shouldUpdateFocusIn context: FocusUpdateContext) -> Bool

  /// Called when the focus moved. Does nothing by default.
  func tableView(_ tableView: TableView, didUpdateFocusIn context: FocusUpdateContext)

  /// Returns the row that gets the focus first, or nil for the first row. The default is nil.
  func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath?

  /// Whether the selection follows the focus to a row.
  ///
  /// The default is ``TableView/selectionFollowsFocus``.
  func tableView(_ tableView: TableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
}

extension TableViewFocusing {
  public func tableView(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }

  public func tableView(
    _ tableView: TableView,
    shouldUpdateFocusIn context: FocusUpdateContext
  ) -> Bool { true }

  public func tableView(_ tableView: TableView, didUpdateFocusIn context: FocusUpdateContext) {}

  public func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath? { nil }

  public func tableView(
    _ tableView: TableView,
    selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { tableView.selectionFollowsFocus }
}
