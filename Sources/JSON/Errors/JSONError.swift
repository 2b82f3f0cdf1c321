/// Why text is no JSON, and where.
public struct JSONError: Error, Hashable, Sendable {
  /// What is wrong.
  public let reason: Reason

  /// Where it is wrong.
  public let place: JSONPlace

  /// The source line around the place, at most 100 Characters of it, malformed bytes as U+FFFD.
  ///
  /// It is hostile text: escape it before it reaches a terminal.
  public let excerpt: String

  /// The index in Characters into the excerpt of what is wrong; its length at the end of the line.
  public let caret: Int
}

extension JSONError {
  /// The kinds of error.
  public enum Reason: Hashable, Sendable {
    /// There is nothing but white space.
    case emptyDocument

    /// The text ends inside something that opened at a place.
    case unexpectedEnd(in: Container, opened: JSONPlace)

    /// A character stands where something else must.
    case unexpectedCharacter(Unicode.Scalar, expected: Expectation)

    /// A comma stands before a closing bracket or brace.
    case trailingComma(before: Unicode.Scalar)

    /// Two members or elements follow each other without a comma.
    case missingComma(in: Container)

    /// A key is not followed by a colon.
    case missingColon(key: String)

    /// A key stands without quotes.
    case unquotedKey(String)

    /// A string stands in single quotes.
    case singleQuotes

    /// There is a comment.
    case comment

    /// A string holds a raw control character.
    case controlCharacter(UInt8)

    /// A backslash is followed by something that makes no escape.
    case invalidEscape(String)

    /// An escape is half of a surrogate pair.
    case loneSurrogate(String)

    /// A number is written in a way that JSON has not.
    case invalidNumber(NumberFault)

    /// A word is neither `true` nor `false` nor `null`.
    case invalidLiteral(String)

    /// Bytes are no UTF-8.
    case invalidUTF8([UInt8])

    /// Something follows the value.
    case textAfterValue(Unicode.Scalar)

    /// Brackets are nested deeper than the limit.
    case tooDeep(limit: Int)

    /// A key stands twice in one object, and that is not wanted.
    case duplicateKey(String, first: JSONPlace)

    /// The text is in another encoding than UTF-8.
    case unsupportedEncoding(String)

    /// The text is longer than the limit in bytes.
    case tooLarge(limit: Int)

    /// Whoever wanted the text read wants it no more.
    case cancelled
  }

  /// What can be open when the text ends.
  public enum Container: String, Hashable, Sendable {
    /// Braces with members.
    case object

    /// Brackets with elements.
    case array

    /// A string in quotes.
    case string

    /// The document itself: a value was to follow.
    case document
  }

  /// What would have fitted.
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

  /// What can be wrong with a number.
  public enum NumberFault: Hashable, Sendable {
    /// A zero stands before other digits: `01`.
    case leadingZero

    /// A plus stands before the digits: `+1`.
    case leadingPlus

    /// No digit stands before the point: `.5`.
    case leadingPoint

    /// No digit follows the minus.
    case missingDigits

    /// No digit follows the point: `1.`.
    case missingFraction

    /// No digit follows the exponent: `1e`.
    case missingExponent
  }
}
