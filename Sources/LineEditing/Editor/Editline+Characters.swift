/// Steps over what a person calls a character, where libedit knows Unicode scalars only.
///
/// Each tells whether there was a character.
extension Editline {
  /// Deletes the character before the cursor, with its marks and all that is joined to it.
  func deleteCharacterBefore() -> Bool {
    guard let last = textBeforeCursor.last else { return false }
    deleteBeforeCursor(last.unicodeScalars.count)
    return true
  }

  /// Deletes the character behind the cursor.
  func deleteCharacterAfter() -> Bool {
    guard let count = textAfterCursor.first?.unicodeScalars.count else { return false }
    moveCursor(by: count)
    deleteBeforeCursor(count)
    return true
  }

  /// Moves before the character before the cursor.
  func moveCharacterBefore() -> Bool {
    guard let last = textBeforeCursor.last else { return false }
    moveCursor(by: -last.unicodeScalars.count)
    return true
  }

  /// Moves behind the character behind the cursor.
  func moveCharacterAfter() -> Bool {
    guard let first = textAfterCursor.first else { return false }
    moveCursor(by: first.unicodeScalars.count)
    return true
  }

  /// Lets the character before the cursor and the one behind it change places, at the end of the
  /// line the last two, and moves behind both.
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

  /// Leaves the inside of a character, where keys that go by words may have put the cursor.
  ///
  /// - Parameter origin: Where the cursor came from: it goes on in the same direction.
  func leaveCharacter(from origin: Int) {
    let (before, after) = (textBeforeCursor, textAfterCursor)
    // Nothing below U+0300 ever joins what stands before it.
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

/// The line while it is edited.
struct EditedLine: Hashable {
  var text: String

  /// How many Unicode scalars stand before the cursor.
  var cursor: Int

  /// The Unicode scalars that are underlined, or nil.
  var mark: Range<Int>?

  /// The same text with the cursor behind it.
  var atEnd: EditedLine { EditedLine(text: text, cursor: text.unicodeScalars.count) }
}
