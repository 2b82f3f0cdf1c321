/// What a row may listen for and a plugin tells it of.
public enum PluginKind: String, Hashable, Sendable, CaseIterable {
  /// Taps.
  case selectable
  /// Opening and closing.
  case foldable
  /// Coming and going.
  case displayable
  /// The focus.
  case focusable
  /// Buttons behind the row.
  case swipeActions
}
