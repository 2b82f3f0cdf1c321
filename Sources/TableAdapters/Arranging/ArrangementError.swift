/// Why rows could not be arranged.
public enum ArrangementError: Error, Hashable, Sendable {
  /// No row has a value under the name; the names that rows have are given, as far as some hundred rows
  /// tell.
  case noKey(String, names: [String])

  /// Somebody stopped it.
  case cancelled
}
