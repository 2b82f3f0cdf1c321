/// A line of a menu, or several.
@MainActor open class UIMenuElement {
  /// How a line looks.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let destructive = Attributes(rawValue: 1)
    public static let disabled = Attributes(rawValue: 2)
  }

  /// What it says.
  public let title: String

  init(title: String) { self.title = title }
}
