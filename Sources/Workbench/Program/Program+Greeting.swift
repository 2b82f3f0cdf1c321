import Platform
import Rendering
import TextLayout
import Workspace

// The first lines for the user.
extension Program {
  /// Returns the top of a table as `show` draws it, on at most half the screen.
  ///
  /// - Parameter source: The table.
  /// - Returns: The lines; empty for a table without rows, a pipe or a screen reader.
  func topOfTable(_ source: OpenTable) -> [String] {
    guard printer.isTerminal, !session.settings.isAccessible, source.rowCount > 0 else {
      return []
    }
    let screen = Environment.terminalSize(of: Descriptors.output)
    let most = screen.rows / 2
    guard most >= Self.fewest else { return [] }
    let renderer = TextRenderer(escapeStyle: session.settings.escapeStyle, drawsSeparators: false)
    let lines = renderer.viewport(of: source.tableView).lines
    let end = lines.lastIndex { line in line.contains { !Self.frame.contains($0) } } ?? 0
    var top = lines[...end].prefix(most)
    if top.count == end + 1, end + 1 < min(lines.count, most) { top += lines.suffix(1) }
    return top.map { $0.truncated(toWidth: screen.columns) }
  }

  /// The minimum number of lines; with room for fewer, the table is left out.
  private static let fewest = 6

  /// The characters that frame the rows.
  private static let frame: Set<Character> = [" ", "│", "─", "┌", "┐", "└", "┘"]

  /// One line with the first commands to try.
  var whatToTry: String {
    guard let source = session.current else {
      return "open FILE · new 5 · lesson · help · Ctrl-D quits"
    }
    let bind = source.document.hasOwnNames ? "" : ", bind title PATH"
    return "try sections, row 0 3, show\(bind) · help · Tab completes · Ctrl-D quits"
  }
}
