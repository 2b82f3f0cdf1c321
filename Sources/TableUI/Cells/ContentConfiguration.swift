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

extension ContentConfiguration {
  /// One text, or a text above a further one. (UIKit: `UIListContentConfiguration.cell()`)
  public static func cell() -> ContentConfiguration { ContentConfiguration(style: .subtitle) }

  /// A text above a further one. (UIKit: `UIListContentConfiguration.subtitleCell()`)
  public static func subtitleCell() -> ContentConfiguration {
    ContentConfiguration(style: .subtitle)
  }

  /// A text at the left and a value at the right. (UIKit: `UIListContentConfiguration.valueCell()`)
  public static func valueCell() -> ContentConfiguration { ContentConfiguration(style: .value1) }

  /// The configuration as it looks in a state: dimmed where the row cannot be used.
  public func updated(for state: CellConfigurationState) -> ContentConfiguration {
    var configuration = self
    configuration.isDimmed = state.isDisabled
    return configuration
  }
}

/// What lies behind the content of a cell, as one value.
public struct BackgroundConfiguration: Hashable, Sendable {
  /// What the background is filled for, or nil for none.
  public var fill: FillRole?

  /// How far the background stands in from the edges of the cell.
  public var insets: EdgeInsets

  private var followsState: Bool

  /// Makes a background that looks the same in every state.
  public init(fill: FillRole? = nil, insets: EdgeInsets = .zero) {
    self.fill = fill
    self.insets = insets
    followsState = false
  }

  /// No background in any state.
  public static func clear() -> BackgroundConfiguration { BackgroundConfiguration() }

  /// What the rows of a list have: a fill while they are selected or touched.
  public static func listCell() -> BackgroundConfiguration {
    var configuration = BackgroundConfiguration()
    configuration.followsState = true
    return configuration
  }

  /// The background as it looks in a state.
  public func updated(for state: CellConfigurationState) -> BackgroundConfiguration {
    guard followsState else { return self }
    var configuration = self
    configuration.fill =
      state.isSelected ? .selection : state.isHighlighted ? .highlight : nil
    return configuration
  }
}
