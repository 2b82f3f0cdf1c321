/// What a cell shows, as one value.
public struct ContentConfiguration: Hashable, Sendable {
  /// The main text, or nil.
  public var text: String?

  /// The further text, or nil.
  public var secondaryText: String?

  /// The name of the image, or nil.
  public var image: String?

  /// How many lines the main text may take; 0 for as many as it needs.
  ///
  /// The default is 1.
  public var numberOfLines = 1

  /// How many lines the further text may take where it stands below; 0 for as many as it needs.
  ///
  /// The default is 1.
  public var secondaryNumberOfLines = 1

  /// Where the further text stands.
  public var style: CellStyle

  /// Whether the texts look as if the row could not be used.
  public var isDimmed = false

  /// Makes a configuration.
  public init(
    text: String? = nil,
    secondaryText: String? = nil,
    image: String? = nil,
    style: CellStyle = .subtitle
  ) {
    self.text = text
    self.secondaryText = secondaryText
    self.image = image
    self.style = style
  }
}
