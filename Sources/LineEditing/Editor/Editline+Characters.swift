/// Edits by Characters as users see them, while libedit knows only Unicode scalars.
///
/// Each method returns whether it found a character.
extension Editline {
  /// Deletes the character before the cursor, including its combining marks and joined scalars.
  func deleteCharacterBefore() -> Bool {
    guard let last = textBeforeCursor.last else { return false }
    deleteBeforeCursor(last.unicodeScalars.count)
    return true
  }

  /// Deletes the character after the cursor.
  func deleteCharacterAfter() -> Bool {
    guard let count = textAfterCursor.first?.unicodeScalars.count else { return false }
    moveCursor(by: count)
    deleteBeforeCursor(count)
    return true
  }

  /// Moves the cursor left by one character.
  func moveCharacterBefore() -> Bool {
    guard let last = textBeforeCursor.last else { return false }
    moveCursor(by: -last.unicodeScalars.count)
    return true
  }

  /// Moves the cursor right by one character.
  func moveCharacterAfter() -> Bool {
    guard let first = textAfterCursor.first else { return false }
    moveCursor(by: first.unicodeScalars.count)
    return true
  }

  /// Swaps the characters around the cursor, or the last two at the end of the line, and moves
  /// after both.
  func transposeCharacters() -> Bool {
    var characters = Array(textBeforeCursor)
    let after = Array(textAfterCursor)
    let second = characters.count - (after.isEmpty ? 1 : 0)
    characters += after
    guard second > 0 else { return false }
    if !after.isEmpty { moveCursor(by: characters[second].unicodeScalars.count) }
    characters.swapAt(second - 1, second)
    return rewrite(String(characters))
  }

  /// Moves the cursor out of the middle of a character, where word keys may have placed it.
  ///
  /// - Parameter origin: The previous cursor; the movement continues in the same direction.
  func leaveCharacter(from origin: Int) {
    let (before, after) = (textBeforeCursor, textAfterCursor)
    // Scalars below U+0300 never join the previous one.
    guard let next = after.unicodeScalars.first, next.value >= 0x300 else { return }
    let cursor = before.unicodeScalars.count
    var end = 0
    for character in before + after where end < cursor {
      let start = end
      end += character.unicodeScalars.count
      if end > cursor { moveCursor(by: (cursor < origin ? start : end) - cursor) }
    }
  }
}

/// A line being edited.
struct EditedLine: Hashable {
  var text: String

  /// The number of Unicode scalars before the cursor.
  var cursor: Int

  /// The underlined Unicode scalars, or nil.
  var mark: Range<Int>?

  /// The same text with the cursor at its end.
  var atEnd: EditedLine { EditedLine(text: text, cursor: text.unicodeScalars.count) }
}
