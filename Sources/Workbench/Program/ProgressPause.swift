/// A timer for progress sentences; it limits updates because a screen reader reads every line.
struct ProgressPause {
  /// The pause between two sentences, in seconds.
  private static let seconds = 5.0

  private var spokenAt: Double?

  /// Returns whether it is time for a sentence, and restarts the pause if so.
  ///
  /// - Parameter seconds: The seconds since the task began; a smaller value than before means a new
  ///   task.
  /// - Returns: True on the first call, and after each pause.
  mutating func isOver(at seconds: Double) -> Bool {
    if let spokenAt, seconds >= spokenAt, seconds < spokenAt + Self.seconds { return false }
    spokenAt = seconds
    return true
  }
}
