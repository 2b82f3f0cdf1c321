import CEditline
import CommandLanguage

extension EditlineReader {
  /// Lines longer than this get no hint.
  private static let hintLimit = 1000

  /// What is shown behind the line.
  ///
  /// - Parameter line: The line; only at its end there is a hint.
  /// - Returns: The rest of an earlier one, and how the command is written.
  func hint(behind line: EditedLine) -> LineHint {
    guard settings.showsHints, settings.usesStyles, screen.allowsGrey, lineBeforeSearch == nil,
      line.text.utf8.count <= Self.hintLimit, !line.text.contains("\n"),
      line.cursor == line.text.unicodeScalars.count, line.text.contains(where: { $0 != " " }),
      walk?.shown != line.text
    else { return .none }
    let syntax = hinter?(line.text) ?? .none
    let rest = earlier.rest(of: line.text) { openLines.isEmpty ? lineHistory.preferred : [] }
    guard !rest.isEmpty else { return syntax }
    // A keyword that the earlier line goes on with as well is said once.
    let words = rest.hasPrefix(syntax.text) ? syntax.note : syntax.text + syntax.note
    let note = words.drop { $0 == " " }
    return LineHint(text: rest, note: note.isEmpty ? "" : "   (\(note))")
  }

  /// Takes over how the line may go on, as far as it is seen.
  ///
  /// - Parameter isWord: Whether one word is enough.
  /// - Returns: False where nothing is seen.
  func takeHint(isWord: Bool) -> Bool {
    let hint = screen.shownHint.text
    guard !hint.isEmpty, screen.shown == editor.line else { return false }
    return editor.insert(isWord ? hint.firstWord : hint)
  }
}

extension String {
  /// The blanks at the start, and what stands behind them up to the next blank.
  fileprivate var firstWord: String {
    let word = drop { $0.isWhitespace }.prefix { !$0.isWhitespace }
    return String(self[..<word.endIndex])
  }
}
