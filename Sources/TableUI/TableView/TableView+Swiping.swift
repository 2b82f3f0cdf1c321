public import TableModel

// A row swiped aside, its buttons, and the way back.
extension TableView {
  /// The row that shows buttons, or nil; nil too if the row is gone and its action is not done yet.
  public var indexPathForOpenRow: IndexPath? { state.openRow?.path }

  /// The buttons that the open row shows, the first one nearest to the edge; none if no row is open.
  public var openRowButtons: [SwipeButton] { state.openRow?.buttons ?? [] }

  /// Whether a row shows buttons, or has gone before its action was done.
  public var hasOpenRow: Bool { state.openRow != nil }

  /// Whether the open row asks for its deletion, which `commit` carries out.
  public var asksForDeletion: Bool { state.openRow?.showsDeleteConfirmation == true }

  /// A finger swipes a row aside.
  ///
  /// Without buttons of the delegate the row can be deleted, if the data source has `commit`; then the order
  /// is `canEdit`, `editingStyle` (which must be `.delete`), `willBeginEditing`.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - edge: From where the finger comes.
  ///   - isFull: Whether it goes all the way, which does the first action if the configuration wants that.
  /// - Returns: What came of it.
  /// - Throws: E22 for an unknown row, or what a layout that was due or the action throws.
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
    // A swipe that comes to nothing leaves the row open that is.
    switch findSwipe(indexPath, edge) {
    case .refused(let refusal): return [.refused(indexPath, refusal)]
    case .deletion: configuration = nil
    case .actions(let actions): configuration = actions
    }
    let earlier = touchCancelled() + closeOpenRow()
    // Whoever was asked may have changed the table; the finger then rests on another row.
    guard generation == started else { return earlier }
    var events = earlier + open(indexPath, by: .swipe(edge), configuration: configuration)
    if isFull, state.openRow?.path == indexPath,
      configuration?.performsFirstActionWithFullSwipe ?? true
    {
      events += try performAction(at: 0)
    }
    return events
  }

  /// A tap on the button that confirms a deletion: the data source carries it out, then the row closes.
  ///
  /// The table view deletes nothing by itself.
  ///
  /// - Returns: What came of it; nothing if no row asks.
  /// - Throws: What the data source throws; the row is still open then.
  @discardableResult
  public func confirmDeletion() throws(TableError) -> [TouchEvent] {
    try layoutIfNeeded()
    guard let open = state.openRow, open.showsDeleteConfirmation, let path = open.path else {
      return []
    }
    let isHeard = try commitEditing(.delete, forRowAt: path)
    return [.committed(.delete, path, isHeard: isHeard)] + close(open.number)
  }

  /// A tap on a button of the open row.
  ///
  /// - Parameter index: The number of the button, from 0 at the edge.
  /// - Returns: What came of it; nothing if there is no such button.
  /// - Throws: What the action throws; the row is still open then.
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
    let hearer = find(method, \.swipeActions)
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
    // A row that is gone shows no buttons, whether or not its action is done.
    return still.path == nil ? [done] + close(open.number) : [done]
  }

  /// Closes the row that shows buttons; nothing is carried out.
  ///
  /// - Returns: What came of it; nothing if no row is open.
  @discardableResult
  public func closeOpenRow() -> [TouchEvent] {
    guard let open = state.openRow else { return [] }
    return close(open.number)
  }

  /// Closes an open row if its row went away and nobody is at work who would close it.
  func closeVanishedRow() {
    guard carriesOut == 0, let open = state.openRow, open.path == nil else { return }
    _ = close(open.number)
  }

  /// Opens a row: the delegate hears of a swipe before the cell shows its buttons.
  func open(
    _ path: IndexPath,
    by cause: OpenRow.Cause,
    configuration: SwipeActionsConfiguration?
  ) -> [TouchEvent] {
    let title = configuration == nil ? askDeleteTitle(path) : nil
    if cause != .minus {
      tell(.willBeginEditing, \.editingEvents, at: path) {
        $0.tableView(self, willBeginEditingRowAt: $1)
      }
    }
    openRowCount += 1
    state.openRow = OpenRow(
      number: openRowCount,
      path: hasRow(path) ? path : nil,
      cause: cause,
      configuration: configuration,
      deleteTitle: title
    )
    guard hasRow(path) else { return closeOpenRow() }
    if let cell = visibleCell(at: path) { showState(of: cell, at: path) }
    return [.opened(path)]
  }

  /// Closes an open row unless another one is open by now.
  private func close(_ number: Int) -> [TouchEvent] {
    guard let open = state.openRow, open.number == number else { return [] }
    state.openRow = nil
    lastClosedPath = open.path
    if let path = open.path, let cell = visibleCell(at: path) { showState(of: cell, at: path) }
    if open.isSwiped { tellEndOfEditing(open.path) }
    return [.closed(open.path)]
  }

  private func tellEndOfEditing(_ path: IndexPath?) {
    guard let found = find(.didEndEditing, \.editingEvents) else { return }
    let own = path.flatMap(found.rows.own)
    call(found, AnswerText.path(own), as: AnswerText.none) {
      $0.tableView(self, didEndEditingRowAt: own)
    }
  }

  /// What a swipe finds behind a row.
  private enum SwipeFinding {
    case refused(GestureRefusal)
    case deletion
    case actions(SwipeActionsConfiguration)
  }

  private func findSwipe(_ path: IndexPath, _ edge: SwipeEdge) -> SwipeFinding {
    let method: OptionalMethod = edge == .leading ? .leadingSwipeActions : .trailingSwipeActions
    guard find(method, \.swipeActions) != nil else {
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
      return ask(.leadingSwipeActions, \.swipeActions, at: path, otherwise: nil, as: shows) {
        $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: $1)
      }
    case .trailing:
      return ask(.trailingSwipeActions, \.swipeActions, at: path, otherwise: nil, as: shows) {
        $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: $1)
      }
    }
  }
}
