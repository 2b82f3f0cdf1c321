/// Follows a command over its lines and knows what is still open.
///
/// Fed line by line, so that a value of many lines costs no more than its bytes. Brackets count only where a
/// value may start: at the beginning of a word or behind its `=`.
struct OpenInput {
  private enum State: Hashable {
    /// Between words, or in a bare one.
    case plain(startsWord: Bool)

    /// Behind a backslash in a bare word; at the end of the line the word, if one began, goes on.
    case escaped(startsWord: Bool)

    /// Inside quotes.
    case quoted(UInt8, isEscaped: Bool)

    /// Inside a JSON value that this bracket opened, with what its innermost text is.
    case bracket(UInt8, depth: Int, inText: Bool, isEscaped: Bool)

    /// Behind a comment sign, up to the end of the line.
    case comment
  }

  private var state = State.plain(startsWord: true)
  private var isLineStart = true
  private var isFirstLine = true
  private var previous: UInt8 = 0x20

  /// Whether the word so far is empty, and whether it has its `KEY=` already: a second `=` starts no value.
  private var isWordEmpty = true
  private var hasKey = false

  /// Takes a line without its newline.
  mutating func append(_ line: String) {
    defer { isFirstLine = false }
    // Brackets of a pasted log are none that somebody opened here.
    if isFirstLine, RawWords.range(in: Array(line.utf8)) != nil { return }
    if case .escaped(let startsWord) = state { state = .plain(startsWord: startsWord) }
    isLineStart = true
    var bytes = line.utf8.makeIterator()
    var next = bytes.next()
    while let byte = next {
      next = bytes.next()
      let isEscaped = isBehindBackslash
      take(byte, next)
      follow(byte, isEscaped: isEscaped)
      if byte != 0x20, byte != 0x09 { isLineStart = false }
      // A blank that is escaped belongs to its word.
      previous = isEscaped ? 0 : byte
    }
    endLine()
  }

  private var isBehindBackslash: Bool {
    if case .escaped = state { true } else { false }
  }

  /// Keeps track of the word that a byte belongs to.
  private mutating func follow(_ byte: UInt8, isEscaped: Bool) {
    guard case .plain = state, !isEscaped, byte.isBlank || byte == UInt8(ascii: ";") else {
      if byte == UInt8(ascii: "="), case .plain = state, !isEscaped, !isWordEmpty { hasKey = true }
      isWordEmpty = false
      return
    }
    isWordEmpty = true
    hasKey = false
  }

  private mutating func endLine() {
    switch state {
    case .comment: state = .plain(startsWord: true)
    case .plain: state = .plain(startsWord: true)
    case .quoted(let quote, true): state = .quoted(quote, isEscaped: false)
    default: break
    }
    previous = 0x0A
    if case .plain = state {
      isWordEmpty = true
      hasKey = false
    }
  }

  /// What the prompt for the next line names, or nil where the command is complete.
  var opening: String? {
    switch state {
    case .plain, .comment: nil
    case .escaped: "\\"
    case .quoted(let quote, _): String(Character(UnicodeScalar(quote)))
    case .bracket(let bracket, _, _, _): String(Character(UnicodeScalar(bracket)))
    }
  }

  private mutating func take(_ byte: UInt8, _ next: UInt8?) {
    switch state {
    case .comment: break
    case .escaped: state = .plain(startsWord: false)
    case .plain(let startsWord): takePlain(byte, next, startsWord)
    case .quoted(let quote, let isEscaped):
      if isEscaped {
        state = .quoted(quote, isEscaped: false)
      } else if byte == quote {
        state = .plain(startsWord: false)
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        state = .quoted(quote, isEscaped: true)
      }
    case .bracket(let first, let depth, let inText, let isEscaped):
      takeInside(byte, first, depth, inText, isEscaped)
    }
  }

  private mutating func takePlain(_ byte: UInt8, _ next: UInt8?, _ startsWord: Bool) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): state = .quoted(byte, isEscaped: false)
    case UInt8(ascii: "\\"): state = .escaped(startsWord: startsWord)
    case UInt8(ascii: "{") where startsWord, UInt8(ascii: "[") where startsWord:
      state = .bracket(byte, depth: 1, inText: false, isEscaped: false)
    // What stands behind it is another program's.
    case UInt8(ascii: "|") where isWordEmpty: state = .comment
    case UInt8(ascii: "#") where isLineStart: state = .comment
    case UInt8(ascii: "#")
    where (previous.isBlank || previous == UInt8(ascii: ";")) && (next?.isBlank ?? true):
      state = .comment
    default:
      let starts =
        byte.isBlank || byte == UInt8(ascii: ";") || (byte == UInt8(ascii: "=") && !hasKey)
      state = .plain(startsWord: starts)
    }
  }

  private mutating func takeInside(
    _ byte: UInt8,
    _ first: UInt8,
    _ depth: Int,
    _ inText: Bool,
    _ isEscaped: Bool
  ) {
    if inText {
      let closes = byte == UInt8(ascii: "\"") && !isEscaped
      let escapes = byte == UInt8(ascii: "\\") && !isEscaped
      state = .bracket(first, depth: depth, inText: !closes, isEscaped: escapes)
      return
    }
    var depth = depth
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
    default: break
    }
    state =
      depth == 0
      ? .plain(startsWord: false)
      : .bracket(first, depth: depth, inText: byte == UInt8(ascii: "\""), isEscaped: false)
  }
}
