/// Why a value is no element of a list.
public struct ElementError: Error, Hashable, Sendable {
  /// What is wrong, such as `missing 'date'`.
  public var message: String

  /// Names what is wrong.
  public init(_ message: String) { self.message = message }
}
