/// The fixed measures of text: every character cell is as wide, every line as high as any other.
public enum TextMetrics: Sendable {
  /// The width of one column in points.
  public static let column = 8.0

  /// The height of one line in points.
  public static let line = 22.0
}
