/// Rows that stay bytes until one is used, such as those of a file.
///
/// A source never changes. Two rows of one source with the same number are the same row.
public protocol RowSource: AnyObject, Sendable {
  /// The number of rows of the source.
  var count: Int { get }

  /// Whether the rows differ in nothing but their ids and titles. The default is false.
  var areAlike: Bool { get }

  /// Makes the item of a row.
  ///
  /// - Parameter index: The number of the row, from 0 and below ``count``.
  /// - Returns: The item.
  func item(at index: Int) -> Item

  /// Appends the heights that rows ask for themselves, in order, if the source knows them without an item each.
  ///
  /// - Parameters:
  ///   - rows: The numbers of the rows.
  ///   - heights: Where the heights go, one for each row: that of its item in points, or not a number where
  ///     the item asks for none.
  /// - Returns: Whether the source knows; else nothing is appended.
  func appendHeights(of rows: Range<Int>, to heights: inout [Double]) -> Bool
}

extension RowSource {
  public var areAlike: Bool { false }

  /// Knows no heights.
  public func appendHeights(of rows: Range<Int>, to heights: inout [Double]) -> Bool { false }
}
