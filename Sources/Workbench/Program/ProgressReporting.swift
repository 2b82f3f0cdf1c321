/// Where a person sees how far something has come that takes long.
@MainActor public protocol ProgressReporting: AnyObject {
  /// Shows a line in the place of the last one.
  ///
  /// - Parameter line: Plain text, safe for a terminal.
  func show(_ line: String)

  /// Takes the line away.
  func clear()
}
