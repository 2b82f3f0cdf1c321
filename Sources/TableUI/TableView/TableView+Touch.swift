public import TableModel

// Touches: highlight on touch down, select on touch up.
extension TableView {
  /// Touches a row and holds it.
  ///
  /// - Returns: The touch events.
  /// - Throws: E22 for an unknown row, or the error of a pending layout.
  @discardableResult
  public func touchDown(at indexPath: IndexPath) throws(TableError) -> [TouchEvent] {
    try layoutIfNeeded()
    guard hasRow(indexPath) else { throw .noRect(indexPath) }
    let earlier = touchCancelled()
    // A touch anywhere closes the open row and has no other effect.
    if hasOpenRow { return earlier + closeOpenRow() }
    guard isInEditMode ? allowsSelectionDuringEditing : allowsSelection else { return earlier }
    guard shouldHighlight(indexPath) else { return earlier + [.highlightRefused(indexPath)] }
    guard hasRow(indexPath) else { return earlier }
    setHighlighted(indexPath)
    tell(.didHighlight, \.gestures.highlighting, at: indexPath) {
      $0.tableView(self, didHighlightRowAt: $1)
    }
    return earlier + [.highlighted(indexPath)]
  }

  /// Lifts the finger: the highlight ends and the row is selected if the delegate agrees.
  ///
  /// - Returns: The touch events; empty without a touch.
  /// - Throws: E22 if the delegate returns an unknown row to select.
  @discardableResult
  public func touchUp() throws(TableError) -> [TouchEvent] {
    guard let path = state.highlighted else { return [] }
    let unlit = touchCancelled()
    guard hasRow(path) else { return unlit }
    if allowsSeveral, state.selection.contains(path) { return unlit + deselectByTouch(path) }
    return unlit + (try selectByTouch(path))
  }

  /// Cancels a touch because the finger scrolls or drags: the highlight ends, with no selection.
  ///
  /// - Returns: The touch events; empty without a touch.
  @discardableResult
  public func touchCancelled() -> [TouchEvent] {
    guard let path = state.highlighted else { return [] }
    setHighlighted(nil)
    tell(.didUnhighlight, \.gestures.highlighting, at: path, .ours) {
      $0.tableView(self, didUnhighlightRowAt: $1)
    }
    return [.unhighlighted(path)]
  }

  /// Taps a row: touches it and lifts the finger.
  @discardableResult
  public func tap(at indexPath: IndexPath) throws(TableError) -> [TouchEvent] {
    let down = try touchDown(at: indexPath)
    return down + (try touchUp())
  }

  /// Taps the detail button of a row, which does not affect the selection.
  ///
  /// The row must be on the screen, and only `.detailButton` and `.detailDisclosureButton` are
  /// buttons. The tap has no effect if the delegate does not implement the method.
  ///
  /// - Returns: The touch events.
  /// - Throws: E22 for an unknown row, or the error of a pending layout.
  @discardableResult
  public func tapAccessory(at indexPath: IndexPath) throws(TableError) -> [TouchEvent] {
    try layoutIfNeeded()
    guard hasRow(indexPath) else { throw .noRect(indexPath) }
    if hasOpenRow { return closeOpenRow() }
    let cell = visibleCell(at: indexPath)
    let type = cell?.shownAccessoryText == nil ? cell?.shownAccessoryType ?? .none : .none
    guard type.hasButton else { return [.refused(indexPath, .noDetailButton(type))] }
    guard find(.accessoryButtonTapped, \.gestures.accessories) != nil else {
      return [.accessoryTapped(indexPath, isHeard: false)]
    }
    tell(.accessoryButtonTapped, \.gestures.accessories, at: indexPath) {
      $0.tableView(self, accessoryButtonTappedForRowWith: $1)
    }
    return [.accessoryTapped(indexPath, isHeard: true)]
  }

  private func shouldHighlight(_ path: IndexPath) -> Bool {
    ask(.shouldHighlight, \.gestures.highlighting, at: path, otherwise: true) {
      $0.tableView(self, shouldHighlightRowAt: $1)
    }
  }

