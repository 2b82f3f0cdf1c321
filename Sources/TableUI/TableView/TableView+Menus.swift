public import TableModel

// What a long touch on a row brings up.
extension TableView {
  /// The editing commands that the menu of a row offers; none if no menu comes up.
  ///
  /// - Throws: E22 for an unknown row, or what a layout that was due throws.
  public func menuActions(forRowAt indexPath: IndexPath) throws(TableError) -> [MenuAction] {
    try layoutIfNeeded()
    guard hasRow(indexPath) else { throw .noRect(indexPath) }
    guard hasEditingMenu else { return [] }
    let showsMenu = ask(.shouldShowMenu, \.copying, at: indexPath, otherwise: false) {
      $0.tableView(self, shouldShowMenuForRowAt: $1)
    }
    guard showsMenu else { return [] }
    return MenuAction.standard.filter { action in
      guard let found = find(.canPerformAction, \.copying), let path = found.rows.own(indexPath)
      else { return false }
      let selector = "tableView(_:canPerformAction:forRowAt:withSender:)"
      return call(found, "\(action.rawValue) \(path)", selector: selector) {
        $0.tableView(self, canPerformAction: action, forRowAt: path)
      }
    }
  }

  /// Has the delegate do what was chosen in the menu of a row.
  ///
  /// - Returns: Whether somebody could be asked.
  /// - Throws: E22 for an unknown row, or what the delegate throws.
  @discardableResult
  public func performMenuAction(
    _ action: MenuAction,
    forRowAt indexPath: IndexPath
  ) throws(TableError) -> Bool {
    try layoutIfNeeded()
    guard hasRow(indexPath) else { throw .noRect(indexPath) }
    guard hasEditingMenu, let found = find(.performAction, \.copying) else { return false }
    guard let path = found.rows.own(indexPath) else { return true }
    let selector = "tableView(_:performAction:forRowAt:withSender:)"
    try call(found, "\(action.rawValue) \(path)", selector: selector, as: AnswerText.none) {
      (target) throws(TableError) in
      try target.tableView(self, performAction: action, forRowAt: path)
    }
    return true
  }

  /// The menu that belongs to a row, or nil for none.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - point: Where the finger rests, in the coordinates of the content.
  /// - Returns: The menu.
  /// - Throws: E22 for an unknown row, or what a layout that was due throws.
  public func contextMenu(
    forRowAt indexPath: IndexPath,
    point: Point
  ) throws(TableError) -> ContextMenu? {
    try layoutIfNeeded()
    guard hasRow(indexPath) else { throw .noRect(indexPath) }
    func shows(_ menu: ContextMenu?) -> String? { AnswerText.list(menu?.actions.map(\.title)) }
    return ask(.contextMenu, \.contextMenus, at: indexPath, otherwise: nil, as: shows) {
      $0.tableView(self, contextMenuConfigurationForRowAt: $1, point: point)
    }
  }

  /// Brings a menu up and leaves it again, with a choice or without.
  ///
  /// A menu without actions begins and fails, so that its display is never told.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - choice: The number of the chosen line, or nil.
  /// - Returns: Whether a line was chosen and done.
  @discardableResult
  public func show(_ menu: ContextMenu, choosing choice: Int?) -> Bool {
    guard let found = find(.contextMenu, \.contextMenus) else { return false }
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

  /// Something dragged rests on a row until it opens, as by a tap.
  ///
  /// A row that is dragged itself is not asked about.
  ///
  /// - Returns: What came of it; nothing if the row does not open.
  /// - Throws: E22 for an unknown row, or what a layout that was due throws.
  @discardableResult
  package func springLoad(at indexPath: IndexPath) throws(TableError) -> [TouchEvent] {
    try layoutIfNeeded()
    guard hasRow(indexPath) else { throw .noRect(indexPath) }
    guard reordered != indexPath else { return [] }
    let rect = frame(ofRow: indexPath)
    let middle = Point(x: rect.minX + rect.width / 2, y: rect.midY)
    let context = SpringLoadedInteractionContext(location: middle)
    let opens = ask(.shouldSpringLoad, \.springLoading, at: indexPath, otherwise: true) {
      $0.tableView(self, shouldSpringLoadRowAt: $1, with: context)
    }
    guard opens else { return [] }
    return try tap(at: indexPath)
  }

  /// Whether there are all three methods of the editing menu; with one missing there is no menu.
  private var hasEditingMenu: Bool {
    let methods: [OptionalMethod] = [.shouldShowMenu, .canPerformAction, .performAction]
    return methods.allSatisfy { find($0, \.copying) != nil }
  }
}
