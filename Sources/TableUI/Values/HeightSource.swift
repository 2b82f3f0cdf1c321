/// Which rule gave a row its height.
public enum HeightSource: String, Hashable, Sendable {
  /// The delegate answered `tableView(_:heightForRowAt:)`.
  case delegate

  /// The property `rowHeight` is set.
  case property

  /// Nobody says anything: 44 points.
  case standard
}
