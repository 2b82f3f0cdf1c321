/// The rule that sets a row's height.
public enum HeightSource: String, Hashable, Sendable {
  /// The delegate returned it from `tableView(_:heightForRowAt:)`.
  case delegate

  /// The property `rowHeight` is set.
  case property

  /// It is an estimate until the row scrolls in.
  case estimated

  /// The cell measured its content.
  case measured

  /// The default: 44 points.
  case standard
}
