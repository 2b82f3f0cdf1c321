import TextLayout

/// A view above or below the rows of a section.
@MainActor open class TableViewHeaderFooterView {
  /// The reuse identifier, which names the view's pool, or nil if the view is not reused.
  public let reuseIdentifier: String?

  /// The view's frame in its table view.
  public var frame = Rect.zero

  /// The text, or nil.
  public var text: String?

  /// The role of the text, header or footer; set by the table view.
  public internal(set) var role = TextRole.header

  /// Whether the text is shown in capitals; set by the table view in grouped styles.
  public internal(set) var isUppercased = false

  /// Whether the writing direction is right to left; set by the table view.
  public internal(set) var isRightToLeft = false

  /// The size of the text; set by the table view.
  public internal(set) var textMetrics = TextMetrics.standard

  /// Creates a view.
  ///
  /// - Parameter reuseIdentifier: The name of its reuse pool, or nil if the view is not reused.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
  }

  /// Prepares the view for another section; called before a pooled view is returned.
  open func prepareForReuse() { text = nil }

  /// The items to draw, with frames in the view's coordinates.
  ///
  /// A header's text is on the bottom line of its frame, next to its rows. A footer's text is on
  /// the top line. At an accessibility text size, the text wraps.
  open var displayList: [DisplayItem] {
    guard let text, !text.isEmpty else { return [] }
    let shown = isUppercased ? text.uppercased() : text
    let count = textMetrics.lines(in: frame.height)
    let lines = textMetrics.sectionLines(of: shown, inWidth: frame.width).limited(to: count)
    let first = role == .header ? count - lines.count : 0
    return lines.enumerated().map { index, line in
      let place = Rect(
        x: TextMetrics.column,
        y: Double(first + index) * textMetrics.lineHeight,
        width: max(0, frame.width - 2 * TextMetrics.column),
        height: min(textMetrics.lineHeight, frame.height)
      )
      let alignment: TextAlignment = isRightToLeft ? .right : .left
      let content = DisplayItem.Content.text(line, style: role, alignment: alignment)
      return DisplayItem(frame: place, content: content, textSize: textMetrics.category)
    }
  }
}

extension TextMetrics {
  /// Returns the lines of a section's text in a view with a width in points.
  ///
  /// There are several lines only at an accessibility text size.
  func sectionLines(of text: String, inWidth width: Double) -> [String] {
    guard category.isAccessibilityCategory else { return [text] }
    return text.wrapped(toWidth: max(1, columns(in: width - 2 * Self.column)))
  }
}
