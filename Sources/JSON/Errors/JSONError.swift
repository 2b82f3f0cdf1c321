/// The reason why a text is not valid JSON, and the place.
public struct JSONError: Error, Hashable, Sendable {
  /// The kind of error.
  public let reason: Reason

  /// The place of the error.
  public let place: JSONPlace

  /// The source line around the place, at most 100 Characters, with malformed bytes as U+FFFD.
  ///
  /// The source may be hostile: escape it before it reaches a terminal.
  public let excerpt: String

  /// The index of the error in the excerpt, in Characters; the excerpt's length at the end of the
  /// line.
  public let caret: Int
}

extension JSONError {
  /// The kinds of error.
  public enum Reason: Hashable, Sendable {
    /// The text is empty or only white space.
    case emptyDocument

    /// The text ends inside a container that opened at a place.
    case unexpectedEnd(in: Container, opened: JSONPlace)

    /// In a text with one value per line, a line ends inside its value, which opened at a place.
    case lineEnd(in: Container, opened: JSONPlace)

    /// A character is not the expected one.
    case unexpectedCharacter(Unicode.Scalar, expected: Expectation)

    /// A comma precedes a closing bracket or brace.
    case trailingComma(before: Unicode.Scalar)

    /// The comma between two members or elements is missing.
    case missingComma(in: Container)

    /// The colon after a key is missing.
    case missingColon(key: String)

    /// A key has no quotes.
    case unquotedKey(String)

    /// A string has single quotes.
    case singleQuotes

    /// The text has a comment.
    case comment

    /// A string contains a raw control character.
    case controlCharacter(UInt8)

    /// The characters after a backslash are not an escape.
    case invalidEscape(String)

    /// An escape is half of a surrogate pair.
    case loneSurrogate(String)

    /// A number has a format that JSON does not allow.
    case invalidNumber(NumberFault)

    /// A word is not `true`, `false` or `null`.
    case invalidLiteral(String)

    /// Bytes are not valid UTF-8.
    case invalidUTF8([UInt8])

    /// The value is followed by more text.
    case textAfterValue(Unicode.Scalar)

    /// Brackets are nested deeper than the limit.
    case tooDeep(limit: Int)

    /// An object has a key twice, and the text was read strictly.
    case duplicateKey(String, first: JSONPlace)

    /// The text has an encoding other than UTF-8.
    case unsupportedEncoding(String)

    /// The text is longer than the limit, in bytes.
    case tooLarge(limit: Int)

    /// Reading was canceled.
    case cancelled
  }

  /// The container that was open when the text ended.
  public enum Container: String, Hashable, Sendable {
    /// An object in braces.
    case object

    /// An array in brackets.
    case array

    /// A string in quotes.
    case string

    /// The document itself, which requires a value.
    case document
  }

  /// The expected text.
  public enum Expectation: Hashable, Sendable {
    /// Any value.
    case value

    /// Any value, or the end of the array.
    case valueOrBracket

    /// A key.
    case key

    /// A key, or the end of the object.
    case keyOrBrace

    /// A comma, or the end of the object.
    case commaOrBrace

    /// A comma, or the end of the array.
    case commaOrBracket
  }

  /// The problem with a number.
  public enum NumberFault: Hashable, Sendable {
    /// A zero before other digits: `01`.
    case leadingZero

    /// A plus sign before the digits: `+1`.
    case leadingPlus

    /// No digit before the decimal point: `.5`.
    case leadingPoint

    /// No digit after the minus sign.
    case missingDigits

    /// No digit after the decimal point: `1.`.
    case missingFraction

    /// No digit in the exponent: `1e`.
    case missingExponent
  }
}
