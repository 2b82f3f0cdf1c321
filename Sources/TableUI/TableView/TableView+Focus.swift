public import TableModel

// The row that the arrow keys have reached.
extension TableView {
  /// A way that an arrow key points.
  public enum FocusHeading: String, Hashable, Sendable, CaseIterable {
    /// To the row above.
    case up

    /// To the row below.
    case down
  }

  /// The row that has the focus, or nil.
  public var focusedIndexPath: IndexPath? { state.focused }

  /// An arrow key: the focus goes to the next row that can have it, which comes to the screen.
  ///
  /// Without a focus it begins at the row that the delegate prefers, else at the first row on the screen.
  ///
  /// - Returns: Whether the focus moved.
  /// - Throws: E22 if the delegate prefers an unknown row, or what a layout throws.
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

  /// Takes the focus off the table; it is kept in mind if ``remembersLastFocusedIndexPath`` is on.
  public func leaveFocus() {
    guard let path = state.focused else { return }
    rememberedFocus = remembersLastFocusedIndexPath ? path : nil
    setFocused(nil)
    tellFocus(FocusUpdateContext(from: path, to: nil))
  }

  private func focus(on path: IndexPath) throws(TableError) -> Bool {
    let context = FocusUpdateContext(from: state.focused, to: path)
    if let focusing = delegateCapabilities.focusing, has(.shouldUpdateFocus) {
      sends(to: focusing, "tableView(_:shouldUpdateFocusIn:) \(path)", .ours)
      let goes = focusing.tableView(self, shouldUpdateFocusIn: context)
      answered("\(goes)")
      guard goes, hasRow(path) else { return false }
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
    guard let focusing = delegateCapabilities.focusing, has(.didUpdateFocus) else { return }
    let next = context.nextFocusedIndexPath.map(String.init) ?? "nil"
    sends(to: focusing, "tableView(_:didUpdateFocusIn:with:) \(next)", .ours)
    focusing.tableView(self, didUpdateFocusIn: context)
    answered()
  }

  private func preferredFocus() throws(TableError) -> IndexPath? {
    if remembersLastFocusedIndexPath, let path = rememberedFocus, hasRow(path) { return path }
    guard let focusing = delegateCapabilities.focusing, has(.preferredFocusedView) else {
      return nil
    }
    sends(to: focusing, "indexPathForPreferredFocusedView(in:)", .ours)
    let path = focusing.indexPathForPreferredFocusedView(in: self)
    answered(path.map(String.init) ?? "nil")
    guard let path else { return nil }
    guard hasRow(path) else { throw .noRect(path) }
    return path
  }

  private func canFocus(_ path: IndexPath) -> Bool {
    guard let focusing = delegateCapabilities.focusing, has(.canFocus) else { return true }
    sends(to: focusing, "tableView(_:canFocusRowAt:) \(path)", .ours)
    let answer = focusing.tableView(self, canFocusRowAt: path)
    answered("\(answer)")
    return answer
  }

  private func selectionFollowsFocus(to path: IndexPath) -> Bool {
    guard let focusing = delegateCapabilities.focusing, has(.selectionFollowsFocus) else {
      return selectionFollowsFocus
    }
    sends(to: focusing, "tableView(_:selectionFollowsFocusForRowAt:) \(path)", .ours)
    let answer = focusing.tableView(self, selectionFollowsFocusForRowAt: path)
    answered("\(answer)")
    return answer
  }
}
