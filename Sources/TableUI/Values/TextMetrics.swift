/// The fixed measures of text: every character cell is as wide, every line as high as any other.
public enum TextMetrics: Sendable {
  /// The width of one column in points.
  public static let column = 8.0

  /// The height of one line in points.
  public static let line = 22.0

  /// How many whole lines fit into a height; at least 1, for any number.
  static func lines(in height: Double) -> Int { max(1, whole(height / line)) }

  /// How many whole columns fit into a width; at least 0, for any number.
  static func columns(in width: Double) -> Int { whole(width / column) }

  // Rounding a Double by its own method asks for the C library's floor, which nothing here links.
  private static func whole(_ value: Double) -> Int { Int(min(1_000_000, max(0, value))) }
}
