/// What a run of text is for; the renderer picks its look.
public enum TextRole: String, Hashable, Sendable, CaseIterable {
  /// The main line of a cell.
  case title

  /// The line below the title.
  case subtitle

  /// The value at the right of its name.
  case value

  /// Any text of a cell that cannot be used.
  case dimmed

  /// The shadow of a title, which the title lies upon.
  case shadow

  /// What is wrong with what a person entered.
  case problem

  /// The name of an accessory.
  case accessory

  /// The text above the rows of a section.
  case header

  /// The text below the rows of a section.
  case footer

  /// The name of a button behind a swiped row.
  case button

  /// The name of a button that takes the row away.
  case destructiveButton

  /// A title of the index at the right edge.
  case indexTitle
}

/// Where a run of text stands in a frame wider than itself.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the left edge.
  case left

  /// In the middle.
  case center

  /// At the right edge.
  case right
}

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
