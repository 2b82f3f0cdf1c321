public import TableModel

// A finger that draws over rows and selects them.
extension TableView {
  /// A finger goes down on a row, over others, and up at the last one; all of them are selected.
  ///
  /// The gesture turns edit mode on, and it stays on.
  ///
  /// - Returns: What came of it.
  /// - Throws: E22 for an unknown row, or what the delegate's answers lead to.
  @discardableResult
  public func panSelection(
    from start: IndexPath,
    to end: IndexPath
  ) throws(TableError) -> [TouchEvent] {
    try layoutIfNeeded()
    guard hasRow(start) else { throw .noRect(start) }
    guard hasRow(end) else { throw .noRect(end) }
    guard let selection = delegateCapabilities.multipleSelection,
      has(.shouldBeginMultipleSelection)
    else {
      return [.refused(start, .noPan)]
    }
    guard allowsMultipleSelectionDuringEditing else {
      return [.refused(start, .noMultipleSelection)]
    }
    sends(to: selection, "tableView(_:shouldBeginMultipleSelectionInteractionAt:) \(start)")
    let begins = selection.tableView(self, shouldBeginMultipleSelectionInteractionAt: start)
    answered("\(begins)")
    guard begins else { return [.refused(start, .noPan)] }
    var events = touchCancelled() + closeOpenRow()
    if !isInEditMode {
      setEditing(true, animated: true)
      events.append(.editModeBegan)
    }
    if has(.didBeginMultipleSelection) {
      sends(to: selection, "tableView(_:didBeginMultipleSelectionInteractionAt:) \(start)")
      selection.tableView(self, didBeginMultipleSelectionInteractionAt: start)
      answered()
    }
    defer {
      if has(.didEndMultipleSelection) {
        sends(to: selection, "tableViewDidEndMultipleSelectionInteraction(_:)")
        selection.tableViewDidEndMultipleSelectionInteraction(self)
        answered()
      }
    }
    return events + (try select(everyRowFrom: start, to: end))
  }

  private func select(
    everyRowFrom start: IndexPath,
    to end: IndexPath
  ) throws(TableError) -> [TouchEvent] {
    var events: [TouchEvent] = []
    var path = start
    while hasRow(path) {
      if !state.selection.contains(path) { events += try selectAsTouched(path) }
      guard path != end, let next = neighbor(of: path, isUp: end < path) else { break }
      path = next
    }
    return events
  }

  /// The row below or above another one, across sections, or nil at the end.
  func neighbor(of path: IndexPath, isUp: Bool) -> IndexPath? {
    var next = path
    next.row += isUp ? -1 : 1
    while hasSection(next.section), !hasRow(next) {
      next.section += isUp ? -1 : 1
      guard hasSection(next.section) else { return nil }
      next.row = isUp ? state.counts[next.section] - 1 : 0
    }
    return hasRow(next) ? next : nil
  }
}
