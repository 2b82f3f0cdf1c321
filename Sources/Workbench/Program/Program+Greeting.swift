import CommandLanguage
import Platform
import Rendering
import TableModel
import Workspace

// The first lines for the user.
extension Program {
  /// Returns the top of a table as `show` draws it, on at most half the screen.
  ///
  /// - Parameter source: The table.
  /// - Returns: The lines; empty for a table without rows, a pipe or a screen reader.
  func topOfTable(_ source: OpenTable) -> [StyledLine] {
    guard printer.isTerminal, !session.settings.isAccessible, source.rowCount > 0 else {
      return []
    }
    let screen = Environment.terminalSize(of: Descriptors.output)
    let most = screen.rows / 2
    guard most >= Self.fewest else { return [] }
    let renderer = TextRenderer(
      escapeStyle: session.settings.escapeStyle,
      keepsStyles: session.stylesOutput
    )
    let picture = renderer.viewport(of: source.tableView)
    let (lines, styled) = (picture.lines, picture.styledLines(upTo: screen.columns))
    let end = lines.lastIndex { line in line.contains { !Self.frame.contains($0) } } ?? 0
    // The last line closes the frame, whatever rows are left out.
    let top = (0...end).prefix(most - 1).filter { $0 < lines.count - 1 } + [lines.count - 1]
    return top.map { styled[$0] }
  }

  /// The minimum number of lines; with room for fewer, the table is left out.
  private static let fewest = 6

  /// The characters that frame the rows.
  private static let frame: Set<Character> = [" ", "│", "─", "┌", "┐", "└", "┘"]

  /// One line with the first commands to try on the current table.
  var whatToTry: String {
    guard let source = session.current else {
      return "try open FILE · new 5 · lesson · help · Ctrl-D quits"
    }
    let explain = session.commands.named("explain") == nil ? [] : ["explain"]
    guard let path = source.exampleRow else {
      return "try append 0 \"New row\" · undo · info · help · Ctrl-D quits"
    }
    let bind = source.document.hasOwnNames ? [] : ["bind"]
    let parts = ["select \(path)", "delete \(path)", "undo"] + explain + bind + ["browse", "help"]
    return "try " + parts.joined(separator: " · ") + " · Ctrl-D quits"
  }
}
