package import TableUI

extension OpenTable {
  /// Lays the table out in a frame of another size, which the next wiring keeps.
  ///
  /// - Parameter size: The size in points.
  /// - Throws: The error with which the table view rejects it.
  package func fit(into size: Size) throws(WorkspaceError) {
    settings.frame.size = size
    choose(\.size, size)
    try layout()
  }
}
