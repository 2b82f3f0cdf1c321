/// A button of a navigation bar.
@MainActor public final class BarButtonItem {
  /// What stands on the button.
  public internal(set) var title: String

  private let action: @MainActor () -> Void

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: What stands on it.
  ///   - action: What a tap does; it should hold no controller strongly.
  public init(title: String, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
  }

  /// A finger taps the button.
  public func tap() { action() }
}
