import TextLayout

/// Text lines in a cell, for cells that draw their own content.
///
/// ```swift
/// override func contentItems(in room: Rect) -> [DisplayItem]? {
///   var lines = ContentLines(in: room, textMetrics)
///   lines.add(text ?? "", .title, line: lines.middle)
///   return lines.items
/// }
/// ```
public struct ContentLines {
  /// The area for the content.
  public let room: Rect

  /// The size of the texts.
  public let metrics: TextMetrics

  /// The items added so far.
  public private(set) var items: [DisplayItem] = []

  /// Creates an empty set of lines in a cell's content area.
  ///
  /// - Parameters:
  ///   - room: The area.
  ///   - metrics: The size of the texts: that of the cell. The default is the default text size.
  public init(in room: Rect, _ metrics: TextMetrics = .standard) {
    self.room = room
    self.metrics = metrics
  }

  /// The number of whole lines in the area; at least 1.
  public var count: Int { metrics.lines(in: room.height) }

  /// The line for a single, vertically centered text.
  public var middle: Int { (count - 1) / 2 }

  /// The number of text columns in the area.
  public var columns: Int { metrics.columns(in: room.width) }

  /// Adds a text to a line and truncates it at the edge of the area.
  ///
  /// A line below the area or an empty text draws nothing.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - role: The role of the text.
  ///   - line: The line, starting at 0.
  ///   - alignment: The horizontal alignment. The default is left.
  ///   - left: The number of free columns before the text. The default is 0.
  ///   - right: The number of free columns after the text. The default is 0.
  public mutating func add(
    _ text: String,
    _ role: TextRole,
    line: Int,
    _ alignment: TextAlignment = .left,
    left: Int = 0,
    right: Int = 0
  ) {
    guard !text.isEmpty, line < count else { return }
    add(.text(text, style: role, alignment: alignment), line: line, left: left, right: right)
  }

  /// Adds a text from a line on, with as many lines as it needs.
  ///
  /// - Parameters:
  ///   - text: The text; nil and an empty text take no line.
  ///   - role: The role of the text.
  ///   - line: The first line; afterwards the one below the text.
  ///   - right: The number of free columns after the text. The default is 0.
  public mutating func addWrapped(
    _ text: String?,
    _ role: TextRole,
    line: inout Int,
    right: Int = 0
  ) {
    let width = room.width - Double(right) * metrics.columnWidth
    for part in Self.wrapped(text, toWidth: width, metrics) {
      add(part, role, line: line, right: right)
      line += 1
    }
  }

  /// Adds any content to a line.
  public mutating func add(
    _ content: DisplayItem.Content,
    line: Int,
    left: Int = 0,
    right: Int = 0
  ) {
    let (left, right) = (Double(left) * metrics.columnWidth, Double(right) * metrics.columnWidth)
    let frame = Rect(
      x: room.minX + left,
      y: Double(line) * metrics.lineHeight,
      width: max(0, room.width - left - right),
      height: min(metrics.lineHeight, max(0, room.height))
    )
    items.append(DisplayItem(frame: frame, content: content, textSize: metrics.category))
  }

  /// Adds a name at the left and its value at the right of one line.
  ///
  /// The value takes at most the larger of two thirds and the room that the name leaves.
  public mutating func add(
    _ name: String,
    _ nameRole: TextRole = .title,
    value: String,
    _ role: TextRole,
    line: Int,
    right: Int = 0
  ) {
    let room = max(0, columns - right)
    let width = min(value.displayWidth, max(room - name.displayWidth - 2, room * 2 / 3))
    add(value, role, line: line, .right, left: room - width, right: right)
    add(name, nameRole, line: line, right: right + width + (width > 0 ? 1 : 0))
  }

  /// Returns a text wrapped to a width in points; returns no lines for an empty text.
  public static func wrapped(
    _ text: String?,
    toWidth width: Double,
    _ metrics: TextMetrics = .standard
  ) -> [String] {
    guard let text, !text.isEmpty else { return [] }
    return text.wrapped(toWidth: max(1, metrics.columns(in: width)))
  }
}

@available(*, unavailable) extension ContentLines: Sendable {}

extension [String] {
  /// Returns at most a number of lines; the last one then has the rest, and drawing truncates it.
  func limited(to most: Int) -> [String] {
    guard count > most, most > 0 else { return self }
    return self[..<(most - 1)] + [self[(most - 1)...].joined(separator: " ")]
  }
}
