/// What a table view tells of its scrolling, for plugins.
public enum ScrollEvent: Hashable, Sendable {
  /// The offset has changed.
  case didScroll
}
