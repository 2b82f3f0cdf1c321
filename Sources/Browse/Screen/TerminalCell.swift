/// One column of a terminal.
public struct TerminalCell: Hashable, Sendable {
  /// What stands there, of one or two columns and safe for a terminal; nil for the right half of the Character
  /// before it.
  public var character: Character?

  /// How it looks.
  public var style: TerminalStyle

  /// An empty column.
  public static let blank = TerminalCell(character: " ", style: .plain)

  /// Puts a column together.
  public init(character: Character?, style: TerminalStyle) {
    self.character = character
    self.style = style
  }
}
