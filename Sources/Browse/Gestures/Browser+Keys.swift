import TableModel
import TableUI

// The action of each key.
extension Browser {
  /// Performs the action of a key.
  func take(_ key: Key) {
    if overlay != nil { return takeInOverlay(key) }
    switch key {
    case .character("q"), .control("d"): isFinished = true
    case .character("?"): overlay = .help(0)
    case .character("t"): toggleTrace()
    case .character("f"):
      fillsScreen.toggle()
      fit()
    case .control("l"): screen.redraw()
    case .character("u"): undo()
    case .character("i"): toggleDetails()
    default:
      // A covered table cannot be touched.
      if isCovered { takeWhileCovered(key) } else { takeAtTable(key) }
    }
  }

  private func toggleTrace() {
    showsTrace.toggle()
    listen(showsTrace)
    fit()
  }

  private func toggleDetails() {
    guard queries != nil else { return say("items show only at the prompt") }
    showsDetails.toggle()
    fit()
    if showsDetails, layout.details == nil { say("no room for the item beside the table") }
  }

  private func takeWhileCovered(_ key: Key) {
    switch key {
    case .escape, .left, .backspace, .character("b"): perform(.back)
    default: say("another screen covers the table; Esc goes back")
    }
  }

  private func takeAtTable(_ key: Key) {
    switch key {
    case .up, .character("k"): moveFocus(.up)
    case .down, .character("j"): moveFocus(.down)
    case .pageUp, .control("b"): scroll(by: -pageHeight)
    case .pageDown, .control("f"): scroll(by: pageHeight)
    case .home, .character("g"):
      closeOpenRow()
      perform(.tapStatusBar)
    case .end, .character("G"):
      scroll(by: table.contentOffsetRange.upperBound - table.contentOffset.y)
    case .tab: moveControl(by: 1)
    case .backTab: moveControl(by: -1)
    case .left: turnChoice(by: -1)
    case .right: turnChoice(by: 1)
    case .escape: cancel()
    case .character("<"), .character("b"): goBack()
    case .character("/"): askQuery(.find)
    case .character("="): askQuery(.count)
    case .character("s"): askQuery(.sort)
    case .character("n"): moveToHit(by: 1)
    case .character("N"): moveToHit(by: -1)
    case .backspace, .delete, .character("-"), .character("+"): tapEditControl()
    case .character("e"):
      closeOpenRow()
      perform(.setEditing(!table.isInEditMode))
    case .character("r"):
      closeOpenRow()
      perform(.pullDown(by: RefreshControl.threshold))
    case .character("m"):
      closeOpenRow()
      guard table.loadMoreControl != nil else { return say("no more rows to load") }
      perform(.pullUp)
    default: takeAtRow(key)
    }
  }

  /// Handles the keys for the focused row.
  private func takeAtRow(_ key: Key) {
    switch key {
    case .enter: enterOrTouchFocused()
    case .character(">"): enterFocused()
    case .character(" "): pressSpace()
    case .character("d"): swipe(from: .trailing)
    case .character("D"): swipe(from: .leading)
    case .character("a"):
      guard let path = focusedRow() else { break }
      closeOpenRow()
      perform(.tapAccessory(path))
    case .shiftUp, .character("K"): carry(up: true)
    case .shiftDown, .character("J"): carry(up: false)
    case .character(let character):
      guard let number = character.wholeNumberValue, number > 0 else {
        return say(.noKey(character))
      }
      tapButton(number - 1)
    default: break
    }
  }

  private var pageHeight: Double {
    max(TextMetrics.line, table.size.height - 2 * TextMetrics.line)
  }

  /// Drags the content by a distance, within its bounds.
  func scroll(by points: Double) {
    let range = table.contentOffsetRange
    let target = min(max(table.contentOffset.y + points, range.lowerBound), range.upperBound)
    guard target != table.contentOffset.y, !isCovered else { return }
    closeOpenRow()
    perform(.scroll(by: target - table.contentOffset.y, flicks: false))
  }

  /// Moves the focus by one row; if the focused row is off screen, focuses a visible row instead.
  ///
  /// A row higher than the screen is first read to its end, page by page.
  func moveFocus(_ heading: TableView.FocusHeading) {
    control = nil
    closeOpenRow()
    guard let path = visibleFocus else { return beginFocus() }
    if let rest = restOfHighRow(at: path, heading) { return scroll(by: rest) }
    perform(.moveFocus(heading))
    // The table may have a footer after the last row.
    guard outcome?.movesFocus == false else {
      uncoverFocus()
      if heading == .up { showEndOfHighRow() }
      return
    }
    scroll(by: heading == .up ? -TextMetrics.line : TextMetrics.line)
  }

