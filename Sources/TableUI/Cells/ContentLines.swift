import TextLayout

/// Puts texts on the lines of a cell, for cells that draw their content themselves.
///
/// ```swift
/// override func contentItems(in room: Rect) -> [DisplayItem]? {
///   var lines = ContentLines(in: room)
///   lines.add(text ?? "", .title, line: lines.middle)
///   return lines.items
/// }
/// ```
public struct ContentLines {
  /// Where the content goes.
  public let room: Rect

  /// What was put in place so far.
  public private(set) var items: [DisplayItem] = []

  /// Begins with nothing in the room that a cell has.
  public init(in room: Rect) { self.room = room }

  /// How many whole lines there is room for; at least 1.
  public var count: Int { TextMetrics.lines(in: room.height) }

  /// The line that a single text stands on.
  public var middle: Int { (count - 1) / 2 }

  /// How many columns fit side by side.
  public var columns: Int { TextMetrics.columns(in: room.width) }

  /// Puts a text on a line, cut where the room ends; a line below the room and an empty text draw nothing.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - role: What it is for.
  ///   - line: The line, from 0.
  ///   - alignment: Where it stands between the edges.
  ///   - left: How many columns stay free before it.
  ///   - right: How many columns stay free behind it.
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

  /// Puts anything on a line.
  public mutating func add(
    _ content: DisplayItem.Content,
    line: Int,
    left: Int = 0,
    right: Int = 0
  ) {
    let (left, right) = (Double(left) * TextMetrics.column, Double(right) * TextMetrics.column)
    let frame = Rect(
      x: room.minX + left,
      y: Double(line) * TextMetrics.line,
      width: max(0, room.width - left - right),
      height: min(TextMetrics.line, max(0, room.height))
    )
    items.append(DisplayItem(frame: frame, content: content))
  }

  /// Puts a name at the left and its value at the right of one line; the value takes two thirds at most.
  public mutating func add(
    _ name: String,
    value: String,
    _ role: TextRole,
    line: Int,
    right: Int = 0
  ) {
    let room = max(0, columns - right)
    let width = min(value.displayWidth, max(room - name.displayWidth - 2, room * 2 / 3))
    add(value, role, line: line, .right, left: room - width, right: right)
    add(name, .title, line: line, right: right + width + (width > 0 ? 1 : 0))
  }

  /// A text in lines as wide as a room; none for an empty text.
  public static func wrapped(_ text: String?, toWidth width: Double) -> [String] {
    guard let text, !text.isEmpty else { return [] }
    return text.wrapped(toWidth: max(1, TextMetrics.columns(in: width)))
  }
}

@available(*, unavailable) extension ContentLines: Sendable {}
