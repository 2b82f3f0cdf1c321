/// An item to draw and its frame.
///
/// A renderer sees a cell only as a list of these items. So cells do not depend on a terminal, and
/// renderers do not depend on cell classes.
public struct DisplayItem: Hashable, Sendable {
  /// The content to draw.
  public enum Content: Hashable, Sendable {
    /// A text on one line, truncated at the end of the frame.
    case text(String, style: TextRole, alignment: TextAlignment)

    /// A system symbol.
    case glyph(Glyph)

    /// A thin line along the bottom edge of the frame.
    case rule

    /// A fill of the frame with a color.
    case fill(FillRole)

    /// An image, by name.
    case image(String)
  }

  /// The frame, in the coordinates of the view that owns the list.
  public var frame: Rect

  /// The content to draw.
  public var content: Content

  /// The text size of the user that a text, or an accessory beside it, is drawn at.
  public var textSize: TraitCollection.ContentSizeCategory

  /// Creates a display item; a text has the default text size unless another one is given.
  public init(
    frame: Rect,
    content: Content,
    textSize: TraitCollection.ContentSizeCategory = .large
  ) {
    self.frame = frame
    self.content = content
    self.textSize = textSize
  }

  /// The width of one column of the text, in points.
  public var columnWidth: Double { textSize.textMetrics.columnWidth }
}

extension [DisplayItem] {
  /// The items with dimmed titles.
  var dimmingTitle: [DisplayItem] {
    map { item in
      guard case .text(let text, .title, let alignment) = item.content else { return item }
      var item = item
      item.content = .text(text, style: .dimmed, alignment: alignment)
      return item
    }
  }

  /// Returns the mirrored items: the left edge becomes the right one.
  ///
  /// Texts keep their letters, and a chevron points the other way.
  func mirrored(inWidth width: Double) -> [DisplayItem] {
    map { item in
      var item = item
      // A symbol is as wide as two columns, in a frame of any width.
      if case .glyph = item.content {
        item.frame.size.width = Swift.min(item.frame.width, 2 * item.columnWidth)
      }
      item.frame.origin.x = width - item.frame.maxX
      switch item.content {
      case .text(let text, let style, .left):
        item.content = .text(text, style: style, alignment: .right)
      case .text(let text, let style, .right):
        item.content = .text(text, style: style, alignment: .left)
      case .glyph(.disclosureIndicator): item.content = .glyph(.leftwardDisclosureIndicator)
      default: break
      }
      return item
    }
  }
}

/// A symbol that a table view draws itself.
public enum Glyph: String, Hashable, Sendable, CaseIterable {
  /// The chevron of a row that leads to another screen.
  case disclosureIndicator

  /// The same chevron where the writing direction is right to left.
  case leftwardDisclosureIndicator

  /// The check mark of a chosen row.
  case checkmark

  /// The detail button.
  case detailButton

  /// The delete control of edit mode.
  case delete

  /// The insert control of edit mode.
  case insert

  /// The selection control of a row that is not selected, in edit mode.
  case mark

  /// The selection control of a selected row, in edit mode.
  case selectedMark

  /// The reorder control.
  case reorder

  /// The mark of a row that hides its nested rows.
  case folded

  /// The spinner shown while rows load.
  case activityIndicator
}

/// The role of a filled frame; the renderer selects its color.
public enum FillRole: String, Hashable, Sendable, CaseIterable {
  /// The row is selected.
  case selection

  /// A finger is touching the row.
  case highlight
}
