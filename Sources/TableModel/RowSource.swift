/// Rows that stay bytes until one is used, such as those of a file.
///
/// A source never changes, except that its rows may still be counted. Two rows of one source with the same number are the same row.
public protocol RowSource: AnyObject, Sendable {
  /// The number of rows of the source.
  var count: Int { get }

  /// Whether the rows differ only in their texts, so that one row tells the height of all with a
  /// fixed height. The default is false.
  var areAlike: Bool { get }

  /// Whether all rows are from a document, so that none was created in this session. The default is
  /// false.
  var areLoaded: Bool { get }

  /// Creates the item of a row.
  ///
  /// - Parameter index: The number of the row, from 0 and below ``count``.
  /// - Returns: The item.
  func item(at index: Int) -> Item

  /// Appends the rows' own heights, in order, if the source knows them without creating items.
  ///
  /// - Parameters:
  ///   - rows: The numbers of the rows.
  ///   - heights: Receives one height for each row in points, or NaN if its item has no height.
  /// - Returns: Whether the source knows the heights; if not, no height is appended.
  func appendHeights(of rows: Range<Int>, to heights: inout [Double]) -> Bool

  /// Starts a pass over the rows from a number on, if the source is quicker than row by row.
  ///
  /// - Parameters:
  ///   - request: The needed rows and values.
  ///   - number: The number of the first row.
  /// - Returns: The pass, or nil if each item must be created.
  func scan(_ request: RowRequest, from number: Int) -> (any RowScan)?
}

extension RowSource {
  public var areAlike: Bool { false }

  public var areLoaded: Bool { false }

  /// Returns false: the source knows no heights.
  public func appendHeights(of rows: Range<Int>, to heights: inout [Double]) -> Bool { false }

  /// Returns nil: the source creates each item.
  public func scan(_ request: RowRequest, from number: Int) -> (any RowScan)? { nil }
}
