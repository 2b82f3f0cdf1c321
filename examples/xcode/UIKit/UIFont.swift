/// A font, for nothing here: a terminal has one.
public struct UIFont: Hashable, Sendable {
  /// What a text is for.
  public enum TextStyle: Sendable {
    case body, headline, subheadline, footnote, caption1, caption2, title1, title2, title3
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
}
