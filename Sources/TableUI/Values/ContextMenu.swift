/// A menu that belongs to a row.
@MainActor public struct ContextMenu {
  /// One line of the menu.
  @MainActor public struct Action {
    /// What it says.
    public let title: String

    /// What runs when it is chosen.
    public let handler: @MainActor () -> Void

    /// Makes a line.
    public init(title: String, handler: @escaping @MainActor () -> Void) {
      self.title = title
      self.handler = handler
    }
  }

  /// Under which name the application knows the menu, or nil.
  public let identifier: String?

  /// The lines; a menu without any begins and fails.
  public let actions: [Action]

  /// Makes a menu.
  public init(identifier: String? = nil, actions: [Action]) {
    self.identifier = identifier
    self.actions = actions
  }
}

/// A command of the editing menu, by the name of its method.
public struct MenuAction: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Names a command.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Takes away and keeps a copy.
  public static let cut = MenuAction(rawValue: "cut")

  /// Keeps a copy.
  public static let copy = MenuAction(rawValue: "copy")

  /// Puts in what was kept.
  public static let paste = MenuAction(rawValue: "paste")

  /// What the menu of a row asks about, in this order.
  public static let standard: [MenuAction] = [.cut, .copy, .paste]
}
