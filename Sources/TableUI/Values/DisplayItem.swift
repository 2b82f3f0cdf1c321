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

/// A sign that a table view draws by itself.
public enum Glyph: String, Hashable, Sendable, CaseIterable {
  /// The chevron that says there is more behind the row.
  case disclosureIndicator

  /// The mark of a chosen row.
  case checkmark

  /// The button that tells details.
  case detailButton

  /// The minus of edit mode.
  case delete

  /// The plus of edit mode.
  case insert

  /// The ring of edit mode at a row that is not chosen.
  case mark

  /// The filled ring of edit mode at a chosen row.
  case selectedMark

  /// The grip by which a row is dragged.
  case reorder

  /// The mark of a row that hides those nested below it.
  case folded

  /// The sign that spins while something is fetched.
  case activityIndicator
}

/// What a filled frame is for; the renderer picks its colour.
public enum FillRole: String, Hashable, Sendable, CaseIterable {
  /// The row is selected.
  case selection

  /// The row is being touched.
  case highlight
}
