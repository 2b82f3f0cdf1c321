public import TableModel

// Swipe actions: opening a row, its buttons, and closing it.
extension TableView {
  /// The row with open swipe actions, or nil.
  ///
  /// Nil also if the row was deleted before its action was done.
  public var indexPathForOpenRow: IndexPath? { state.openRow?.path }

  /// The index path that the open row had when it opened, or nil without an open row.
  ///
  /// The handlers of its swipe actions still have this path.
  package var originOfOpenRow: IndexPath? { state.openRow?.origin }

  /// The buttons of the open row, the first one nearest to the edge; empty if no row is open.
  public var openRowButtons: [SwipeButton] { state.openRow?.buttons ?? [] }

  /// Whether a row is open, or was deleted before its action was done.
  public var hasOpenRow: Bool { state.openRow != nil }

  /// Whether the open row shows a delete confirmation, which `commit` performs.
  public var asksForDeletion: Bool { state.openRow?.showsDeleteConfirmation == true }

  /// Swipes a row.
  ///
  /// Without swipe actions from the delegate the row can be deleted if the data source has
  /// `commit`. Then the calls are `canEdit`, `editingStyle` (which must be `.delete`),
  /// `willBeginEditing`, in this order.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - edge: The edge where the finger starts.
  ///   - isFull: Whether it is a full swipe, which performs the first action if the configuration
  ///     allows that.
  /// - Returns: The touch events.
  /// - Throws: E22 for an unknown row, or the error of a pending layout or of the action.
  @discardableResult
  public func swipeRow(
    at indexPath: IndexPath,
    from edge: SwipeEdge = .trailing,
    isFull: Bool = false
  ) throws(TableError) -> [TouchEvent] {
    try layoutIfNeeded()
    guard hasRow(indexPath) else { throw .noRect(indexPath) }
    guard !isInEditMode else { return [.refused(indexPath, .editMode)] }
    let started = generation
    let configuration: SwipeActionsConfiguration?
    // A rejected swipe leaves the open row open.
    switch findSwipe(indexPath, edge) {
    case .refused(let refusal): return [.refused(indexPath, refusal)]
    case .deletion: configuration = nil
    case .actions(let actions): configuration = actions
    }
    let earlier = touchCancelled() + closeOpenRow()
    // A callback may have changed the table; then the finger is on another row.
    guard generation == started else { return earlier }
    var events = earlier + open(indexPath, by: .swipe(edge), configuration: configuration)
    if isFull, state.openRow?.path == indexPath,
      configuration?.performsFirstActionWithFullSwipe ?? true
    {
      events += try performAction(at: 0)
    }
    return events
  }

  /// Taps the button that confirms a deletion: the data source performs it, then the row closes.
  ///
  /// The table view deletes nothing itself.
  ///
  /// - Returns: The touch events; empty if no row shows a delete confirmation.
  /// - Throws: The error of the data source; the row then stays open.
  @discardableResult
  public func confirmDeletion() throws(TableError) -> [TouchEvent] {
    try layoutIfNeeded()
    guard let open = state.openRow, open.showsDeleteConfirmation, let path = open.path else {
      return []
    }
    let isHeard = try commitEditing(.delete, forRowAt: path)
    return [.committed(.delete, path, isHeard: isHeard)] + close(open.number)
  }

  /// Taps a button of the open row.
  ///
  /// - Parameter index: The index of the button from the edge, starting at 0.
  /// - Returns: The touch events; empty if the button does not exist.
  /// - Throws: The error of the action; the row then stays open.
  @discardableResult
  public func performAction(at index: Int) throws(TableError) -> [TouchEvent] {
    guard let open = state.openRow, let path = open.path else { return [] }
    guard let actions = open.configuration?.actions else {
      return index == 0 ? try confirmDeletion() : []
    }
    guard actions.indices.contains(index) else { return [] }
    let action = actions[index]
    let isLeading = open.edge == .leading
    let method: OptionalMethod = isLeading ? .leadingSwipeActions : .trailingSwipeActions
    let hearer = find(method, \.gestures.swipeActions)
    if let hearer {
      let own = hearer.rows.own(path) ?? path
      sends(to: hearer.target, "handler(_:_:_:) \(action.title ?? "") \(own)")
    }
    defer { if hearer != nil { answered() } }
    carriesOut += 1
    defer { carriesOut -= 1 }
    try action.handler(action, visibleCell(at: path)) { [weak self] isDone in
      self?.received("completion(_:) \(isDone)")
      _ = self?.close(open.number)
      self?.answered()
    }
    let done = TouchEvent.actionPerformed(action.title ?? "", path)
    guard let still = state.openRow, still.number == open.number else {
      return [done, .closed(lastClosedPath)]
    }
    // A deleted row shows no buttons, even if its action is not done.
    return still.path == nil ? [done] + close(open.number) : [done]
  }

