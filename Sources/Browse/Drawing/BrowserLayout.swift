import TableModel
import TableUI
import TextLayout

/// The layout of a browser's screen: bars above and below, the table, and the trace beside or below
/// it.
struct BrowserLayout: Hashable, Sendable {
  /// The size of the screen.
  let screen: ScreenSize

  /// The size of the table, in columns and lines.
  let table: ScreenSize

  /// The place of the table's first column.
  let origin: ScreenPlace

  /// Whether the table has a frame, with addresses before it.
  let hasFrame: Bool

  /// The area of the trace, or nil if it is off.
  let trace: Area?

  /// The area for the focused row's item, or nil if it is off or has no room.
  let details: Area?

  /// The number of lines in the bottom bar: the last gesture's report, and keys.
  let footerLines: Int

  /// An area of a screen.
  struct Area: Hashable, Sendable {
    var line: Int
    var column: Int
    var lines: Int
    var columns: Int
  }

  /// The minimum width of a readable trace beside a table, in columns.
  private static let narrowestTrace = 28

  /// Creates the layout of a screen.
  ///
  /// - Parameters:
  ///   - screen: The size of the screen.
  ///   - wanted: The preferred size of the table, in points; nil for all available room.
  ///   - margin: The width of the widest address, in columns.
  ///   - showsTrace: Whether the trace is shown.
  ///   - showsDetails: Whether the focused row's item is shown beside the table, if it has room.
  init(
    screen: ScreenSize,
    wanted: Size?,
    margin: Int,
    showsTrace: Bool,
    showsDetails: Bool = false
  ) {
    self.screen = screen
    footerLines = screen.lines >= 9 ? 2 : 1
    let room = ScreenSize(
      columns: max(1, screen.columns - 2),
      lines: max(1, screen.lines - 1 - footerLines)
    )
    let asked =
      wanted.map { wanted in
        ScreenSize(
          columns: Self.count(wanted.width / TextMetrics.column),
          lines: Self.count((wanted.height / TextMetrics.line).rounded())
        )
      } ?? room
    var table = ScreenSize(
      columns: min(asked.columns, room.columns),
      lines: min(asked.lines, room.lines)
    )
    let isBeside = screen.columns - table.columns - 3 >= Self.narrowestTrace
    if showsTrace, !isBeside {
      if wanted == nil, screen.columns >= 2 * Self.narrowestTrace + 8 {
        table.columns = screen.columns / 2
      } else {
        table.lines = max(1, min(table.lines, room.lines - max(3, room.lines / 2)))
      }
    }
    let framed = ScreenSize(columns: table.columns + margin + 3, lines: table.lines + 2)
    let spare = screen.columns - (showsTrace && isBeside ? Self.narrowestTrace : 0)
    let below = showsTrace && !isBeside ? 3 : 0
    let hasFrame =
      wanted != nil && framed.columns <= spare && framed.lines + below <= room.lines
    self.hasFrame = hasFrame
    self.table = table
    origin = ScreenPlace(line: hasFrame ? 2 : 1, column: hasFrame ? margin + 2 : 1)
    let right = origin.column + table.columns + 2
    let beside = Area(line: 1, column: right, lines: room.lines, columns: screen.columns - right)
    guard showsTrace else {
      trace = nil
      details = showsDetails && beside.columns >= Self.narrowestTrace ? beside : nil
      return
    }
    details = nil
    trace =
      screen.columns - right >= Self.narrowestTrace
      ? beside
      : Area(
        line: origin.line + table.lines + (hasFrame ? 1 : 0),
        column: 0,
        lines: max(0, room.lines - table.lines - (hasFrame ? 2 : 0)),
        columns: screen.columns
      )
  }

  /// Returns the size of the table on the screen, in points: the preferred size if it has room.
  func size(wanted: Size?) -> Size {
    guard let wanted else {
      return Size(
        width: Double(table.columns) * TextMetrics.column,
        height: Double(table.lines) * TextMetrics.line
      )
    }
    let columns = Self.count(wanted.width / TextMetrics.column)
    let lines = Self.count((wanted.height / TextMetrics.line).rounded())
    return Size(
      width: table.columns == columns ? wanted.width : Double(table.columns) * TextMetrics.column,
      height: table.lines == lines ? wanted.height : Double(table.lines) * TextMetrics.line
    )
  }

  /// Returns the table's point at a place on the screen; nil outside the table.
  ///
  /// The point is at the right edge of the column, because content drawn in a column begins
  /// anywhere in it.
  func point(at place: ScreenPlace) -> Point? {
    let (line, column) = (place.line - origin.line, place.column - origin.column)
    guard (0..<table.lines).contains(line), (0..<table.columns).contains(column) else { return nil }
    return Point(
      x: (Double(column) + 1) * TextMetrics.column - 0.01,
      y: (Double(line) + 0.5) * TextMetrics.line
    )
  }

  /// Returns the number of whole columns or lines; at least 1.
  private static func count(_ value: Double) -> Int { max(1, Int(min(10_000, max(0, value)))) }
}

/// A list in the middle of a screen; a list with more lines than room shows a part.
struct BrowserBox: Hashable, Sendable {
  /// The indexes of the visible lines.
  let shown: Range<Int>

  /// The screen line of its upper edge.
  let top: Int

  /// The column of its left edge.
  let left: Int

  /// The width of its lines in columns, without edges and the blanks beside them.
  let width: Int

  /// Creates the box of a list.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - wanted: The index of a line that must be visible.
  ///   - layout: The layout of the screen.
  ///   - title: The text in the upper edge.
  init(_ lines: [String], from wanted: Int, on layout: BrowserLayout, title: String = "") {
    let screen = layout.screen
    let room = max(1, screen.lines - 3 - layout.footerLines)
    let count = min(lines.count, room)
    let first = max(0, min(wanted, lines.count - count))
    shown = first..<(first + count)
    width = min(
      max(1, screen.columns - 4),
      max(title.displayWidth + 2, lines.map { $0.escapedForDisplay().displayWidth }.max() ?? 0, 9)
    )
    left = max(0, (screen.columns - width - 4) / 2)
    top = 1 + max(0, (room - count) / 2)
  }

  /// Returns the index of the line at a place, or nil.
  func line(at place: ScreenPlace) -> Int? {
    let number = shown.lowerBound + place.line - top - 1
    let isWithin = (left..<(left + width + 4)).contains(place.column)
    return isWithin && shown.contains(number) ? number : nil
  }
}
