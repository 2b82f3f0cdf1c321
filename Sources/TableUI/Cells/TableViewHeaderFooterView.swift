/// What stands above or below the rows of a section.
@MainActor open class TableViewHeaderFooterView {
  /// The name of the pool that the view goes to, or nil if it is used once.
  public let reuseIdentifier: String?

  /// Where the view stands in its table view.
  public var frame = Rect.zero

  /// The text, or nil.
  public var text: String?

  /// Whether the text is a header or a footer; the table view sets it.
  public internal(set) var role = TextRole.header

  /// Whether the text is shown in capitals; the table view sets it in the grouped styles.
  public internal(set) var isUppercased = false

  /// Makes a view.
  ///
  /// - Parameter reuseIdentifier: The name of its pool, or nil.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
  }

  /// Makes the view ready for another section; called before a view from the pool is handed out.
  open func prepareForReuse() { text = nil }

  /// The things to draw, with frames in the coordinates of the view.
  ///
  /// A header stands on the bottom line of its frame, next to its rows, a footer on the top line.
  open var displayList: [DisplayItem] {
    guard let text, !text.isEmpty else { return [] }
    let line = role == .header ? TextMetrics.lines(in: frame.height) - 1 : 0
    let place = Rect(
      x: TextMetrics.column,
      y: Double(line) * TextMetrics.line,
      width: max(0, frame.width - 2 * TextMetrics.column),
      height: min(TextMetrics.line, frame.height)
    )
    let shown = isUppercased ? text.uppercased() : text
    return [
      DisplayItem(frame: place, content: .text(shown, style: role, alignment: .left))
    ]
  }
}
