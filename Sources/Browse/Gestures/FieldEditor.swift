/// A line of text that the user edits in the field of a cell.
struct FieldEditor: Hashable, Sendable {
  /// The text.
  private(set) var text: [Character]

  /// The index of the Character after the cursor.
  private(set) var cursor: Int

  /// Creates an editor with the text of the field.
  init(_ text: String) {
    self.text = Array(text)
    cursor = self.text.count
  }

  /// The text as a string.
  var string: String { String(text) }

  /// The text before the cursor.
  var before: String { String(text[..<cursor]) }

  /// Handles a key; returns false if it has no meaning in a line.
  mutating func take(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(character)
    case .backspace:
      guard cursor > 0 else { break }
      cursor -= 1
      text.remove(at: cursor)
    case .delete, .control("d"): if cursor < text.count { text.remove(at: cursor) }
    case .left, .control("b"): cursor = max(0, cursor - 1)
    case .right, .control("f"): cursor = min(text.count, cursor + 1)
    case .home, .control("a"): cursor = 0
    case .end, .control("e"): cursor = text.count
    case .control("u"):
      text.removeFirst(cursor)
      cursor = 0
    case .control("k"): text.removeLast(text.count - cursor)
    default: return false
    }
    return true
  }

  /// Inserts a Character; combining marks join the one before them.
  private mutating func insert(_ character: Character) {
    if cursor > 0 {
      let joined = String(text[cursor - 1]) + String(character)
      if joined.count == 1, let one = joined.first {
        text[cursor - 1] = one
        return
      }
    }
    text.insert(character, at: cursor)
    cursor += 1
  }
}
