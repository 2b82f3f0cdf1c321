/// Where answers go in the end: standard output, behind a buffer.
@MainActor protocol AnswerSink: AnyObject {
  /// Whether the answers can no longer be written.
  var hasFailed: Bool { get }

  /// Sends everything on.
  ///
  /// - Returns: False where the answers cannot be written.
  func flush() -> Bool

  /// Sends everything on, and looks whether anybody still reads.
  ///
  /// - Returns: False where the answers cannot be written, or whoever read them went away.
  func canAdvance() -> Bool
}
