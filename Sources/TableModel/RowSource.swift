/// Rows that stay bytes until somebody looks at one, such as those of a file.
///
/// A source never changes. Two rows of one source with the same number are the same row.
public protocol RowSource: AnyObject, Sendable {
  /// How many rows the source has.
  var count: Int { get }

  /// Makes the item of a row.
  ///
  /// - Parameter index: The number of the row, from 0 and below ``count``.
  /// - Returns: The item.
  func item(at index: Int) -> Item
}
