/// How far a screen is on its way to or from the eyes of a person.
public enum AppearanceState: String, Hashable, Sendable, CaseIterable {
  /// It is not shown.
  case disappeared

  /// It is about to be shown.
  case appearing

  /// It is shown.
  case appeared

  /// It is about to go.
  case disappearing
}
