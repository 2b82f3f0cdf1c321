import TextLayout

/// A view of the application's own, as far as a table without a screen needs one: a text and a height.
///
/// It stands above all sections, below them or behind them. A table view takes its height when it is
/// assigned; whoever changes the text assigns it again, as with UIKit.
@MainActor open class ViewNode {
  /// Where the view stands in its table view, which sets it.
  public internal(set) var frame = Rect.zero

  /// The text, or nil.
  open var text: String?

  /// The height in points, or nil for that of the text.
  public var height: Double?

  /// Makes a view.
  ///
  /// - Parameters:
  ///   - text: The text, or nil.
  ///   - height: The height in points, or nil for that of the text: 22 a line, 44 at least.
  public init(text: String? = nil, height: Double? = nil) {
    self.text = text
    self.height = height
  }

  /// How high the text is at a width, in points.
  open func preferredHeight(forWidth width: Double) -> Double {
    max(44, Double(lines(width).count) * TextMetrics.line)
  }

  /// The things to draw, with frames in the coordinates of the view.
  open var displayList: [DisplayItem] {
    let lines = lines(frame.width)
    let room = TextMetrics.lines(in: frame.height)
    let first = max(0, (room - lines.count) / 2)
    return lines.prefix(room).enumerated().map { index, line in
      let place = Rect(
        x: TextMetrics.column,
        y: Double(first + index) * TextMetrics.line,
        width: max(0, frame.width - 2 * TextMetrics.column),
        height: min(TextMetrics.line, frame.height)
      )
      return DisplayItem(frame: place, content: .text(line, style: .header, alignment: .center))
    }
  }

  private func lines(_ width: Double) -> [String] {
    guard let text, !text.isEmpty else { return [] }
    return text.wrapped(toWidth: max(1, TextMetrics.columns(in: width - 2 * TextMetrics.column)))
  }

  /// The height that a table view makes room for.
  func height(atWidth width: Double) -> Double { height ?? preferredHeight(forWidth: width) }
}