  /// Closes the open row without performing an action.
  ///
  /// - Returns: The touch events; empty if no row is open.
  @discardableResult
  public func closeOpenRow() -> [TouchEvent] {
    guard let open = state.openRow else { return [] }
    return close(open.number)
  }

  /// Closes an open row that was deleted, unless an action in progress will close it.
  func closeVanishedRow() {
    guard carriesOut == 0, let open = state.openRow, open.path == nil else { return }
    _ = close(open.number)
  }

  /// Opens a row; the delegate is notified of a swipe before the cell shows its buttons.
  func open(
    _ path: IndexPath,
    by cause: OpenRow.Cause,
    configuration: SwipeActionsConfiguration?
  ) -> [TouchEvent] {
    let title = configuration == nil ? askDeleteTitle(path) : nil
    if cause != .minus {
      tell(.willBeginEditing, \.gestures.editingEvents, at: path) {
        $0.tableView(self, willBeginEditingRowAt: $1)
      }
    }
    openRowCount += 1
    state.openRow = OpenRow(
      number: openRowCount,
      path: hasRow(path) ? path : nil,
      origin: path,
      cause: cause,
      configuration: configuration,
      deleteTitle: title
    )
    guard hasRow(path) else { return closeOpenRow() }
    if let cell = visibleCell(at: path) { showState(of: cell, at: path) }
    return [.opened(path)]
  }

  /// Closes an open row unless another one has opened since.
  private func close(_ number: Int) -> [TouchEvent] {
    guard let open = state.openRow, open.number == number else { return [] }
    state.openRow = nil
    lastClosedPath = open.path
    if let path = open.path, let cell = visibleCell(at: path) { showState(of: cell, at: path) }
    if open.isSwiped { tellEndOfEditing(open.path) }
    return [.closed(open.path)]
  }

  private func tellEndOfEditing(_ path: IndexPath?) {
    guard let found = find(.didEndEditing, \.gestures.editingEvents) else { return }
    let own = path.flatMap(found.rows.own)
    call(found, AnswerText.path(own), as: AnswerText.none) {
      $0.tableView(self, didEndEditingRowAt: own)
    }
  }

  /// The result of a swipe: the actions to show, a deletion, or the reason for a rejection.
  private enum SwipeFinding {
    case refused(GestureRefusal)
    case deletion
    case actions(SwipeActionsConfiguration)
  }

  private func findSwipe(_ path: IndexPath, _ edge: SwipeEdge) -> SwipeFinding {
    let method: OptionalMethod = edge == .leading ? .leadingSwipeActions : .trailingSwipeActions
    guard find(method, \.gestures.swipeActions) != nil else {
      guard edge == .trailing else { return .refused(.noActions(edge)) }
      guard canCommitEditing else { return .refused(.nothingToCommit) }
      guard askCanEdit(path, .documented) else { return .refused(.notEditable) }
      return findDeletion(path)
    }
    guard askCanEdit(path, .documented) else { return .refused(.notEditable) }
    if let configuration = askActions(path, edge) {
      return configuration.actions.isEmpty
        ? .refused(.noActions(edge)) : .actions(configuration)
    }
    guard edge == .trailing else { return .refused(.noActions(edge)) }
    guard canCommitEditing else { return .refused(.nothingToCommit) }
    return findDeletion(path)
  }

  private func findDeletion(_ path: IndexPath) -> SwipeFinding {
    let style = askEditingStyle(path)
    return style == .delete ? .deletion : .refused(.editingStyle(style))
  }

  private func askActions(_ path: IndexPath, _ edge: SwipeEdge) -> SwipeActionsConfiguration? {
    func shows(_ answer: SwipeActionsConfiguration?) -> String? {
      AnswerText.list(answer?.actions.map { $0.title ?? "" })
    }
    switch edge {
    case .leading:
      return ask(.leadingSwipeActions, \.gestures.swipeActions, at: path, otherwise: nil, as: shows)
      {
        $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: $1)
      }
    case .trailing:
      return ask(
        .trailingSwipeActions,
        \.gestures.swipeActions,
        at: path,
        otherwise: nil,
        as: shows
      ) {
        $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: $1)
      }
    }
  }
}
