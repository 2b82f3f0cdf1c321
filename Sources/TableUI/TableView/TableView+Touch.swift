public import TableModel

// What a finger does: highlight when it comes down, select when it goes up.
extension TableView {
  /// A finger comes down on a row.
  ///
  /// - Returns: What came of it.
  /// - Throws: E22 for an unknown row, or what a layout that was due throws.
  @discardableResult
  public func touchDown(at indexPath: IndexPath) throws(TableError) -> [TouchEvent] {
    try layoutIfNeeded()
    guard hasRow(indexPath) else { throw .noRect(indexPath) }
    let earlier = touchCancelled()
    // A touch anywhere closes the open row and does no more.
    if hasOpenRow { return earlier + closeOpenRow() }
    guard isInEditMode ? allowsSelectionDuringEditing : allowsSelection else { return earlier }
    guard shouldHighlight(indexPath) else { return earlier + [.highlightRefused(indexPath)] }
    guard hasRow(indexPath) else { return earlier }
    setHighlighted(indexPath)
    if let highlighting = delegateCapabilities.highlighting, has(.didHighlight) {
      sends(to: highlighting, "tableView(_:didHighlightRowAt:) \(indexPath)")
      highlighting.tableView(self, didHighlightRowAt: indexPath)
      answered()
    }
    return earlier + [.highlighted(indexPath)]
  }

  /// The finger goes up: the light goes out and the row is selected, if the delegate agrees.
  ///
  /// - Returns: What came of it; nothing if no finger is down.
  /// - Throws: E22 if the delegate names an unknown row to select.
  @discardableResult
  public func touchUp() throws(TableError) -> [TouchEvent] {
    guard let path = state.highlighted else { return [] }
    let unlit = touchCancelled()
    guard hasRow(path) else { return unlit }
    if allowsSeveral, state.selection.contains(path) { return unlit + deselectByTouch(path) }
    return unlit + (try selectByTouch(path))
  }

  /// The finger scrolls or drags: the light goes out and nothing is selected.
  ///
  /// - Returns: What came of it; nothing if no finger is down.
  @discardableResult
  public func touchCancelled() -> [TouchEvent] {
    guard let path = state.highlighted else { return [] }
    setHighlighted(nil)
    if let highlighting = delegateCapabilities.highlighting, has(.didUnhighlight) {
      sends(to: highlighting, "tableView(_:didUnhighlightRowAt:) \(path)", .ours)
      highlighting.tableView(self, didUnhighlightRowAt: path)
      answered()
    }
    return [.unhighlighted(path)]
  }

  /// A finger comes down on a row and goes up again.
  @discardableResult
  public func tap(at indexPath: IndexPath) throws(TableError) -> [TouchEvent] {
    let down = try touchDown(at: indexPath)
    return down + (try touchUp())
  }

  /// A tap on the detail button of a row, which has nothing to do with the selection.
  ///
  /// Only a row on the screen can be tapped, and only `.detailButton` and `.detailDisclosureButton` are
  /// buttons. The tap is lost if the delegate does not hear of it.
  ///
  /// - Returns: What came of it.
  /// - Throws: E22 for an unknown row, or what a layout that was due throws.
  @discardableResult
  public func tapAccessory(at indexPath: IndexPath) throws(TableError) -> [TouchEvent] {
    try layoutIfNeeded()
    guard hasRow(indexPath) else { throw .noRect(indexPath) }
    if hasOpenRow { return closeOpenRow() }
    let cell = visibleCell(at: indexPath)
    let type = cell?.shownAccessoryText == nil ? cell?.shownAccessoryType ?? .none : .none
    guard type.hasButton else { return [.refused(indexPath, .noDetailButton(type))] }
    guard let accessories = delegateCapabilities.accessories, has(.accessoryButtonTapped) else {
      return [.accessoryTapped(indexPath, isHeard: false)]
    }
    sends(to: accessories, "tableView(_:accessoryButtonTappedForRowWith:) \(indexPath)")
    accessories.tableView(self, accessoryButtonTappedForRowWith: indexPath)
    answered()
    return [.accessoryTapped(indexPath, isHeard: true)]
  }

