/// A display of the progress of long tasks.
@MainActor public protocol ProgressReporting: AnyObject {
  /// Shows the progress, replacing the previous one.
  func show(_ progress: Progress)

  /// Removes the last progress from the display.
  func clear()
}
