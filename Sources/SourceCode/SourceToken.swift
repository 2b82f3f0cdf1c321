/// A token of Swift code; comments have none.
struct SourceToken: Hashable, Sendable {
  /// The kind of token.
  enum Kind: UInt8, Sendable {
    /// An identifier or a keyword.
    case word

    /// An identifier in backticks, even if it is spelled like a keyword.
    case quotedWord

    /// A string, with its interpolations.
    case string

    /// `->`.
    case arrow

    /// A byte of any other code.
    case mark
  }

  /// The kind.
  var kind: Kind

  /// The offset of the first byte.
  var start: Int

  /// The offset after the last byte.
  var end: Int

  /// The line, from 1.
  var line: Int

  /// The line of the last byte; only a string can have several.
  var lastLine: Int

  /// Whether only spaces precede it on its line.
  var isFirstOnLine: Bool

  /// The first byte.
  var byte: UInt8

  /// Whether the token is a certain byte of code.
  func isMark(_ mark: Unicode.Scalar) -> Bool { kind == .mark && byte == UInt8(ascii: mark) }
}
