import TableModel
import TableUI
import TextLayout

// The panes around and above the table.
extension Browser {
  /// Draws the newest messages.
  func drawTrace(on frame: inout TerminalFrame, in area: BrowserLayout.Area) {
    guard area.lines > 0 else { return }
    let title = BrowseText.messages(log.count).words
    let rule = String(repeating: "─", count: max(0, area.columns - title.displayWidth))
    frame.put(title + rule, line: area.line, column: area.column, style: .dim, width: area.columns)
    for (index, line) in log.lines.suffix(area.lines - 1).enumerated() {
      frame.put(
        line,
        line: area.line + 1 + index,
        column: area.column + 1,
        width: area.columns - 1
      )
    }
  }

  /// Draws the item of the focused row.
  func drawDetails(on frame: inout TerminalFrame, in area: BrowserLayout.Area) {
    guard let queries, let path = visibleFocus, !isCovered, area.lines > 1 else { return }
    let title = "─ \(path) "
    let rule = String(repeating: "─", count: max(0, area.columns - title.displayWidth))
    frame.put(title + rule, line: area.line, column: area.column, style: .dim, width: area.columns)
    let width = max(1, area.columns - 2)
    let lines = queries.details(ofRowAt: path).flatMap { line in
      line.displayWidth > width ? line.wrapped(toWidth: width) : [line]
    }
    let room = area.lines - 1
    for (index, line) in lines.prefix(room).enumerated() {
      let isCut = index == room - 1 && lines.count > room
      frame.put(
        isCut ? BrowseText.moreLines(lines.count - index).words : line,
        line: area.line + 1 + index,
        column: area.column + 1,
        width: width
      )
    }
  }

  /// Draws the report of the last gesture and, below it, the available keys.
  func drawFooter(on frame: inout TerminalFrame) {
    let first = layout.screen.lines - layout.footerLines
    if case .field(let path, let editor) = overlay {
      drawField(editor, named: title(ofRowAt: path), on: &frame, line: first)
    } else if case .query(let purpose, let editor) = overlay {
      drawField(editor, named: purpose.label, on: &frame, line: first)
    } else {
      let theme = Theme(hasColors: screen.hasColors)
      let isRefused = report?.isRefused == true
      let words = (report?.lines ?? []).filter { !$0.isEmpty }.joined(separator: " · ")
      let line = words.isEmpty ? "? lists the keys, q leaves" : (isRefused ? "! " : "") + words
      let width = max(1, layout.screen.columns - 2)
      let style = isRefused ? theme.problem : .plain
      // Longer reports continue in the line of the keys.
      var lines = line.displayWidth > width ? line.wrapped(toWidth: width) : [line]
      if lines.count > layout.footerLines {
        let rest = lines[(layout.footerLines - 1)...].joined(separator: " ")
        lines = lines[..<(layout.footerLines - 1)] + [rest]
      }
      for (index, line) in lines.enumerated() {
        frame.put(line, line: first + index, column: 1, style: style, width: width)
      }
      if lines.count > 1 { return }
    }
    guard layout.footerLines > 1 else { return }
    frame.put(
      keys,
      line: first + 1,
      column: 1,
      style: .dim,
      width: max(0, layout.screen.columns - 2)
    )
  }

  /// The keys that are currently available.
  private var keys: String {
    switch overlay {
    case .field: return "Enter saves  Tab saves and selects the next  Esc discards"
    case .choice: return "↑↓ choose  Enter saves  Esc discards"
    case .help: return "↑↓ scroll  any other key closes"
    case .query(.find, _): return "a text, /RE/ or year >= 1931  Enter finds  Esc leaves"
    case .query(.count, _): return "a text, /RE/ or year >= 1931; empty counts all  Enter counts"
    case .query(.sort, _): return "a key, or key desc; empty for the original order  Enter sorts"
    case nil: break
    }
    if isCovered { return "Esc back  q quit  ? keys  t trace" }
    if let path = table.indexPathForOpenRow {
      return BrowseText.buttonKeys(path).words
    }
    if table.isInEditMode {
      return "e done  Space select  - minus  J K move  q quit  ? keys  u undo  t trace"
    }
    return "q quit  ? keys  ↑↓ focus  Enter tap  / find  d swipe  e edit  r pull  t trace  f fill"
  }

  private func title(ofRowAt path: IndexPath) -> String {
    let title = table.cellForRow(at: path)?.text ?? ""
    return title.isEmpty ? "\(path)" : title.escapedForDisplay()
  }

  /// Draws the field being edited; a text too long for the line is cut at its beginning.
  private func drawField(
    _ editor: FieldEditor,
    named title: String,
    on frame: inout TerminalFrame,
    line: Int
  ) {
    let label = title.truncated(toWidth: max(1, layout.screen.columns / 3)) + ": "
    let room = max(1, layout.screen.columns - label.displayWidth - 3)
    var before = Array(editor.before)
    while String(before).escapedForDisplay().displayWidth >= room { before.removeFirst() }
    let shown = String(before).escapedForDisplay()
    let after = String(editor.text[editor.cursor...]).escapedForDisplay()
    var column = 1 + frame.put(label, line: line, column: 1, style: .bold)
    column += frame.put(shown, line: line, column: column, style: .plain)
    frame.cursor = ScreenPlace(line: line, column: column)
    frame.put(after, line: line, column: column, width: max(0, layout.screen.columns - column - 1))
  }

  /// Draws the overlay above the table.
  func drawOverlay(on frame: inout TerminalFrame) {
    switch overlay {
    case .help(let first): drawBox("keys", BrowserHelp.lines, from: first, mark: nil, on: &frame)
    case .choice(let path, let values, let index):
      let lines = values.map { $0.isEmpty ? "(nothing)" : $0.escapedForDisplay() }
      drawBox(title(ofRowAt: path), lines, from: index, mark: index, on: &frame)
    case .field, .query, nil: break
    }
  }

  /// Draws a box in the middle of the screen.
  private func drawBox(
    _ title: String,
    _ lines: [String],
    from wanted: Int,
    mark: Int?,
    on frame: inout TerminalFrame
  ) {
    let box = BrowserBox(lines, from: wanted, on: layout, title: title)
    let (left, width) = (box.left, box.width)
    let shownTitle = title.truncated(toWidth: max(0, width - 2))
    let rule = String(repeating: "─", count: max(0, width - shownTitle.displayWidth - 1))
    frame.put("┌─ " + shownTitle + " " + rule + "┐", line: box.top, column: left)
    for (index, number) in box.shown.enumerated() {
      let line = box.top + 1 + index
      frame.clear(line: line, columns: left..<(left + width + 4))
      frame.put("│", line: line, column: left)
      frame.put("│", line: line, column: left + width + 3)
      let isMarked = number == mark
      if isMarked { frame.clear(line: line, columns: (left + 1)..<(left + width + 3), style: .bar) }
      frame.put(
        lines[number],
        line: line,
        column: left + 2,
        style: isMarked ? .bar : .plain,
        width: width
      )
    }
    let bottom = String(repeating: "─", count: width + 2)
    frame.put("└" + bottom + "┘", line: box.top + 1 + box.shown.count, column: left)
  }
}
