/// How far a request has come.
public enum RequestState: String, Hashable, Sendable {
  /// It was never started.
  case idle

  /// It is complete and about to be sent.
  case created

  /// It was sent, and the answer is on its way or being read.
  case loading

  /// The answer is there.
  case succeeded

  /// Nothing came of it.
  case failed

  /// Somebody ended it.
  case cancelled
}
