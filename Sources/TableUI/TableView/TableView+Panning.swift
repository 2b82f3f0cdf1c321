public import TableModel

// Selection of rows with a pan.
extension TableView {
  /// Pans from one row to another and selects all rows between them.
  ///
  /// The gesture turns edit mode on, which stays on.
  ///
  /// - Returns: The touch events.
  /// - Throws: E22 for an unknown row, or the errors that the delegate's results cause.
  @discardableResult
  public func panSelection(
    from start: IndexPath,
    to end: IndexPath
  ) throws(TableError) -> [TouchEvent] {
    try layoutIfNeeded()
    guard hasRow(start) else { throw .noRect(start) }
    guard hasRow(end) else { throw .noRect(end) }
    let method = OptionalMethod.shouldBeginMultipleSelection
    guard find(method, \.gestures.multipleSelection) != nil else {
      return [.refused(start, .noPan)]
    }
    guard allowsMultipleSelectionDuringEditing else {
      return [.refused(start, .noMultipleSelection)]
    }
    let begins = ask(method, \.gestures.multipleSelection, at: start, otherwise: false) {
      $0.tableView(self, shouldBeginMultipleSelectionInteractionAt: $1)
    }
    guard begins else { return [.refused(start, .noPan)] }
    var events = touchCancelled() + closeOpenRow()
    if !isInEditMode {
      setEditing(true, animated: true)
      events.append(.editModeBegan)
    }
    tell(.didBeginMultipleSelection, \.gestures.multipleSelection, at: start) {
      $0.tableView(self, didBeginMultipleSelectionInteractionAt: $1)
    }
    defer {
      tell(.didEndMultipleSelection, \.gestures.multipleSelection) {
        $0.tableViewDidEndMultipleSelectionInteraction(self)
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

  /// Returns the row below or above another one, across sections, or nil at the end.
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
