/// A generator or header that can say what it is to somebody who does not see it.
@MainActor public protocol AccessibleItem: AnyObject {
  /// What is read out, or nil for nothing.
  var accessibilityLabel: String? { get }
}
