/// A scanner that finds the words of commands byte by byte and tracks open quotes and brackets.
///
/// A text may arrive in pieces of any size, and each byte is read once. The scanner never fails; a
/// ``Lexer`` interprets and checks the words. Only the scanner decides where quotes and brackets
/// are special:
/// - A bracket opens a value at the beginning of a word or after its first `=`.
/// - Quotes, variables and escapes join the text next to them.
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

      /// A position after a value where a blank is missing.
      case noBlank

      /// A text that is not parsed.
      case raw
    }

    let kind: Kind
    let range: Range<Int>

    /// Whether the quote or bracket is not closed yet.
    var isOpen = false
  }

  /// A word and its pieces.
  struct Word: Hashable {
    enum Role: Hashable {
      case argument

      /// The file after a redirection sign, with the byte offset of the sign.
      case file(sign: Int, appends: Bool)

      /// The program after `|`.
      case program
    }

    var range: Range<Int>
    var pieces: Range<Int>
    let role: Role
  }

  /// The construct that the next byte belongs to.
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

  /// The number of bytes taken.
  package internal(set) var count = 0

  /// The start of the last command, or nil before the first one.
  package internal(set) var command: Int?

  /// Whether the last byte ended the command.
  package internal(set) var hasEnded = false

  /// The complete words of the last command, and their pieces.
  var words: [Word] = []
  var pieces: [Piece] = []

  /// The incomplete word and its incomplete piece.
  var wordStart: Int?
  var firstPiece = 0
  var role = Word.Role.argument
  var pieceKind: Piece.Kind?
  var pieceStart = 0

  /// Whether a bracket may open a value here, and whether the word already has its `KEY=`.
  var startsValue = false
  var hasKey = false

  /// The bracket that opened a value, and the depth of the last byte in it.
  var bracket: UInt8 = 0
  var depth = 0

  /// Whether only blanks precede the next byte in its line.
  var isLineStart = true

  /// The first bytes of the command's name, the last one in the lowest place.
  var name: UInt64 = 0

  /// Whether the text after `explain` and `shell` may be raw.
  let readsRaw: Bool

  /// The start of a text that becomes raw at the first byte unusual in plain sentences.
  var rawStart: Int?

  /// Creates a scanner before the first byte.
  ///
  /// - Parameter readsRaw: Whether text after `shell` is one word, and text after `explain` unless
  ///   it is a plain sentence. If false, both are split into words as in other commands.
  package init(readsRaw: Bool = true) { self.readsRaw = readsRaw }

  /// Appends a line, given without its newline.
  package mutating func append(_ line: String) {
    if count > 0 { take(0x0A) }
    for byte in line.utf8 { take(byte) }
  }

  /// The open construct, as the continuation prompt names it; nil if the command is complete.
  package var opening: String? {
    switch state {
    case .backslash, .escape: "\\"
    case .single: "'"
    case .double, .doubleEscape: "\""
    case .value, .valueText, .valueEscape: String(Character(UnicodeScalar(bracket)))
    default: nil
    }
  }

  /// Whether the end is in a bare or quoted word or between words, where more words can be typed.
  var isInWords: Bool {
    switch state {
    case .value, .valueText, .valueEscape, .comment, .rawLine, .rawText: false
    default: true
    }
  }

  /// Whether the command is a name followed by raw text.
  var hasRawText: Bool {
    words.count == 2 && pieces.last?.kind == .raw && words[1].role == .argument
  }

  /// Whether the end is in a word.
  var isInWord: Bool { wordStart != nil || state == .backslash }

  /// Closes open constructs as far as possible; no further bytes may follow.
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
