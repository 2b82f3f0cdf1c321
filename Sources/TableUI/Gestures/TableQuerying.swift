public import TableModel

/// The rows that a search found.
public struct SearchReport: Hashable, Sendable {
  /// The text for the user.
  public var report: GestureReport

  /// The rows, in the order of the table.
  public var indexPaths: [IndexPath]

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - report: The text for the user.
  ///   - indexPaths: The rows, in the order of the table.
  public init(report: GestureReport, indexPaths: [IndexPath]) {
    self.report = report
    self.indexPaths = indexPaths
  }
}

/// A gesture delegate whose rows may contain further tables.
///
/// A gesture may push another table's screen or pop it. So a front end reads the visible table
/// after each one.
@MainActor public protocol TableNavigating: GestureDelegate {
  /// The controller of the visible table.
  var visibleController: any ViewController & TableViewHosting { get }

  /// Returns whether a tap is expected to open a row: its whole item is a list, or a member that
  /// is an object.
  ///
  /// - Parameter indexPath: The row.
  /// - Returns: Whether Return opens the row.
  func isNested(rowAt indexPath: IndexPath) -> Bool

  /// Opens the list or object in a row as a table.
  ///
  /// - Parameter indexPath: The row.
  /// - Returns: The text for the user.
  func enter(rowAt indexPath: IndexPath) -> GestureReport
}

/// A gesture delegate that accepts queries; a front end forwards them unchanged.
@MainActor public protocol TableQuerying: GestureDelegate {
  /// Finds the rows that match a query.
  ///
  /// - Parameter query: The query, such as `ada` or `year >= 1931`.
  /// - Returns: The rows, or the reason why the query is invalid.
  /// - Complexity: Linear in the number of rows.
  func find(_ query: String) -> SearchReport

  /// Counts the rows that match a query.
  ///
  /// - Parameter query: The query; an empty one counts all rows.
  /// - Returns: The text for the user.
  func count(_ query: String) -> GestureReport

  /// Sorts the rows that the table shows.
  ///
  /// - Parameter keys: The keys, such as `name` or `year desc`; empty for the original order.
  /// - Returns: The text for the user.
  func sort(by keys: String) -> GestureReport

  /// Returns a row's item and the origin of its cell's content, one fact per line.
  ///
  /// - Parameter indexPath: The row.
  /// - Returns: The lines, without control characters; empty if the row does not exist.
  func details(ofRowAt indexPath: IndexPath) -> [String]
}
