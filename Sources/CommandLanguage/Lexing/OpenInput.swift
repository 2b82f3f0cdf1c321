/// Follows commands byte by byte over their lines, and knows where the last word began and what is still open.
///
/// Fed line by line, so that a value of many lines costs no more than its bytes. Brackets count only where a value may
/// start: at the beginning of a word or behind its `=`.
package struct OpenInput {
  private enum State: Hashable {
    /// Between words, or in a bare one.
    case plain

    /// Behind a backslash in a bare word; at the end of the line the command goes on.
    case escaped

    /// Inside quotes.
    case quoted(UInt8, isEscaped: Bool)

    /// Inside a JSON value that this bracket opened, with what its innermost text is.
    case bracket(UInt8, depth: Int, inText: Bool, isEscaped: Bool)

    /// Behind a sign that makes the rest of the line none of ours: a comment, or another program's.
    case foreign
  }

  private var state = State.plain

  /// How many bytes were taken, newlines and all.
  package private(set) var count = 0

  /// Where the last command begins.
  package private(set) var command = 0

  /// Where the word at the end begins, or nil between words.
  package private(set) var word: Int?

  /// Where the sign stands that sends the answer of the last command to a file, or nil.
  package private(set) var sign: Int?

  private var hasLine = false
  private var isLineStart = true
  private var previous: UInt8 = 0x20

  /// Whether a bracket may open a value here, and whether the word has its `KEY=` already.
  private var startsValue = false
  private var hasKey = false

  /// Starts before the first line.
  package init() {}

  /// Whether a line holds a quote, a bracket or a backslash, without which nothing stays open behind it.
  package static func mayStayOpen(_ line: String) -> Bool {
    let bytes = line.utf8Span.span
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "{"),
        UInt8(ascii: "["):
        return true
      default: break
      }
    }
    return false
  }

  /// Takes a line without its newline.
  package mutating func append(_ line: String) {
    // Brackets of a pasted log are none that somebody opened here.
    if !hasLine, RawWords.range(in: Array(line.utf8)) != nil {
      (hasLine, count) = (true, line.utf8.count)
      return
    }
    scan(line.utf8)
  }

  /// Takes a line, whatever it begins with.
  package mutating func scan(_ line: some Sequence<UInt8>) {
    if hasLine { takeNewline() }
    hasLine = true
    var bytes = line.makeIterator()
    var next = bytes.next()
    while let byte = next {
      next = bytes.next()
      let wasEscaped = state == .escaped
      take(byte, next)
      if !byte.isBlank { isLineStart = false }
      // A blank that is escaped belongs to its word.
      previous = wasEscaped ? 0 : byte
      count += 1
    }
  }

  /// What the prompt for the next line names, or nil where the command is complete.
  package var opening: String? {
    switch state {
    case .plain, .foreign: nil
    case .escaped: "\\"
    case .quoted(let quote, _): String(Character(UnicodeScalar(quote)))
    case .bracket(let bracket, _, _, _): String(Character(UnicodeScalar(bracket)))
    }
  }

  /// Whether the end stands in a bare or quoted word, or between words: nowhere else can one go on typing words.
  package var isInWords: Bool {
    switch state {
    case .plain, .escaped, .quoted: true
    case .bracket, .foreign: false
    }
  }

  /// The quote that is open, or nil.
  package var quote: UInt8? { if case .quoted(let quote, _) = state { quote } else { nil } }

  private mutating func takeNewline() {
    count += 1
    isLineStart = true
    previous = 0x0A
    switch state {
    case .plain, .foreign: endCommand()
    case .escaped:
      // The backslash belongs to the line, not to a word.
      if word == count - 2 { word = nil }
      (state, isLineStart) = (.plain, false)
    case .quoted(let quote, _): state = .quoted(quote, isEscaped: false)
    case .bracket: break
    }
  }

  private mutating func endCommand() {
    (state, word, sign, command) = (.plain, nil, nil, count)
    (startsValue, hasKey) = (false, false)
  }

  private mutating func take(_ byte: UInt8, _ next: UInt8?) {
    switch state {
    case .foreign: break
    case .escaped: state = .plain
    case .plain: takePlain(byte, next)
    case .quoted(let quote, isEscaped: true): state = .quoted(quote, isEscaped: false)
    case .quoted(byte, isEscaped: false): state = .plain
    case .quoted(let quote, isEscaped: false):
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        state = .quoted(quote, isEscaped: true)
      }
    case .bracket(let first, let depth, let inText, let isEscaped):
      takeInside(byte, first, depth, inText, isEscaped)
    }
  }

  private mutating func takePlain(_ byte: UInt8, _ next: UInt8?) {
    guard byte != UInt8(ascii: ";") else {
      count += 1
      endCommand()
      count -= 1
      return
    }
    guard !byte.isBlank else {
      (word, startsValue, hasKey) = (nil, false, false)
      return
    }
    if word == nil, takeSign(byte, next) { return }
    let startsWord = word == nil && sign == nil
    if word == nil { word = count }
    let opens = startsWord || startsValue
    startsValue = byte == UInt8(ascii: "=") && !hasKey
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): state = .quoted(byte, isEscaped: false)
    case UInt8(ascii: "\\"): state = .escaped
    case UInt8(ascii: "{") where opens, UInt8(ascii: "[") where opens:
      state = .bracket(byte, depth: 1, inText: false, isEscaped: false)
    case UInt8(ascii: "=") where word != count: hasKey = true
    default: break
    }
  }

  /// Takes a sign that counts only where a word could begin.
  private mutating func takeSign(_ byte: UInt8, _ next: UInt8?) -> Bool {
    switch byte {
    case UInt8(ascii: "|"): state = .foreign
    case UInt8(ascii: "#"):
      let isApart = previous.isBlank || previous == UInt8(ascii: ";")
      guard isLineStart || isApart && (next?.isBlank ?? true) else { return false }
      state = .foreign
    case UInt8(ascii: ">") where sign == nil || sign == count - 1: sign = sign ?? count
    default: return false
    }
    return true
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
      ? .plain : .bracket(first, depth: depth, inText: byte == UInt8(ascii: "\""), isEscaped: false)
  }
}
