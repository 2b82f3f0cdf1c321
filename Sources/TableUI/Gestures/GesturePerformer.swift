public import TableModel

/// Performs gestures and reports them to the table view's message observer.
///
/// A gesture starts with the pending layout and scrolls to its row if necessary. It ends with the
/// layout that it caused.
@MainActor public struct GesturePerformer {
  private let controller: any ViewController & TableViewHosting
  private let navigation: NavigationController?

  private var table: TableView { controller.tableView }

  /// Creates a performer for a screen.
  ///
  /// - Parameters:
  ///   - controller: The controller of the table.
  ///   - navigation: The navigation controller, if it is not the controller's own; nil for none.
  public init(
    _ controller: any ViewController & TableViewHosting,
    navigation: NavigationController? = nil
  ) {
    self.controller = controller
    self.navigation = navigation ?? controller.navigationController
  }

  /// Performs a gesture.
  ///
  /// - Parameter gesture: The gesture.
  /// - Returns: The effects of the gesture.
  /// - Throws: E22 for an unknown row, or an error of a layout, the data source or the delegate.
  public func perform(_ gesture: Gesture) throws(TableError) -> GestureOutcome {
    // Close a screen on top before the table below it is laid out.
    if gesture != .back { try table.layoutIfNeeded() }
    return try attempt { () throws(TableError) in
      var outcome = GestureOutcome()
      if let path = indexPath(of: gesture) { outcome.scrollsFirst = try reveal(path) }
      return try tell(message(of: gesture), &outcome) { (outcome) throws(TableError) in
        try make(gesture, &outcome)
      }
    }
  }

  /// Returns the row of a gesture: the named row, else the swiped or highlighted row, else nil.
  public func indexPath(of gesture: Gesture) -> IndexPath? {
    switch gesture {
    case .confirmDeletion, .tapAction: table.indexPathForOpenRow
    case .release: table.highlightedIndexPath
    default: gesture.indexPath
    }
  }

  /// Performs an action at a row that has no ``Gesture``.
  ///
  /// - Parameters:
  ///   - words: The description of the action for the message observer.
  ///   - indexPath: The row; the table scrolls to it if necessary.
  ///   - body: A closure that performs the action and returns whether it was possible.
  /// - Returns: The effects of the action.
  /// - Throws: E22 for an unknown row, or an error of a layout or of `body`.
  public func perform(
    _ words: String,
    at indexPath: IndexPath,
    _ body: (TableView) throws(TableError) -> Bool
  ) throws(TableError) -> GestureOutcome {
    try table.layoutIfNeeded()
    return try attempt { () throws(TableError) in
      var outcome = GestureOutcome()
      outcome.scrollsFirst = try reveal(indexPath)
      return try tell(words, &outcome) { (outcome) throws(TableError) in
        outcome.isAllowed = try body(table)
      }
    }
  }

  /// Performs a gesture; a gesture without effect restores the scroll position.
  private func attempt(
    _ make: () throws(TableError) -> GestureOutcome
  ) throws(TableError) -> GestureOutcome {
    let place = ScreenPlace(table)
    do throws(TableError) {
      var outcome = try make()
      guard outcome.isRefused else { return outcome }
      place.bringBack(table)
      try table.layoutIfNeeded()
      outcome.scrollsFirst = false
      return outcome
    } catch {
      place.bringBack(table)
      throw error
    }
  }

  private func tell(
    _ words: String?,
    _ outcome: inout GestureOutcome,
    _ make: (inout GestureOutcome) throws(TableError) -> Void
  ) throws(TableError) -> GestureOutcome {
    let before = table.rowCounts
    if let words {
      table.messageObserver?.messageBegan(
        Message(to: Message.Party(table.name, .view), words, source: .ours)
      )
    }
    defer { if words != nil { table.messageObserver?.messageEnded(result: nil) } }
    try make(&outcome)
    try table.layoutIfNeeded()
    outcome.isResized = table.rowCounts != before
    return outcome
  }

  private func make(_ gesture: Gesture, _ outcome: inout GestureOutcome) throws(TableError) {
    let focused = table.focusedIndexPath
    switch gesture {
    case .setEditing(let isOn): outcome.passesOver = setEditing(isOn)
    case .scroll(let points, let flicks): try table.dragContent(by: points, flicks: flicks)
    case .tapStatusBar: outcome.isAllowed = try table.scrollToTop()
    case .pullUp: outcome.isAllowed = table.loadMoreControl?.pullUp() ?? false
    case .pullDown(let points): outcome.pull = try table.pullDown(by: points)
    case .moveFocus(let heading): try table.moveFocus(heading)
    case .focus(let path): outcome.isAllowed = try table.focusRow(at: path)
    case .leaveFocus: table.leaveFocus()
    case .tapIndexTitle(let index): outcome.section = try table.tapSectionIndex(at: index)
    case .back:
      outcome.leftScreen = navigation?.popViewController(animated: true)?.screenTitle
    default: outcome.events = try events(of: gesture)
    }
    outcome.movesFocus = table.focusedIndexPath != focused
  }

