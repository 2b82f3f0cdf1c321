/// How a request ended: each start has exactly one of these.
public enum RequestOutcome<Value: Sendable>: Sendable {
  /// The server answered, and this was made of the answer.
  case succeeded(Value)

  /// Nothing came of it.
  case failed(RequestError)

  /// Somebody ended it.
  case cancelled(CancelReason)
}
