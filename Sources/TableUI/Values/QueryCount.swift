/// The number of times a table view queried its data source for rows.
///
/// Code that changes a model and reports it later checks for queries in between.
package struct QueryCount: Hashable, Sendable {
  /// The number of full queries of counts and heights.
  package internal(set) var loads = 0

  /// The number of times heights were queried again or cells were updated for the screen.
  package internal(set) var layouts = 0
}
