import TextLayout

/// A custom view of the application, reduced to a text and a height.
///
/// It is above all sections, below them, or in the background. A table view reads its height on
/// assignment. Assign the view again after you change the text, as in UIKit.
@MainActor open class ViewNode {
  /// The view's frame in its table view; set by the table view.
  public internal(set) var frame = Rect.zero

  /// The size of the text; set by the table view.
  public internal(set) var textMetrics = TextMetrics.standard

  /// The text, or nil.
  open var text: String?

  /// The height in points, or nil for that of the text.
  public var height: Double?

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - text: The text, or nil.
  ///   - height: The height in points, or nil for that of the text: 22 per line, at least 44.
  public init(text: String? = nil, height: Double? = nil) {
    self.text = text
    self.height = height
  }

  /// Returns the height of the text at a width, in points.
  open func preferredHeight(forWidth width: Double) -> Double {
    textMetrics.rowHeight(lines: lines(width).count)
  }

  /// The items to draw, with frames in the view's coordinates.
  open var displayList: [DisplayItem] {
    let lines = lines(frame.width)
    let room = textMetrics.lines(in: frame.height)
    let first = max(0, (room - lines.count) / 2)
    return lines.prefix(room).enumerated().map { index, line in
      let place = Rect(
        x: TextMetrics.column,
        y: Double(first + index) * textMetrics.lineHeight,
        width: max(0, frame.width - 2 * TextMetrics.column),
        height: min(textMetrics.lineHeight, frame.height)
      )
      let content = DisplayItem.Content.text(line, style: .header, alignment: .center)
      return DisplayItem(frame: place, content: content, textSize: textMetrics.category)
    }
  }

  private func lines(_ width: Double) -> [String] {
    guard let text, !text.isEmpty else { return [] }
    return text.wrapped(
      toWidth: max(1, textMetrics.columns(in: width - 2 * TextMetrics.column))
    )
  }

  /// Returns the height that a table view reserves.
  func height(atWidth width: Double) -> Double { height ?? preferredHeight(forWidth: width) }
}
