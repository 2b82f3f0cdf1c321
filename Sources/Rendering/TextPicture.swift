public import TableModel
public import TableUI

/// A table or a cell drawn as lines of text.
public struct TextPicture: Hashable, Sendable {
  /// The lines in UTF-8, each with its line feed; safe for a terminal.
  public let utf8: [UInt8]

  /// The number of lines.
  public let lineCount: Int

  /// The width of the drawing in columns, including frame and margin.
  public let width: Int

  /// The lines as pieces with styles; empty unless the renderer keeps them.
  public let runs: [[TextRun]]

  /// Creates a picture from lines in UTF-8, each with its line feed.
  init(utf8: [UInt8], lineCount: Int, width: Int, runs: [[TextRun]]) {
    self.utf8 = utf8
    self.lineCount = lineCount
    self.width = width
    self.runs = runs
  }

  /// The lines, all of the same width except for trailing blanks.
  ///
  /// - Complexity: O(n) in the bytes; each access creates the strings.
  public var lines: [String] {
    let lines = utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.dropLast().map { String(decoding: $0, as: UTF8.self) }
  }
}

/// A piece of a line of a drawing, with one style.
public struct TextRun: Hashable, Sendable {
  /// The style of a piece.
  public enum Style: Hashable, Sendable {
    /// The frame, and blanks between texts.
    case plain

    /// The address of a row in the margin.
    case address

    /// A text, by its role in the cell.
    case text(TextRole)

    /// An accessory or another symbol.
    case glyph

    /// The place of an image.
    case image

    /// A part of a selected or touched row.
    case filled(FillRole)
  }

  /// The text, safe for a terminal.
  public var text: String

  /// The style.
  public let style: Style

  /// Creates a piece; plain by default.
  public init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
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
