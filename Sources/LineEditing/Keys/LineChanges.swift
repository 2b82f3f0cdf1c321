/// The states of a line while it is edited, for a key that goes back.
///
/// Several letters in a row are one change, so that typing costs no copies of the line. Any other
/// key may change the line in any way; the next state shows it.
struct LineChanges: Sendable {
  /// The maximum numbers of states, and of bytes in them.
  private static let mostStates = 200
  private static let mostBytes = 4 << 20

  private var states: [EditedLine] = []

  /// The number of bytes in all states.
  private var byteCount = 0

  /// Whether the last key typed a character, so that the line is noted later.
  private(set) var isTyping = false

  /// The number of keys since an Escape that starts a sequence, or nil outside of one.
  private var escaped: Int?

  /// Takes a key; returns whether the line before it is a state to note.
  mutating func take(_ key: Unicode.Scalar) -> Bool {
    let wasTyping = isTyping
    isTyping = false
    if let count = escaped {
      // `ESC [ 1 ; 5 C` is one key, and so is `ESC d`.
      let opens = count == 0 && (key == "[" || key == "O")
      let goesOn = count > 0 && (("0"..."9").contains(key) || key == ";")
      escaped = opens || goesOn ? count + 1 : nil
    } else if key == "\u{1B}" {
      escaped = 0
    } else {
      isTyping = key.properties.generalCategory != .control
    }
    return wasTyping && !isTyping
  }

  /// Ends a run of letters.
  mutating func endTyping() { isTyping = false }

  /// Notes the state of the line; one with the same text only moves the cursor.
  mutating func note(_ line: EditedLine) {
    if let last = states.last, last.text == line.text {
      states[states.count - 1].cursor = line.cursor
      return
    }
    states.append(line)
    byteCount += line.text.utf8.count
    while states.count > Self.mostStates || byteCount > Self.mostBytes && states.count > 2 {
      byteCount -= states.removeFirst().text.utf8.count
    }
  }

  /// Returns the state before the last change, which is then the current one; nil if there is none.
  mutating func undo() -> EditedLine? {
    guard states.count > 1 else { return nil }
    byteCount -= states.removeLast().text.utf8.count
    return states.last
  }
}
