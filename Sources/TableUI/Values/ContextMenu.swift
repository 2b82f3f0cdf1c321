/// A context menu of a row.
@MainActor public struct ContextMenu {
  /// An action of the menu.
  @MainActor public struct Action {
    /// The title of the action.
    public let title: String

    /// The closure that runs when the action is chosen.
    public let handler: @MainActor () -> Void

    /// Creates an action.
    public init(title: String, handler: @escaping @MainActor () -> Void) {
      self.title = title
      self.handler = handler
    }
  }

  /// The application's identifier of the menu, or nil.
  public let identifier: String?

  /// The actions; a menu without any begins and fails.
  public let actions: [Action]

  /// Creates a menu.
  public init(identifier: String? = nil, actions: [Action]) {
    self.identifier = identifier
    self.actions = actions
  }
}

/// A command of the edit menu, identified by its method name.
public struct MenuAction: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a command with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Removes the content and keeps a copy.
  public static let cut = MenuAction(rawValue: "cut")

  /// Copies the content.
  public static let copy = MenuAction(rawValue: "copy")

  /// Inserts the copied content.
  public static let paste = MenuAction(rawValue: "paste")

  /// The commands that a row's menu checks for, in this order.
  public static let standard: [MenuAction] = [.cut, .copy, .paste]
}