  private func shouldHighlight(_ path: IndexPath) -> Bool {
    guard let highlighting = delegateCapabilities.highlighting, has(.shouldHighlight) else {
      return true
    }
    sends(to: highlighting, "tableView(_:shouldHighlightRowAt:) \(path)")
    let answer = highlighting.tableView(self, shouldHighlightRowAt: path)
    answered("\(answer)")
    return answer
  }

  private func setHighlighted(_ path: IndexPath?) {
    if let old = state.highlighted { showHighlighted(false, at: old) }
    state.highlighted = path
    if let path { showHighlighted(true, at: path) }
  }

  private func showHighlighted(_ isHighlighted: Bool, at path: IndexPath) {
    guard let cell = visibleCell(at: path) else { return }
    // That the light goes out before willSelect is our choice.
    let source: Message.Source = isHighlighted ? .documented : .ours
    sends(to: cell, "setHighlighted(_:animated:) \(isHighlighted)", source)
    cell.setHighlighted(isHighlighted, animated: false)
    answered()
  }

  /// Selects a row as a finger does, which may do what the row is for as well.
  private func selectByTouch(_ touched: IndexPath) throws(TableError) -> [TouchEvent] {
    let events = try selectAsTouched(touched)
    guard !allowsSeveral, !isInEditMode, hasRow(touched) else { return events }
    return events + performPrimaryAction(touched)
  }

  private func performPrimaryAction(_ path: IndexPath) -> [TouchEvent] {
    guard let primaryActions = delegateCapabilities.primaryActions, has(.performPrimaryAction)
    else { return [] }
    if has(.canPerformPrimaryAction) {
      sends(to: primaryActions, "tableView(_:canPerformPrimaryActionForRowAt:) \(path)")
      let canPerform = primaryActions.tableView(self, canPerformPrimaryActionForRowAt: path)
      answered("\(canPerform)")
      guard canPerform else { return [] }
    }
    sends(to: primaryActions, "tableView(_:performPrimaryActionForRowAt:) \(path)")
    primaryActions.tableView(self, performPrimaryActionForRowAt: path)
    answered()
    return [.primaryAction(path)]
  }

  /// Asks and tells the delegate of a selection by touch.
  func selectAsTouched(_ touched: IndexPath) throws(TableError) -> [TouchEvent] {
    guard let path = willSelect(touched) else { return [.selectionRefused(touched)] }
    guard hasRow(path) else { throw .noRect(path) }
    var events: [TouchEvent] = []
    if !allowsSeveral {
      for old in state.selection.sorted() where old != path { events += deselectByTouch(old) }
    }
    guard hasRow(path) else { return events }
    setSelected(true, at: path)
    if let selecting = delegateCapabilities.selecting, has(.didSelect) {
      sends(to: selecting, "tableView(_:didSelectRowAt:) \(path)")
      selecting.tableView(self, didSelectRowAt: path)
      answered()
    }
    postSelectionChange()
    return events + [.selected(path)]
  }

  /// Tells whoever listens that a touch changed the selection; UIKit posts a notification.
  private func postSelectionChange() {
    received("selectionDidChangeNotification", .ours)
    onSelectionChange?()
    answered()
  }

  private func deselectByTouch(_ proposed: IndexPath) -> [TouchEvent] {
    guard let path = willDeselect(proposed) else { return [.deselectionRefused(proposed)] }
    setSelected(false, at: path)
    if let selecting = delegateCapabilities.selecting, has(.didDeselect) {
      sends(to: selecting, "tableView(_:didDeselectRowAt:) \(path)", .observed)
      selecting.tableView(self, didDeselectRowAt: path)
      answered()
    }
    if allowsSeveral { postSelectionChange() }
    return [.deselected(path)]
  }

  private func willSelect(_ path: IndexPath) -> IndexPath? {
    guard let selecting = delegateCapabilities.selecting, has(.willSelect) else { return path }
    sends(to: selecting, "tableView(_:willSelectRowAt:) \(path)")
    let answer = selecting.tableView(self, willSelectRowAt: path)
    answered(answer.map(String.init) ?? "nil")
    return answer
  }

  private func willDeselect(_ path: IndexPath) -> IndexPath? {
    guard let selecting = delegateCapabilities.selecting, has(.willDeselect) else { return path }
    sends(to: selecting, "tableView(_:willDeselectRowAt:) \(path)", .observed)
    let answer = selecting.tableView(self, willDeselectRowAt: path)
    answered(answer.map(String.init) ?? "nil")
    return answer
  }
}
