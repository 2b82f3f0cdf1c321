public import TableModel

/// Rows that will soon be shown, or no longer, for plugins.
public enum PrefetchEvent: Hashable, Sendable {
  /// They will soon be shown.
  case prefetch([IndexPath])
  /// They will not.
  case cancel([IndexPath])
}
