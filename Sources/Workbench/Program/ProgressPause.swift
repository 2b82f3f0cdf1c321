/// Decides when long work is spoken of again: whoever hears the screen hears every line.
struct ProgressPause {
  /// So many seconds lie between two sentences.
  private static let seconds = 5.0

  private var spokenAt: Double?

  /// Whether it is time for a sentence, which then counts as spoken.
  ///
  /// - Parameter seconds: How long the work has gone on; less than before means that other work began.
  /// - Returns: True at first, and when enough time has passed.
  mutating func isOver(at seconds: Double) -> Bool {
    if let spokenAt, seconds >= spokenAt, seconds < spokenAt + Self.seconds { return false }
    spokenAt = seconds
    return true
  }
}
