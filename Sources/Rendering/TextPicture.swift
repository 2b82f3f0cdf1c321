public import TableModel
public import TableUI

/// A table or a cell drawn as lines of text.
public struct TextPicture: Hashable, Sendable {
  /// The lines, all of the same width but for blanks at their end.
  public let lines: [String]

  /// The width of the drawing in columns, frame and margin included.
  public let width: Int

  /// Puts lines together.
  public init(lines: [String], width: Int) {
    self.lines = lines
    self.width = width
  }
}

/// A table drawn for a screen that has looks: columns in lines, and which row each line shows.
public struct ScreenPicture: Hashable, Sendable {
  /// One line of the drawing.
  public struct Line: Hashable, Sendable {
    /// The columns, as many as the drawing is wide.
    public var cells: [ScreenCell]

    /// The row whose first line that is seen this is, or nil.
    public var indexPath: IndexPath?

    /// Whether it belongs to a selected row, whatever that looks like.
    public var isSelected: Bool
  }

  /// How many columns each line has.
  public let columns: Int

  /// The lines, from the top.
  public let lines: [Line]
}

/// One column of a drawing for a screen: what stands there, and what that is for.
public struct ScreenCell: Hashable, Sendable {
  /// What stands in the column.
  public enum Content: Hashable, Sendable {
    /// Nothing.
    case blank

    /// A Character of one or two columns, safe for a terminal.
    case character(Character)

    /// The right half of the wide Character before it.
    case covered
  }

  /// What stands there.
  public var content: Content

  /// What the text is for, or nil where no text stands.
  public var role: TextRole?

  /// The sign that stands there, or nil.
  public var glyph: Glyph?

  /// What the column is filled for, or nil.
  public var fill: FillRole?

  /// An empty column.
  public static let blank = ScreenCell(content: .blank)

  /// Puts a column together.
  public init(
    content: Content,
    role: TextRole? = nil,
    glyph: Glyph? = nil,
    fill: FillRole? = nil
  ) {
    self.content = content
    self.role = role
    self.glyph = glyph
    self.fill = fill
  }
}
