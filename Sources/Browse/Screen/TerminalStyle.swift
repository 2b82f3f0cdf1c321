/// How a cell of a terminal looks.
public struct TerminalStyle: Hashable, Sendable {
  /// The colour of the text.
  public var foreground = TerminalColor.standard

  /// The colour behind it.
  public var background = TerminalColor.standard

  /// Whether the text is bold.
  public var isBold = false

  /// Whether it is faint.
  public var isDim = false

  /// Whether there is a line below it.
  public var isUnderlined = false

  /// Whether text and background change places.
  public var isReversed = false

  /// The look of plain text.
  public static let plain = TerminalStyle()

  /// Faint text.
  public static let dim = TerminalStyle(isDim: true)

  /// Bold text.
  public static let bold = TerminalStyle(isBold: true)

  /// The look of a bar.
  public static let bar = TerminalStyle(isReversed: true)

  /// Puts a look together.
  public init(
    foreground: TerminalColor = .standard,
    background: TerminalColor = .standard,
    isBold: Bool = false,
    isDim: Bool = false,
    isUnderlined: Bool = false,
    isReversed: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isDim = isDim
    self.isUnderlined = isUnderlined
    self.isReversed = isReversed
  }
}

/// One of the colours that every terminal with colours has.
public enum TerminalColor: Int, Hashable, Sendable {
  /// The terminal's own.
  case standard = 0

  /// The others, by the numbers that terminals know them by.
  case red, green, yellow, blue, magenta, cyan, white
}

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
