/// The size of text on a grid: all columns have the same width and all lines the same height.
///
/// The size follows the text size of the user. Text that is smaller than by default has the same
/// grid, since a terminal has no smaller letters.
public struct TextMetrics: Hashable, Sendable {
  /// The width of one column at the default text size, in points.
  public static let column = 8.0

  /// The height of one line at the default text size, in points.
  public static let line = 22.0

  /// The metrics of the default text size.
  public static let standard = TextMetrics(.large)

  /// The text size of the user.
  public let category: TraitCollection.ContentSizeCategory

  /// The width of one column, in points.
  public let columnWidth: Double

  /// The height of one line, in points: the line height of body text, at least 22.
  public let lineHeight: Double

  /// Creates the metrics of a text size.
  public init(_ category: TraitCollection.ContentSizeCategory) {
    self.category = category
    columnWidth = Self.column * max(1, TextStyle.body.scale(at: category))
    lineHeight = max(Self.line, TextStyle.body.metrics(at: category).lineHeight)
  }

  /// Whether the lines are higher than at the default text size.
  public var isLarger: Bool { lineHeight > Self.line }

  /// Returns the height of a row with some lines of text, in points.
  ///
  /// One line has 22 points more than its height; a row is at least 44 points high.
  public func rowHeight(lines: Int) -> Double {
    max(44, lineHeight + 22, Double(lines) * lineHeight)
  }

  /// The maximum number of lines of a text that has no other limit.
  static let mostLines = 1000

  /// Returns the number of whole lines in a height; at least 1, for any number.
  func lines(in height: Double) -> Int { max(1, Self.whole(height / lineHeight)) }

  /// Returns the number of whole columns in a width; at least 0, for any number.
  func columns(in width: Double) -> Int { Self.whole(width / columnWidth) }

  // Double's own rounding methods need the floor function of libc, which this module does not link.
  private static func whole(_ value: Double) -> Int { Int(min(1_000_000, max(0, value))) }
}

extension TraitCollection.ContentSizeCategory {
  /// The metrics of text at this text size.
  public var textMetrics: TextMetrics {
    // Most cells have the default text size, and each drawing asks.
    self == .large ? .standard : TextMetrics(self)
  }
}
