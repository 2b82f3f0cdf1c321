public import TableModel

// The row with the keyboard focus.
extension TableView {
  /// The direction of an arrow key.
  public enum FocusHeading: String, Hashable, Sendable, CaseIterable {
    /// Toward the row above.
    case up

    /// Toward the row below.
    case down
  }

  /// The row that has the focus, or nil.
  public var focusedIndexPath: IndexPath? { state.focused }

  /// Moves the focus to the next row that can have it and scrolls to that row.
  ///
  /// Without a focus it starts at the delegate's preferred row, else at the first visible row.
  ///
  /// - Returns: Whether the focus moved.
  /// - Throws: E22 if the delegate prefers an unknown row, or the error of a layout.
  @discardableResult
  public func moveFocus(_ heading: FocusHeading) throws(TableError) -> Bool {
    try layoutIfNeeded()
    var candidate: IndexPath?
    if let focused = state.focused {
      candidate = neighbor(of: focused, isUp: heading == .up)
    } else {
      candidate = try preferredFocus() ?? indexPathsForVisibleRows.first
    }
    while let path = candidate, !canFocus(path) {
      candidate = neighbor(of: path, isUp: heading == .up)
    }
    guard let candidate else { return false }
    return try focus(on: candidate)
  }

  /// Focuses a row, as a pointer click does, and scrolls to it.
  ///
  /// - Parameter indexPath: The row.
  /// - Returns: Whether the row has the focus now; false if it cannot have it.
  /// - Throws: `noRect` for an unknown row, or the error of a layout.
  @discardableResult
  public func focusRow(at indexPath: IndexPath) throws(TableError) -> Bool {
    try layoutIfNeeded()
    _ = try rectForRow(at: indexPath)
    if state.focused == indexPath { return true }
    return canFocus(indexPath) ? try focus(on: indexPath) : false
  }

  /// Removes the focus from the table; it is remembered if ``remembersLastFocusedIndexPath`` is on.
  public func leaveFocus() {
    guard let path = state.focused else { return }
    rememberedFocus = remembersLastFocusedIndexPath ? path : nil
    setFocused(nil)
    tellFocus(FocusUpdateContext(from: path, to: nil))
  }

  private func focus(on path: IndexPath) throws(TableError) -> Bool {
    let context = FocusUpdateContext(from: state.focused, to: path)
    if find(.shouldUpdateFocus, \.gestures.focusing) != nil {
      guard askFocus(context), hasRow(path) else { return false }
    }
    scroll(to: path, .none)
    try layoutIfNeeded()
    guard hasRow(path) else { return false }
    setFocused(path)
    tellFocus(context)
    if hasRow(path), selectionFollowsFocus(to: path) { _ = try selectAsTouched(path) }
    return true
  }

  private func setFocused(_ path: IndexPath?) {
    if let old = state.focused { visibleCell(at: old)?.configurationState.isFocused = false }
    state.focused = path
    if let path { visibleCell(at: path)?.configurationState.isFocused = true }
  }

  private func tellFocus(_ context: FocusUpdateContext) {
    guard let found = find(.didUpdateFocus, \.gestures.focusing) else { return }
    let own = context.mapped(by: found.rows)
    call(found, AnswerText.path(own.nextFocusedIndexPath), .ours, as: AnswerText.none) {
      $0.tableView(self, didUpdateFocusIn: own)
    }
  }

  /// Whether the delegate allows the proposed focus change.
  private func askFocus(_ context: FocusUpdateContext) -> Bool {
    guard let found = find(.shouldUpdateFocus, \.gestures.focusing) else { return true }
    let own = context.mapped(by: found.rows)
    return call(found, AnswerText.path(own.nextFocusedIndexPath), .ours) {
      $0.tableView(self, shouldUpdateFocusIn: own)
    }
  }

  private func preferredFocus() throws(TableError) -> IndexPath? {
    if remembersLastFocusedIndexPath, let path = rememberedFocus, hasRow(path) { return path }
    guard let found = find(.preferredFocusedView, \.gestures.focusing) else { return nil }
    let answer = call(found, nil, .ours, as: AnswerText.path) {
      $0.indexPathForPreferredFocusedView(in: self)
    }
    let path = answer.flatMap(found.rows.shown)
    guard let path else { return nil }
    guard hasRow(path) else { throw .noRect(path) }
    return path
  }

  private func canFocus(_ path: IndexPath) -> Bool {
    ask(.canFocus, \.gestures.focusing, at: path, .ours, otherwise: true) {
      $0.tableView(self, canFocusRowAt: $1)
    }
  }

  private func selectionFollowsFocus(to path: IndexPath) -> Bool {
    ask(
      .selectionFollowsFocus,
      \.gestures.focusing,
      at: path,
      .ours,
      otherwise: selectionFollowsFocus
    ) {
      $0.tableView(self, selectionFollowsFocusForRowAt: $1)
    }
  }
}

extension FocusUpdateContext {
  /// Returns the context with an object's own index paths.
  @MainActor package func mapped(by rows: RowPlaces) -> FocusUpdateContext {
    FocusUpdateContext(
      from: previouslyFocusedIndexPath.flatMap(rows.own),
      to: nextFocusedIndexPath.flatMap(rows.own)
    )
  }
}
