public import TableModel

// What a long touch on a row brings up.
extension TableView {
  /// The editing commands that the menu of a row offers; none if no menu comes up.
  ///
  /// - Throws: E22 for an unknown row, or what a layout that was due throws.
  public func menuActions(forRowAt indexPath: IndexPath) throws(TableError) -> [MenuAction] {
    try layoutIfNeeded()
    guard hasRow(indexPath) else { throw .noRect(indexPath) }
    guard let copying = copyingDelegate else { return [] }
    sends(to: copying, "tableView(_:shouldShowMenuForRowAt:) \(indexPath)")
    let showsMenu = copying.tableView(self, shouldShowMenuForRowAt: indexPath)
    answered("\(showsMenu)")
    guard showsMenu else { return [] }
    return MenuAction.standard.filter { action in
      sends(
        to: copying,
        "tableView(_:canPerformAction:forRowAt:withSender:) \(action.rawValue) \(indexPath)"
      )
      let canPerform = copying.tableView(self, canPerformAction: action, forRowAt: indexPath)
      answered("\(canPerform)")
      return canPerform
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
    guard let copying = copyingDelegate else { return false }
    sends(
      to: copying,
      "tableView(_:performAction:forRowAt:withSender:) \(action.rawValue) \(indexPath)"
    )
    defer { answered() }
    try copying.tableView(self, performAction: action, forRowAt: indexPath)
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
    guard let menus = delegateCapabilities.contextMenus, has(.contextMenu) else { return nil }
    sends(to: menus, "tableView(_:contextMenuConfigurationForRowAt:point:) \(indexPath)")
    let menu = menus.tableView(self, contextMenuConfigurationForRowAt: indexPath, point: point)
    answered(menu.map { "[\($0.actions.map(\.title).joined(separator: ", "))]" } ?? "nil")
    return menu
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
    guard let menus = delegateCapabilities.contextMenus else { return false }
    sends(to: menus, "tableView(_:previewForHighlightingContextMenuWithConfiguration:)")
    _ = menus.tableView(self, previewForHighlightingContextMenuWithConfiguration: menu)
    answered()
    guard !menu.actions.isEmpty else { return false }
    sends(to: menus, "tableView(_:willDisplayContextMenu:animator:)")
    menus.tableView(self, willDisplayContextMenu: menu)
    answered()
    let chosen = choice.flatMap { menu.actions.indices.contains($0) ? menu.actions[$0] : nil }
    chosen?.handler()
    sends(to: menus, "tableView(_:willEndContextMenuInteraction:animator:)")
    menus.tableView(self, willEndContextMenuInteraction: menu)
    answered()
    if chosen == nil {
      sends(to: menus, "tableView(_:previewForDismissingContextMenuWithConfiguration:)")
      _ = menus.tableView(self, previewForDismissingContextMenuWithConfiguration: menu)
      answered()
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
  public func springLoad(at indexPath: IndexPath) throws(TableError) -> [TouchEvent] {
    try layoutIfNeeded()
    guard hasRow(indexPath) else { throw .noRect(indexPath) }
    guard reordered != indexPath else { return [] }
    if let springLoading = delegateCapabilities.springLoading, has(.shouldSpringLoad) {
      let rect = frame(ofRow: indexPath)
      let middle = Point(x: rect.minX + rect.width / 2, y: rect.midY)
      let context = SpringLoadedInteractionContext(location: middle)
      sends(to: springLoading, "tableView(_:shouldSpringLoadRowAt:with:) \(indexPath)")
      let opens = springLoading.tableView(self, shouldSpringLoadRowAt: indexPath, with: context)
      answered("\(opens)")
      guard opens else { return [] }
    }
    return try tap(at: indexPath)
  }

  /// Whoever has all three methods of the editing menu; with one missing there is no menu.
  private var copyingDelegate: (any TableViewCopying)? {
    guard has(.shouldShowMenu), has(.canPerformAction), has(.performAction) else { return nil }
    return delegateCapabilities.copying
  }
}
