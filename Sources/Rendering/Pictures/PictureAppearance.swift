/// In which colours a picture is drawn.
public enum PictureAppearance: String, Hashable, Sendable, CaseIterable {
  /// In those that the reader prefers, who may change them at any time.
  case automatic

  /// In light ones.
  case light

  /// In dark ones.
  case dark
}
