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
