import CEditline
import CommandLanguage

extension EditlineReader {
  /// The longest line that gets a hint.
  private static let hintLimit = 1000

  /// Returns the hint after the line.
  ///
  /// - Parameter line: The line; a hint appears only at its end.
  /// - Returns: The rest of an earlier line, and the syntax of the command.
  func hint(behind line: EditedLine) -> LineHint {
    guard settings.showsHints, settings.usesStyles, screen.allowsGrey, lineBeforeSearch == nil,
      line.text.utf8.count <= Self.hintLimit, !line.text.contains("\n"),
      line.cursor == line.text.unicodeScalars.count, line.text.contains(where: { $0 != " " }),
      walk?.shown != line.text
    else { return .none }
    let syntax = hinter?(line.text) ?? .none
    let rest = earlier.rest(of: line.text) { openLines.isEmpty ? lineHistory.preferred : [] }
    guard !rest.isEmpty else { return syntax }
    // A keyword that the earlier line also continues with is shown once.
    let words = rest.hasPrefix(syntax.text) ? syntax.note : syntax.text + syntax.note
    let note = words.drop { $0 == " " }
    return LineHint(text: rest, note: note.isEmpty ? "" : "   (\(note))")
  }

  /// Accepts the visible part of the hint that continues the line.
  ///
  /// - Parameter isWord: Whether to accept only one word.
  /// - Returns: False if no such hint is visible.
  func takeHint(isWord: Bool) -> Bool {
    let hint = screen.shownHint.text
    guard !hint.isEmpty, screen.shown == editor.line else { return false }
    return editor.insert(isWord ? hint.firstWord : hint)
  }
}

extension String {
  /// The leading blanks and the text up to the next blank.
  fileprivate var firstWord: String {
    let word = drop { $0.isWhitespace }.prefix { !$0.isWhitespace }
    return String(self[..<word.endIndex])
  }
}
