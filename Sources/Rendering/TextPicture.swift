/// A table or a cell drawn as lines of text.
public struct TextPicture: Hashable, Sendable {
  /// The lines, all of the same width but for blanks at their end.
  public let lines: [String]

  /// The width of the drawing in columns, frame and margin included.
  public let width: Int

  /// Puts lines together.
  public init(lines: [String], width: Int) {
    self.lines = lines
    self.width = width
  }
}
