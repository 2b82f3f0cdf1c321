/// The final destination of output: buffered standard output.
@MainActor protocol AnswerSink: AnyObject {
  /// Whether output can no longer be written.
  var hasFailed: Bool { get }

  /// Flushes the buffer.
  ///
  /// - Returns: False if the output cannot be written.
  func flush() -> Bool

  /// Called when the next command or the end of the input shows whether the last failure was
  /// expected.
  func settleFailure(isExpected: Bool)

  /// Flushes the buffer and checks whether the reader is still connected.
  ///
  /// - Returns: False if the output cannot be written or its reader has disconnected.
  func canAdvance() -> Bool
}