  /// Scrolls to the end of a focused row that is higher than the screen.
  private func showEndOfHighRow() {
    guard let path = visibleFocus, let row = table.cellForRow(at: path)?.frame,
      row.size.height > table.size.height
    else { return }
    scroll(by: row.maxY - table.contentOffset.y - table.size.height)
  }

  /// Returns the distance to the next part of a row that is higher than the screen, in points.
  ///
  /// It is nil for any other row, and at the end of the row.
  private func restOfHighRow(at path: IndexPath, _ heading: TableView.FocusHeading) -> Double? {
    guard let row = table.cellForRow(at: path)?.frame, row.size.height > table.size.height else {
      return nil
    }
    let top = table.contentOffset.y
    let rest = heading == .up ? top - row.minY : row.maxY - (top + table.size.height)
    guard rest >= TextMetrics.line else { return nil }
    return heading == .up ? -min(rest, pageHeight) : min(rest, pageHeight)
  }

  private func cancel() {
    if table.hasOpenRow || table.highlightedIndexPath != nil { return perform(.cancel) }
    control = nil
  }

  /// Handles Return: opens a row whose whole value is a list or an object; else touches the row.
  private func enterOrTouchFocused() {
    guard let path = visibleFocus, control == nil, !table.isInEditMode,
      table.indexPathForOpenRow != path, nesting?.isNested(rowAt: path) == true
    else { return touchFocused() }
    enterFocused()
  }

  /// Opens the list or object in the focused row as a table.
  private func enterFocused() {
    guard let nesting else { return say("rows open as tables at the prompt only") }
    guard let path = focusedRow() else { return }
    closeOpenRow()
    restoreSize()
    show(nesting.enter(rowAt: path))
  }

  /// Returns to the table around this one.
  private func goBack() {
    guard navigation?.viewControllers.first !== controller else {
      return say("this is the first screen")
    }
    closeOpenRow()
    restoreSize()
    perform(.back)
  }

  /// Handles Return: touches the row, or the control that Tab selected.
  private func touchFocused() {
    guard let path = focusedRow() else { return }
    if table.indexPathForOpenRow == path { return tapButton(0) }
    if let control { return use(control, at: path) }
    // A row with one control has only one place to touch.
    if let (path, cell) = focusedInput, cell.controls.count == 1 { return use(0, at: path) }
    guard let frame = table.cellForRow(at: path)?.frame else { return }
    let top = table.contentOffset.y
    let middle = (max(frame.minY, top) + min(frame.maxY, top + table.size.height)) / 2 - top
    let point =
      table.touchPoint(ofRowAt: path) ?? Point(x: frame.minX + frame.width / 2, y: middle)
    touch(table.hitTest(point))
  }

  /// Handles Space: selects in edit mode; otherwise scrolls by a page, as in a pager.
  private func pressSpace() {
    if let control, let path = table.focusedIndexPath { return use(control, at: path) }
    guard table.isInEditMode else { return scroll(by: pageHeight) }
    if let path = focusedRow() { perform(.tap(path)) }
  }

  private func swipe(from edge: SwipeEdge) {
    guard let path = focusedRow() else { return }
    closeOpenRow()
    perform(.swipe(path, from: edge, isFull: false))
  }

  private func tapEditControl() {
    guard table.isInEditMode else {
      return say("delete and insert controls need edit mode; press e")
    }
    guard let path = focusedRow() else { return }
    closeOpenRow()
    perform(.tapEditControl(path))
  }

  /// Taps a button of the open row, by its index from 0.
  func tapButton(_ index: Int) {
    let count = table.openRowButtons.count
    guard index < count else {
      return say(count == 0 ? .noButtons : .noButton(number: index + 1))
    }
    perform(table.asksForDeletion ? .confirmDeletion : .tapAction(index))
  }

  /// Moves the focused row up or down by one place, or into the next section at a section's edge.
  private func carry(up: Bool) {
    guard table.isInEditMode else { return say(.needsEditMode) }
    guard let path = focusedRow() else { return }
    closeOpenRow()
    guard let place = neighbor(of: path, up: up) else {
      return say(up ? .firstRow(path) : .lastRow(path))
    }
    perform(.drag([path], to: place))
  }

  private func neighbor(of path: IndexPath, up: Bool) -> IndexPath? {
    if up {
      if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
      guard path.section > 0 else { return nil }
      let above = path.section - 1
      return IndexPath(row: table.numberOfRows(inSection: above), section: above)
    }
    if path.row + 1 < table.numberOfRows(inSection: path.section) {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    guard path.section + 1 < table.numberOfSections else { return nil }
    return IndexPath(row: 0, section: path.section + 1)
  }
}
