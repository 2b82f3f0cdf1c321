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
