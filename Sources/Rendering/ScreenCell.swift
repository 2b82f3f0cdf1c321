public import TableUI

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
