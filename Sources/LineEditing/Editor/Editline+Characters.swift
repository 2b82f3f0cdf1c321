/// Steps over what a person calls a character, where libedit knows Unicode scalars only.
///
/// Each tells whether there was a character; none draws the line.
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
}
