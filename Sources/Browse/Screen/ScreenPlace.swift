/// A place on a screen of text, counted from 0 at the top left.
public struct ScreenPlace: Hashable, Sendable {
  /// The line.
  public var line: Int

  /// The column.
  public var column: Int

  /// Names a place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
