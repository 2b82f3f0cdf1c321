/// A key that stands twice in one object.
///
/// That is valid JSON: both members are kept, the last value is used.
public struct JSONDuplicateKey: Hashable, Sendable {
  /// The decoded key.
  public let key: String

  /// Where the key stands first.
  public let first: JSONPlace

  /// The place of the second occurrence.
  public let second: JSONPlace

  /// The number of occurrences after the first.
  public let count: Int
}
