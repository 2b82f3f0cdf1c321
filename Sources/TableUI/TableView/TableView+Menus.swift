public import TableModel

// Menus that a long press on a row opens.
extension TableView {
  /// Returns the editing commands in the menu of a row; none if no menu opens.
  ///
  /// - Throws: E22 for an unknown row, or the error of a pending layout.
  public func menuActions(forRowAt indexPath: IndexPath) throws(TableError) -> [MenuAction] {
    try layoutIfNeeded()
    guard hasRow(indexPath) else { throw .noRect(indexPath) }
    guard hasEditingMenu else { return [] }
    let showsMenu = ask(.shouldShowMenu, \.gestures.copying, at: indexPath, otherwise: false) {
      $0.tableView(self, shouldShowMenuForRowAt: $1)
    }
    guard showsMenu else { return [] }
    return MenuAction.standard.filter { action in
      guard let found = find(.canPerformAction, \.gestures.copying),
        let path = found.rows.own(indexPath)
      else { return false }
      let selector = "tableView(_:canPerformAction:forRowAt:withSender:)"
      return call(found, "\(action.rawValue) \(path)", selector: selector) {
        $0.tableView(self, canPerformAction: action, forRowAt: path)
      }
    }
  }

  /// Asks the delegate to perform the chosen command for a row.
  ///
  /// - Returns: Whether the delegate implements it.
  /// - Throws: E22 for an unknown row, or the error of the delegate.
  @discardableResult
  public func performMenuAction(
    _ action: MenuAction,
    forRowAt indexPath: IndexPath
  ) throws(TableError) -> Bool {
    try layoutIfNeeded()
    guard hasRow(indexPath) else { throw .noRect(indexPath) }
    guard hasEditingMenu, let found = find(.performAction, \.gestures.copying) else { return false }
    guard let path = found.rows.own(indexPath) else { return true }
    let selector = "tableView(_:performAction:forRowAt:withSender:)"
    try call(found, "\(action.rawValue) \(path)", selector: selector, as: AnswerText.none) {
      (target) throws(TableError) in
      try target.tableView(self, performAction: action, forRowAt: path)
    }
    return true
  }

  /// Returns the context menu of a row, or nil for none.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - point: The position of the finger, in content coordinates.
  /// - Returns: The menu.
  /// - Throws: E22 for an unknown row, or the error of a pending layout.
  public func contextMenu(
    forRowAt indexPath: IndexPath,
    point: Point
  ) throws(TableError) -> ContextMenu? {
    try layoutIfNeeded()
    guard hasRow(indexPath) else { throw .noRect(indexPath) }
    func shows(_ menu: ContextMenu?) -> String? { AnswerText.list(menu?.actions.map(\.title)) }
    return ask(.contextMenu, \.gestures.contextMenus, at: indexPath, otherwise: nil, as: shows) {
      $0.tableView(self, contextMenuConfigurationForRowAt: $1, point: point)
    }
  }

  /// Opens a menu and closes it again, with or without a choice.
  ///
  /// A menu without actions begins and fails, so its display is not reported.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - choice: The index of the chosen action, or nil.
  /// - Returns: Whether an action was chosen and performed.
  @discardableResult
  public func show(_ menu: ContextMenu, choosing choice: Int?) -> Bool {
    guard let found = find(.contextMenu, \.gestures.contextMenus) else { return false }
    func tell(_ selector: String, _ body: (any TableViewContextMenus) -> Void) {
      call(found, selector: "tableView(_:\(selector):)", as: AnswerText.none, body)
    }
    tell("previewForHighlightingContextMenuWithConfiguration") {
      _ = $0.tableView(self, previewForHighlightingContextMenuWithConfiguration: menu)
    }
    guard !menu.actions.isEmpty else { return false }
    tell("willDisplayContextMenu:animator") { $0.tableView(self, willDisplayContextMenu: menu) }
    let chosen = choice.flatMap { menu.actions.indices.contains($0) ? menu.actions[$0] : nil }
    chosen?.handler()
    tell("willEndContextMenuInteraction:animator") {
      $0.tableView(self, willEndContextMenuInteraction: menu)
    }
    if chosen == nil {
      tell("previewForDismissingContextMenuWithConfiguration") {
        _ = $0.tableView(self, previewForDismissingContextMenuWithConfiguration: menu)
      }
    }
    return chosen != nil
  }

  /// Holds a drag over a row until the row springs open, as if tapped.
  ///
  /// The delegate is not asked about a row that is itself dragged.
  ///
  /// - Returns: The touch events; empty if the row does not open.
  /// - Throws: E22 for an unknown row, or the error of a pending layout.
  @discardableResult
  package func springLoad(at indexPath: IndexPath) throws(TableError) -> [TouchEvent] {
    try layoutIfNeeded()
    guard hasRow(indexPath) else { throw .noRect(indexPath) }
    guard reordered != indexPath else { return [] }
    let rect = frame(ofRow: indexPath)
    let middle = Point(x: rect.minX + rect.width / 2, y: rect.midY)
    let context = SpringLoadedInteractionContext(location: middle)
    let opens = ask(.shouldSpringLoad, \.gestures.springLoading, at: indexPath, otherwise: true) {
      $0.tableView(self, shouldSpringLoadRowAt: $1, with: context)
    }
    guard opens else { return [] }
    return try tap(at: indexPath)
  }

  /// Whether all three methods of the editing menu exist; otherwise no menu opens.
  private var hasEditingMenu: Bool {
    let methods: [OptionalMethod] = [.shouldShowMenu, .canPerformAction, .performAction]
    return methods.allSatisfy { find($0, \.gestures.copying) != nil }
  }
}
