/// How often a table view has looked at the rows of its data source, since it was made.
///
/// Whoever changes a model and means to tell of it later sees by this whether the table view looked in between.
package struct QueryCount: Hashable, Sendable {
  /// How often counts and heights were asked for anew.
  package internal(set) var loads = 0

  /// How often heights were asked for anew, or cells brought in line with what is on the screen.
  package internal(set) var layouts = 0
}
