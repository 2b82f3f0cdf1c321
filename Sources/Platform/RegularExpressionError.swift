/// Why a text is no regular expression.
public struct RegularExpressionError: Error, Hashable, Sendable {
  /// The system's words.
  public let message: String
}
