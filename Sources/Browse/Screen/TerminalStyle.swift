/// The style of a terminal cell.
public struct TerminalStyle: Hashable, Sendable {
  /// The color of the text.
  public var foreground = TerminalColor.standard

  /// The color of the background.
  public var background = TerminalColor.standard

  /// Whether the text is bold.
  public var isBold = false

  /// Whether the text is faint.
  public var isDim = false

  /// Whether the text is underlined.
  public var isUnderlined = false

  /// Whether text and background colors are swapped.
  public var isReversed = false

  /// The style of plain text.
  public static let plain = TerminalStyle()

  /// Faint text.
  public static let dim = TerminalStyle(isDim: true)

  /// Bold text.
  public static let bold = TerminalStyle(isBold: true)

  /// The style of a bar.
  public static let bar = TerminalStyle(isReversed: true)

  /// Creates a style.
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

/// One of the colors that every color terminal has.
public enum TerminalColor: Int, Hashable, Sendable {
  /// The terminal's default color.
  case standard = 0

  /// The other colors, by their terminal numbers.
  case red, green, yellow, blue, magenta, cyan, white
}

/// One column of a terminal.
public struct TerminalCell: Hashable, Sendable {
  /// The content, one or two columns wide and safe for a terminal; nil for a wide Character's right
  /// half.
  public var character: Character?

  /// The style of the column.
  public var style: TerminalStyle

  /// An empty column.
  public static let blank = TerminalCell(character: " ", style: .plain)

  /// Creates a column.
  public init(character: Character?, style: TerminalStyle) {
    self.character = character
    self.style = style
  }
}
