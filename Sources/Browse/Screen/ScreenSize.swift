/// The size of a screen of text.
public struct ScreenSize: Hashable, Sendable {
  /// How many columns it has.
  public var columns: Int

  /// How many lines it has.
  public var lines: Int

  /// Names a size.
  public init(columns: Int, lines: Int) {
    self.columns = columns
    self.lines = lines
  }
}
