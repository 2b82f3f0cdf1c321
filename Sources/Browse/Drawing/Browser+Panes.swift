import TableModel
import TableUI
import TextLayout

// The panes around the table and above it.
extension Browser {
  /// The newest messages.
  func drawTrace(on frame: inout TerminalFrame, in area: BrowserLayout.Area) {
    guard area.lines > 0 else { return }
    let title = "─ trace: \(log.count) messages "
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

  /// What came of the last gesture, and below it the keys that matter now.
  func drawFooter(on frame: inout TerminalFrame) {
    let first = layout.screen.lines - layout.footerLines
    if case .field(let path, let editor) = overlay {
      drawField(editor, named: title(ofRowAt: path), on: &frame, line: first)
    } else {
      let theme = Theme(hasColors: screen.hasColors)
      let isRefused = report?.isRefused == true
      let words = (report?.lines ?? []).filter { !$0.isEmpty }.joined(separator: " · ")
      let line = words.isEmpty ? "? lists the keys, q leaves" : (isRefused ? "! " : "") + words
      frame.put(
        line,
        line: first,
        column: 1,
        style: isRefused ? theme.problem : .plain,
        width: max(0, layout.screen.columns - 2)
      )
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

  /// The keys that matter now.
  private var keys: String {
    switch overlay {
    case .field: return "Enter takes it  Esc leaves it as it was"
    case .choice: return "↑↓ choose  Enter takes it  Esc leaves it as it was"
    case .help: return "↑↓ scroll  any other key closes"
    case nil: break
    }
    if isCovered { return "Esc back  t trace  ? keys  q quit" }
    if table.indexPathForOpenRow != nil { return "Enter or 1…9 its buttons  Esc close" }
    if table.isInEditMode {
      return "Space select  - minus  J K move  e done  t trace  ? keys  q quit"
    }
    return "↑↓ focus  Enter tap  d swipe  e edit  r pull  Tab control  t trace  ? keys  q quit"
  }

  private func title(ofRowAt path: IndexPath) -> String {
    let title = table.cellForRow(at: path)?.text ?? ""
    return title.isEmpty ? "\(path)" : title.escapedForDisplay()
  }

  /// The field that is typed into; a text too long for the line is cut at its beginning.
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

  /// What lies above the table.
  func drawOverlay(on frame: inout TerminalFrame) {
    switch overlay {
    case .help(let first): drawBox("keys", BrowserHelp.lines, from: first, mark: nil, on: &frame)
    case .choice(let path, let values, let index):
      let lines = values.map { $0.isEmpty ? "(nothing)" : $0.escapedForDisplay() }
      drawBox("\(path)", lines, from: index, mark: index, on: &frame)
    case .field, nil: break
    }
  }

  /// A box in the middle of the screen; of more lines than there is room for a part is shown.
  private func drawBox(
    _ title: String,
    _ lines: [String],
    from wanted: Int,
    mark: Int?,
    on frame: inout TerminalFrame
  ) {
    let screen = layout.screen
    let room = max(1, screen.lines - 2 - 1 - layout.footerLines)
    let count = min(lines.count, room)
    let first = max(0, min(wanted, lines.count - count))
    let width = min(
      max(1, screen.columns - 4),
      max(title.displayWidth + 2, lines.map(\.displayWidth).max() ?? 0)
    )
    let left = max(0, (screen.columns - width - 4) / 2)
    let top = 1 + max(0, (room - count) / 2)
    let rule = String(repeating: "─", count: max(0, width - title.displayWidth - 1))
    frame.put("┌─ " + title + " " + rule + "┐", line: top, column: left)
    for index in 0..<count {
      let line = top + 1 + index
      frame.clear(line: line, columns: left..<(left + width + 4))
      frame.put("│", line: line, column: left)
      frame.put("│", line: line, column: left + width + 3)
      let isMarked = first + index == mark
      if isMarked { frame.clear(line: line, columns: (left + 1)..<(left + width + 3), style: .bar) }
      frame.put(
        lines[first + index],
        line: line,
        column: left + 2,
        style: isMarked ? .bar : .plain,
        width: width
      )
    }
    let bottom = String(repeating: "─", count: width + 2)
    frame.put("└" + bottom + "┘", line: top + 1 + count, column: left)
  }
}
