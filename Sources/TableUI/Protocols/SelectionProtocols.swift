public import TableModel

/// A delegate that has a say in the highlight of a touched row; without it every row lights up.
@MainActor public protocol TableViewHighlighting: AnyObject {
  /// Whether a row may light up; false ends the touch. The default is true.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// Hears that a row lit up. Does nothing by default.
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)

  /// Hears that the light of a row went out. Does nothing by default.
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

/// A delegate that has a say in the selection by touch; without it the touched row is selected.
@MainActor public protocol TableViewSelecting: AnyObject {
  /// The row to select, the touched one or another, or nil for none. The default is the touched one.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// Hears that a row was selected. Does nothing by default.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)

  /// The row to deselect, the proposed one or another, or nil for none. The default is the proposed one.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// Hears that a row was deselected. Does nothing by default.
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

/// A delegate that lets a finger draw over rows to select them; without it there is no such gesture.
@MainActor public protocol TableViewMultipleSelection: AnyObject {
  /// Whether the gesture may begin at a row; it needs
  /// ``TableView/allowsMultipleSelectionDuringEditing`` too.
  func tableView(
    _ tableView: TableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool

  /// Hears that the gesture began; the table is in edit mode now and stays there. Does nothing by default.
  func tableView(
    _ tableView: TableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  )

  /// Hears that the finger went up. Does nothing by default.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView)
}

extension TableViewMultipleSelection {
  public func tableView(
    _ tableView: TableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {}
}

/// A delegate that does something with a row that was picked alone; without it picking only selects.
@MainActor public protocol TableViewPrimaryActions: AnyObject {
  /// Whether a row has a primary action. The default is true.
  func tableView(
    _ tableView: TableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool

  /// Does it; told after the selection, whether or not that changed.
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath)
}

extension TableViewPrimaryActions {
  public func tableView(
    _ tableView: TableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { true }
}

/// A delegate that hears of taps on a detail button; without it such a tap is lost.
@MainActor public protocol TableViewAccessories: AnyObject {
  /// Hears that the detail button of a row was tapped.
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
}

/// A delegate that says which rows open when something dragged rests on them; without it all do.
@MainActor public protocol TableViewSpringLoading: AnyObject {
  /// Whether a row opens under something dragged; rows that are dragged themselves are not asked about.
  func tableView(
    _ tableView: TableView,
    shouldSpringLoadRowAt indexPath: IndexPath,
    with context: SpringLoadedInteractionContext
  ) -> Bool
}

/// A delegate that has a say in which row the arrow keys reach; without it every row can be reached.
@MainActor public protocol TableViewFocusing: AnyObject {
  /// Whether a row can be reached. The default is true.
  func tableView(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> Bool

  /// Whether the focus may go as proposed. The default is true.
  func tableView(_ tableView: TableView, shouldUpdateFocusIn context: FocusUpdateContext) -> Bool

  /// Hears that the focus went there. Does nothing by default.
  func tableView(_ tableView: TableView, didUpdateFocusIn context: FocusUpdateContext)

  /// Where the focus begins, or nil for the first row. The default is nil.
  func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath?

  /// Whether the selection goes with the focus to a row.
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