  private func setHighlighted(_ path: IndexPath?) {
    if let old = state.highlighted { showHighlighted(false, at: old) }
    state.highlighted = path
    if let path { showHighlighted(true, at: path) }
  }

  private func showHighlighted(_ isHighlighted: Bool, at path: IndexPath) {
    guard let cell = visibleCell(at: path) else { return }
    // Ending the highlight before willSelect is our choice.
    let source: Message.Source = isHighlighted ? .documented : .ours
    sends(to: cell, "setHighlighted(_:animated:) \(isHighlighted)", source)
    cell.setHighlighted(isHighlighted, animated: false)
    answered()
  }

  /// Selects a row as a touch does and may perform its primary action.
  private func selectByTouch(_ touched: IndexPath) throws(TableError) -> [TouchEvent] {
    let events = try selectAsTouched(touched)
    guard !allowsSeveral, !isInEditMode, hasRow(touched) else { return events }
    return events + performPrimaryAction(touched)
  }

  private func performPrimaryAction(_ path: IndexPath) -> [TouchEvent] {
    guard find(.performPrimaryAction, \.gestures.primaryActions) != nil else { return [] }
    let canPerform = ask(
      .canPerformPrimaryAction,
      \.gestures.primaryActions,
      at: path,
      otherwise: true
    ) {
      $0.tableView(self, canPerformPrimaryActionForRowAt: $1)
    }
    guard canPerform else { return [] }
    tell(.performPrimaryAction, \.gestures.primaryActions, at: path) {
      $0.tableView(self, performPrimaryActionForRowAt: $1)
    }
    return [.primaryAction(path)]
  }

  /// Asks and notifies the delegate for a selection by touch.
  func selectAsTouched(_ touched: IndexPath) throws(TableError) -> [TouchEvent] {
    guard let path = willSelect(touched) else { return [.selectionRefused(touched)] }
    guard hasRow(path) else { throw .noRect(path) }
    var events: [TouchEvent] = []
    if !allowsSeveral {
      for old in state.selection.sorted() where old != path { events += deselectByTouch(old) }
    }
    guard hasRow(path) else { return events }
    setSelected(true, at: path)
    tell(.didSelect, \.gestures.selecting, at: path) { $0.tableView(self, didSelectRowAt: $1) }
    postSelectionChange()
    return events + [.selected(path)]
  }

  /// Reports that a touch changed the selection; UIKit posts a notification.
  private func postSelectionChange() {
    received("selectionDidChangeNotification", .ours)
    onSelectionChange?()
    answered()
  }

  private func deselectByTouch(_ proposed: IndexPath) -> [TouchEvent] {
    guard let path = willDeselect(proposed) else { return [.deselectionRefused(proposed)] }
    setSelected(false, at: path)
    tell(.didDeselect, \.gestures.selecting, at: path, .observed) {
      $0.tableView(self, didDeselectRowAt: $1)
    }
    if allowsSeveral { postSelectionChange() }
    return [.deselected(path)]
  }

  private func willSelect(_ path: IndexPath) -> IndexPath? {
    askRow(.willSelect, at: path, .documented) { $0.tableView(self, willSelectRowAt: $1) }
  }

  private func willDeselect(_ path: IndexPath) -> IndexPath? {
    askRow(.willDeselect, at: path, .observed) { $0.tableView(self, willDeselectRowAt: $1) }
  }

  /// Asks the delegate for a row in place of the proposed one.
  private func askRow(
    _ method: OptionalMethod,
    at path: IndexPath,
    _ source: Message.Source,
    _ body: (any TableViewSelecting, IndexPath) -> IndexPath?
  ) -> IndexPath? {
    guard let found = find(method, \.gestures.selecting), let own = found.rows.own(path) else {
      return path
    }
    let answer = call(found, "\(own)", source, as: AnswerText.path) { body($0, own) }
    return answer.flatMap(found.rows.shown)
  }
}
