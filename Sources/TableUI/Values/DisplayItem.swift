/// One thing to draw and the place where it goes.
///
/// A list of these is all that a renderer sees of a cell: the cell knows no terminal, the renderer knows no
/// cell class.
public struct DisplayItem: Hashable, Sendable {
  /// What there is to draw.
  public enum Content: Hashable, Sendable {
    /// A run of text on one line, cut where the frame ends.
    case text(String, style: TextRole, alignment: TextAlignment)

    /// A sign of the system.
    case glyph(Glyph)

    /// A thin line along the bottom edge of the frame.
    case rule

    /// The frame filled with a colour.
    case fill(FillRole)

    /// An image by its name.
    case image(String)
  }

  /// Where it goes, in the coordinates of the view that owns the list.
  public var frame: Rect

  /// What there is to draw.
  public var content: Content

  /// Makes an item of a display list.
  public init(frame: Rect, content: Content) {
    self.frame = frame
    self.content = content
  }
}