  /// Returns the touch events of a gesture on a row.
  private func events(of gesture: Gesture) throws(TableError) -> [TouchEvent] {
    switch gesture {
    case .tap(let path): try table.tap(at: path)
    case .press(let path): try table.touchDown(at: path)
    case .release: try table.touchUp()
    case .cancel: table.touchCancelled() + table.closeOpenRow()
    case .tapAccessory(let path): try table.tapAccessory(at: path)
    case .swipe(let path, let edge, let isFull):
      try table.swipeRow(at: path, from: edge, isFull: isFull)
    case .confirmDeletion: try table.confirmDeletion()
    case .tapAction(let index): try table.performAction(at: index)
    case .tapEditControl(let path): try table.tapEditControl(at: path)
    case .drag(let paths, let place): try table.dragRows(at: paths, to: place)
    case .pan(let start, let end): try table.panSelection(from: start, to: end)
    case .enter(let input, let path): try table.enter(input, at: path)
    case .toggle(let path): try table.enter(otherSide(ofSwitchAt: path), at: path)
    default: []
    }
  }

  /// Turns edit mode on or off; returns true if the controller did not forward the call.
  private func setEditing(_ isOn: Bool) -> Bool {
    controller.setEditing(isOn, animated: true)
    guard table.isEditing != isOn else { return false }
    // A plain controller must forward the call itself; many forget.
    table.setEditing(isOn, animated: true)
    return true
  }

  private func otherSide(ofSwitchAt path: IndexPath) -> CellInput {
    let cell = table.cellForRow(at: path) as? any CellInputTaking
    for case .toggle(let isOn) in cell?.controls ?? [] { return .toggle(!isOn) }
    return .toggle(true)
  }

  /// Scrolls to a row; returns false if it is already visible.
  private func reveal(_ path: IndexPath) throws(TableError) -> Bool {
    let rect = try table.rectForRow(at: path)
    let top = table.contentOffset.y
    guard rect.minY < top || rect.maxY > top + table.size.height else { return false }
    try table.scrollToRow(at: path, at: .none, animated: true)
    try table.layoutIfNeeded()
    return table.contentOffset.y != top
  }

  /// Returns the message that the observer receives, or nil if the table view sends its own.
  private func message(of gesture: Gesture) -> String? {
    switch gesture {
    case .scroll, .tapStatusBar, .pullDown, .pullUp, .back: nil
    case .tap(let path): "touch \(path)"
    case .press(let path): "press \(path)"
    case .release: "release" + Self.words(indexPath(of: gesture))
    case .cancel: "cancel"
    case .tapAccessory(let path): "accessory \(path)"
    case .swipe(let path, let edge, let isFull):
      "swipe \(path)" + (edge == .leading ? " leading" : "") + (isFull ? " full" : "")
    case .confirmDeletion: "confirm" + Self.words(indexPath(of: gesture))
    case .tapAction(let index): "action \(index + 1)" + Self.words(indexPath(of: gesture))
    case .setEditing(let isOn): "edit \(isOn ? "on" : "off")"
    case .tapEditControl(let path): "minus \(path)"
    case .drag(let paths, let place): "drag \(Gesture.words(paths)) to \(place)"
    case .pan(let start, let end): "pan \(start) to \(end)"
    case .moveFocus(let heading): "focus \(heading.rawValue)"
    case .focus(let path): "focus \(path)"
    case .leaveFocus: "focus leave"
    case .enter(let input, let path): "\(input.verb) \(path) \(input.object)"
    case .toggle(let path): "toggle \(path)"
    case .tapIndexTitle(let index): "index " + table.sectionIndexTitle(index)
    }
  }

  private static func words(_ path: IndexPath?) -> String { path.map { " \($0)" } ?? "" }
}

extension CellInput {
  fileprivate var verb: String {
    switch self {
    case .text: "type"
    case .toggle: "toggle"
    case .choice: "choose"
    case .button: "button"
    }
  }

  fileprivate var object: String {
    switch self {
    case .text(let text), .choice(let text): "\"\(text)\""
    case .toggle(let isOn): isOn ? "on" : "off"
    case .button(let name, _): "\"\(name)\""
    }
  }
}
