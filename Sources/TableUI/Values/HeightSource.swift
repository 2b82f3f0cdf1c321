/// Which rule gave a row its height.
public enum HeightSource: String, Hashable, Sendable {
  /// The delegate answered `tableView(_:heightForRowAt:)`.
  case delegate

  /// The property `rowHeight` is set.
  case property

  /// Nobody asked yet; it is an estimate until the row comes to the screen.
  case estimated

  /// The cell said how high its content is.
  case measured

  /// Nobody says anything: 44 points.
  case standard
}
