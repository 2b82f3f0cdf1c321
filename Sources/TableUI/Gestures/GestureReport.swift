/// What a host tells a person about a gesture.
public struct GestureReport: Hashable, Sendable {
  /// The words, line by line, safe for a terminal.
  public var lines: [String]

  /// Whether nothing came of the gesture.
  public var isRefused: Bool

  /// Puts a report together.
  public init(lines: [String], isRefused: Bool = false) {
    self.lines = lines
    self.isRefused = isRefused
  }
}
