/// Finds where the words of commands begin and end, byte by byte, and knows what is open behind the last byte.
///
/// A text may come in any pieces, and nothing is read twice. The scanner never fails: what the words mean, and whether
/// they make sense, a ``Lexer`` says. It is the only one that knows where a quote or a bracket counts:
/// - A bracket opens a value at the beginning of a word or behind its first `=`.
/// - Quotes, variables and escapes are glued to what stands beside them.
/// - `;` and a newline end a command, `#` and `|` take the rest of the line.
package struct WordScanner: Hashable, Sendable {
  /// A part of a word, in bytes.
  struct Piece: Hashable {
    enum Kind: Hashable {
      case bare
      case escape
      case equals
      case variable
      case quoted
      case value

      /// A place behind a value where a blank is missing.
      case noBlank

      /// A text that follows no rules of ours.
      case raw
    }

    let kind: Kind
    let range: Range<Int>

    /// Whether it goes on behind the last byte: a quote or a bracket that is not closed.
    var isOpen = false
  }

  /// A word and its pieces.
  struct Word: Hashable {
    enum Role: Hashable {
      case argument

      /// The file behind a sign at a byte.
      case file(sign: Int, appends: Bool)

      /// The program behind `|`.
      case program
    }

    var range: Range<Int>
    var pieces: Range<Int>
    let role: Role
  }

  /// What the next byte belongs to.
  enum State: Hashable {
    case gap
    case sharp
    case backslash
    case word
    case escape
    case escaped
    case single
    case double
    case doubleEscape
    case value
    case valueText
    case valueEscape
    case afterValue
    case dollar
    case name
    case braceName
    case braceColon
    case braceMark
    case fallback
    case sign
    case fileGap
    case comment
    case rawLine
    case rawText
  }

  var state = State.gap

  /// How many bytes were taken.
  package internal(set) var count = 0

  /// Where the last command begins, or nil where there is none yet.
  package internal(set) var command: Int?

  /// Whether the last byte ended the command.
  package internal(set) var hasEnded = false

  /// The words of the last command that are whole, and their pieces.
  var words: [Word] = []
  var pieces: [Piece] = []

  /// The word that goes on, and its piece that does.
  var wordStart: Int?
  var firstPiece = 0
  var role = Word.Role.argument
  var pieceKind: Piece.Kind?
  var pieceStart = 0

  /// Whether a bracket may open a value here, and whether the word has its `KEY=` already.
  var startsValue = false
  var hasKey = false

  /// The bracket that opened a value, and how deep the last byte is in it.
  var bracket: UInt8 = 0
  var depth = 0

  /// Whether nothing but blanks is before the next byte in its line.
  var isLineStart = true

  /// The first bytes of the command's name, the last one in the lowest place.
  var name: UInt64 = 0

  /// Whether the text behind `explain` and `shell` may be raw.
  let readsRaw: Bool

  /// Where a text begins that becomes raw at the first byte that no plain sentence has.
  var rawStart: Int?

  /// Starts before the first byte.
  ///
  /// - Parameter readsRaw: Whether a text behind `explain` that is no plain sentence is one word, as is any text behind
  ///   `shell`; else they have words as those of all commands.
  package init(readsRaw: Bool = true) { self.readsRaw = readsRaw }

  /// Takes a line, without its newline, behind those that were taken.
  package mutating func append(_ line: String) {
    if count > 0 { take(0x0A) }
    for byte in line.utf8 { take(byte) }
  }

  /// What is open, as the prompt for the next line names it, or nil where the command is complete.
  package var opening: String? {
    switch state {
    case .backslash, .escape: "\\"
    case .single: "'"
    case .double, .doubleEscape: "\""
    case .value, .valueText, .valueEscape: String(Character(UnicodeScalar(bracket)))
    default: nil
    }
  }

  /// Whether the end is in a bare or quoted word, or between words: nowhere else one can go on typing words.
  var isInWords: Bool {
    switch state {
    case .value, .valueText, .valueEscape, .comment, .rawLine, .rawText: false
    default: true
    }
  }

  /// Whether the command is a name and a text that follows no rules of ours.
  var hasRawText: Bool {
    words.count == 2 && pieces.last?.kind == .raw && words[1].role == .argument
  }

  /// Whether the end is in a word.
  var isInWord: Bool { wordStart != nil || state == .backslash }

  /// Ends what is not closed, as far as an end can close it; nothing may follow.
  mutating func finish() {
    switch state {
    case .sharp: state = .comment
    case .backslash: begin(.escape, wordAt: count - 1)
    case .sign, .fileGap: begin(nil, wordAt: count)
    default: break
    }
    let isOpen = pieceKind == .quoted || pieceKind == .value
    endWord()
    if isOpen { pieces[pieces.count - 1].isOpen = true }
    hasEnded = command != nil
  }
}
