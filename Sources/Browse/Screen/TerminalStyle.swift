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
