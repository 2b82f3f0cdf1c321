import Rendering
import TableModel
import TableUI
import TextLayout

// The contents of a browser's screen.
extension Browser {
  /// The current contents of the screen.
  var frame: TerminalFrame {
    var frame = TerminalFrame(size: layout.screen)
    drawTitle(on: &frame)
    if isCovered { drawCover(on: &frame) } else { drawTable(on: &frame) }
    if let area = layout.trace { drawTrace(on: &frame, in: area) }
    if let area = layout.details { drawDetails(on: &frame, in: area) }
    drawFooter(on: &frame)
    drawOverlay(on: &frame)
    return frame
  }

  private var theme: Theme { Theme(hasColors: screen.hasColors) }

  private func drawTitle(on frame: inout TerminalFrame) {
    let columns = layout.screen.columns
    frame.clear(line: 0, columns: 0..<columns, style: .bar)
    let screens = navigation?.viewControllers ?? [controller]
    let titles = screens.map { $0.screenTitle.escapedForDisplay() }
    var state: [String] = []
    if table.isInEditMode { state.append("edit") }
    if let path = table.focusedIndexPath { state.append("\(path)") }
    let words = state.joined(separator: " · ")
    let room = columns - words.displayWidth - 3
    frame.put(
      titles.joined(separator: " › "),
      line: 0,
      column: 1,
      style: .bar,
      width: max(0, room)
    )
    frame.put(words, line: 0, column: columns - words.displayWidth - 1, style: .bar)
  }

  /// Draws a screen that covers the table.
  private func drawCover(on frame: inout TerminalFrame) {
    let title = navigation?.topViewController?.screenTitle.escapedForDisplay()
    let line = layout.origin.line
    let column = layout.origin.column
    let width = layout.table.columns
    frame.put(title ?? "", line: line + 1, column: column, style: .bold, width: width)
    frame.put("Esc goes back", line: line + 3, column: column, style: .dim, width: width)
  }

  private func drawTable(on frame: inout TerminalFrame) {
    let picture = TextRenderer().screen(of: table)
    let focus = table.focusedIndexPath
    let focusRect = focus.flatMap { table.cellForRow(at: $0)?.frame }
    for (index, line) in picture.lines.prefix(layout.table.lines).enumerated() {
      let place = layout.origin.line + index
      draw(line, on: &frame, line: place)
      let y = table.contentOffset.y + (Double(index) + 0.5) * TextMetrics.line
      let isFocused = focusRect.map { $0.minY <= y && y < $0.maxY } ?? false
      drawMargin(of: line, isFocused: isFocused, on: &frame, line: place)
    }
    if layout.hasFrame { drawBorder(on: &frame) }
    if table.rowCounts.rowCount == 0, table.backgroundView == nil {
      let line = layout.origin.line + layout.table.lines / 2
      frame.put("(no rows)", line: line, column: layout.origin.column + 1, style: .dim)
    }
    drawScrollBar(on: &frame)
    drawControlMark(on: &frame)
  }

  private func draw(
    _ line: ScreenPicture.Line,
    on frame: inout TerminalFrame,
    line place: Int
  ) {
    let theme = theme
    for (column, cell) in line.cells.prefix(layout.table.columns).enumerated() {
      let style = theme.style(of: cell)
      let x = layout.origin.column + column
      switch cell.content {
      case .blank: frame.clear(line: place, columns: x..<(x + 1), style: style)
      case .covered: break
      case .character(let character):
        let isWide = column + 1 < line.cells.count && line.cells[column + 1].content == .covered
        frame.put(character, columns: isWide ? 2 : 1, line: place, column: x, style: style)
      }
    }
  }

  /// Draws the address of the row, and the mark of the focus or the selection.
  private func drawMargin(
    of line: ScreenPicture.Line,
    isFocused: Bool,
    on frame: inout TerminalFrame,
    line place: Int
  ) {
    let edge = layout.origin.column - 1
    if layout.hasFrame, let path = line.indexPath {
      let address = "\(path)"
      frame.put(address, line: place, column: edge - 1 - address.count, style: .dim)
    }
    let mark = layout.hasFrame ? edge - 1 : edge
    if isFocused {
      frame.put("▌", line: place, column: mark, style: theme.focusMark)
    } else if line.isSelected {
      frame.put(">", line: place, column: mark, style: .bold)
    }
  }

  private func drawBorder(on frame: inout TerminalFrame) {
    let (top, left) = (layout.origin.line - 1, layout.origin.column - 1)
    let (columns, lines) = (layout.table.columns, layout.table.lines)
    let rule = String(repeating: "─", count: columns)
    frame.put("┌" + rule + "┐", line: top, column: left, style: .dim)
    for line in (top + 1)...(top + lines) {
      frame.put("│", line: line, column: left, style: .dim)
      frame.put("│", line: line, column: left + columns + 1, style: .dim)
    }
    frame.put("└" + rule + "┘", line: top + lines + 1, column: left, style: .dim)
  }

  /// Draws the scroll bar if part of the content is off screen.
  private func drawScrollBar(on frame: inout TerminalFrame) {
    let range = table.contentOffsetRange
    let room = range.upperBound - range.lowerBound
    let height = table.size.height
    guard room > 0, height > 0 else { return }
    let lines = layout.table.lines
    let length = max(1, Int(Double(lines) * height / (room + height)))
    let part = min(1, max(0, (table.contentOffset.y - range.lowerBound) / room))
    let first = Int((Double(lines - length) * part).rounded())
    let column = layout.origin.column + layout.table.columns
    for line in first..<min(lines, first + length) {
      frame.put("█", line: layout.origin.line + line, column: column, style: .dim)
    }
  }

  /// Underlines the control that Tab selected.
  private func drawControlMark(on frame: inout TerminalFrame) {
    guard let control, let (path, _) = focusedInput,
      let cell = table.cellForRow(at: path) as? ItemCell
    else { return }
    let frames = cell.controlFrames
    guard frames.indices.contains(control) else { return }
    let place = frames[control]
    let y = cell.frame.minY + place.minY - table.contentOffset.y
    let line = Int((y / TextMetrics.line).rounded())
    guard (0..<layout.table.lines).contains(line) else { return }
    let start = Int((cell.frame.minX + place.minX) / TextMetrics.column)
    let end = Int((cell.frame.minX + place.maxX) / TextMetrics.column)
    let left = layout.origin.column
    frame.restyle(
      line: layout.origin.line + line,
      columns: (left + start)..<(left + max(start, end))
    ) { style in
      style.isReversed = true
      style.isBold = true
    }
  }
}
