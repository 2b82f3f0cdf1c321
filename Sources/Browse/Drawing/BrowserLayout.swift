import TableModel
import TableUI
import TextLayout

/// Where the parts of a browser go on a screen: bars above and below, the table, and the trace beside or below
/// it.
struct BrowserLayout: Hashable, Sendable {
  /// The size of the screen.
  let screen: ScreenSize

  /// The size of the table, in columns and lines.
  let table: ScreenSize

  /// Where the table's first column is.
  let origin: ScreenPlace

  /// Whether there is a frame around the table, with addresses before it.
  let hasFrame: Bool

  /// Where the trace goes, or nil where it is off.
  let trace: Area?

  /// Where the item of the focused row goes, or nil where there is no room or no wish for it.
  let details: Area?

  /// How many lines the bar at the bottom has: what came of the last gesture, and keys.
  let footerLines: Int

  /// A part of a screen.
  struct Area: Hashable, Sendable {
    var line: Int
    var column: Int
    var lines: Int
    var columns: Int
  }

  /// The narrowest trace that can be read beside a table, in columns.
  private static let narrowestTrace = 28

  /// Lays out a screen.
  ///
  /// - Parameters:
  ///   - screen: Its size.
  ///   - wanted: How large the table would like to be, in points; nil for all the room there is.
  ///   - margin: How many columns the widest address takes.
  ///   - showsTrace: Whether there is a trace.
  ///   - showsDetails: Whether the item of the focused row is shown beside the table where there is room.
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

  /// The size that the table has on the screen, in points: as wanted where it fits.
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

  /// The point of the table that lies under a place of the screen; nil outside of it.
  ///
  /// It is at the right edge of the column: what is drawn in a column begins somewhere within it.
  func point(at place: ScreenPlace) -> Point? {
    let (line, column) = (place.line - origin.line, place.column - origin.column)
    guard (0..<table.lines).contains(line), (0..<table.columns).contains(column) else { return nil }
    return Point(
      x: (Double(column) + 1) * TextMetrics.column - 0.01,
      y: (Double(line) + 0.5) * TextMetrics.line
    )
  }

  /// How many whole columns or lines; at least 1.
  private static func count(_ value: Double) -> Int { max(1, Int(min(10_000, max(0, value)))) }
}

/// Where a list stands in the middle of a screen; of more lines than there is room for a part is shown.
struct BrowserBox: Hashable, Sendable {
  /// The lines that are shown, by number.
  let shown: Range<Int>

  /// The line of the screen that its upper edge takes.
  let top: Int

  /// The column that its left edge takes.
  let left: Int

  /// How many columns its lines have, without edges and blanks beside them.
  let width: Int

  /// Puts a list in place.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - wanted: The line that must be seen.
  ///   - layout: Where everything stands.
  ///   - title: What stands in the upper edge.
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

  /// The number of the line that stands at a place, or nil.
  func line(at place: ScreenPlace) -> Int? {
    let number = shown.lowerBound + place.line - top - 1
    let isWithin = (left..<(left + width + 4)).contains(place.column)
    return isWithin && shown.contains(number) ? number : nil
  }
}
