/// Where a person sees how far something has come that takes long.
@MainActor public protocol ProgressReporting: AnyObject {
  /// Shows how far it has come, in the place of what was shown last.
  func show(_ progress: Progress)

  /// Takes away what was shown last.
  func clear()
}
