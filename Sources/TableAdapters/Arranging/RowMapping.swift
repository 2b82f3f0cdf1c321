public import TableModel

/// A data source that shows the rows of another at other places, or not at all.
///
/// Whoever changes the model behind it says so, and learns what that is in the table.
@MainActor public protocol RowMapping: AnyObject {
  /// Where the table shows a row of the source, or nil where it is not shown.
  func shownPath(of path: IndexPath) -> IndexPath?

  /// Which row of the source the table shows at a place, or nil.
  func sourcePath(of path: IndexPath) -> IndexPath?

  /// Follows a change that the model has made, and answers what happened to the rows that are shown.
  ///
  /// - Parameter change: The change in the source's paths.
  /// - Returns: The changes of the table, each counted in the state that the one before it left.
  func follow(_ change: TableChange) -> [TableChange]

  /// How many rows of each section are shown.
  var shownCounts: [Int] { get }

  /// Shows the rows as they stand between two batches, until another moment is asked for.
  ///
  /// - Parameter stage: The moment, or nil for the rows as they are.
  func present(_ stage: UpdateStage?)
}
