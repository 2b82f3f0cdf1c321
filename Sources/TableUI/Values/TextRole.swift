/// The role of a text; the renderer selects its look.
public enum TextRole: String, Hashable, Sendable, CaseIterable {
  /// The main line of a cell.
  case title

  /// The line below the title.
  case subtitle

  /// The value at the right of its name.
  case value

  /// Any text of a disabled cell.
  case dimmed

  /// The shadow below a title.
  case shadow

  /// A problem with the user's input.
  case problem

  /// The name of an accessory.
  case accessory

  /// The text above the rows of a section.
  case header

  /// The text below the rows of a section.
  case footer

  /// The title of a swipe action.
  case button

  /// The title of a swipe action that deletes the row.
  case destructiveButton

  /// A title of the section index.
  case indexTitle
}

/// The alignment of a text in a wider frame.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the left edge.
  case left

  /// Centered.
  case center

  /// At the right edge.
  case right
}

/// The fixed text metrics: all columns have the same width and all lines the same height.
public enum TextMetrics: Sendable {
  /// The width of one column, in points.
  public static let column = 8.0

  /// The height of one line, in points.
  public static let line = 22.0

  /// The maximum number of lines of a text that has no other limit.
  static let mostLines = 1000

  /// Returns the number of whole lines in a height; at least 1, for any number.
  static func lines(in height: Double) -> Int { max(1, whole(height / line)) }

  /// Returns the number of whole columns in a width; at least 0, for any number.
  static func columns(in width: Double) -> Int { whole(width / column) }

  // Double's own rounding methods need the floor function of libc, which this module does not link.
  private static func whole(_ value: Double) -> Int { Int(min(1_000_000, max(0, value))) }
}
