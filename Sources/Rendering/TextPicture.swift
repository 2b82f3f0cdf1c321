public import TableModel
public import TableUI

/// A table or a cell drawn as lines of text.
public struct TextPicture: Hashable, Sendable {
  /// The lines, all of the same width except for trailing blanks.
  public let lines: [String]

  /// The width of the drawing in columns, including frame and margin.
  public let width: Int

  /// Creates a picture from lines.
  public init(lines: [String], width: Int) {
    self.lines = lines
    self.width = width
  }
}

/// A drawing of a table for a styled screen: columns in lines, and the row of each line.
public struct ScreenPicture: Hashable, Sendable {
  /// One line of the drawing.
  public struct Line: Hashable, Sendable {
    /// The columns, as many as the width of the drawing.
    public var cells: [ScreenCell]

    /// The index path of the row whose first visible line this is, or nil.
    public var indexPath: IndexPath?

    /// Whether the line belongs to a selected row, whatever its style.
    public var isSelected: Bool
  }

  /// The number of columns in each line.
  public let columns: Int

  /// The lines, from the top.
  public let lines: [Line]
}

/// One column of a drawing for a screen: its content and its roles.
public struct ScreenCell: Hashable, Sendable {
  /// The content of a column.
  public enum Content: Hashable, Sendable {
    /// A blank.
    case blank

    /// A Character of one or two columns, safe for a terminal.
    case character(Character)

    /// The right half of the previous wide Character.
    case covered
  }

  /// The content of the column.
  public var content: Content

  /// The role of the text, or nil if the column has none.
  public var role: TextRole?

  /// The glyph in the column, or nil.
  public var glyph: Glyph?

  /// The role of the fill, or nil.
  public var fill: FillRole?

  /// An empty column.
  public static let blank = ScreenCell(content: .blank)

  /// Creates a column.
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
