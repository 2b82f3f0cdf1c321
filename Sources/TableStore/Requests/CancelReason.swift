/// Why a request was ended before it had a result.
public enum CancelReason: String, Hashable, Sendable {
  /// Whoever started it wants it no more.
  case byCaller

  /// It was started again.
  case superseded

  /// Whoever wanted the answer is gone.
  case released
}
