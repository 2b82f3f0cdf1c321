/// A cell's content as one value.
public struct ContentConfiguration: Hashable, Sendable {
  /// The main text, or nil.
  public var text: String?

  /// The secondary text, or nil.
  public var secondaryText: String?

  /// The name of the image, or nil.
  public var image: String?

  /// The maximum number of lines for the main text; 0 means no limit.
  ///
  /// The default is 1.
  public var numberOfLines = 1

  /// The maximum number of lines for a secondary text below the main one; 0 means no limit.
  ///
  /// A value at the right goes below the main text if it may have several lines and is too long for
  /// the rest of the line. The default is 1.
  public var secondaryNumberOfLines = 1

  /// The layout of the texts.
  public var style: CellStyle

  /// Whether the texts are dimmed, as in a disabled row.
  public var isDimmed = false

  /// Creates a configuration.
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

// The distances in the list content of UIKit. Drawing uses lines and columns instead. [observed: logs, to
// iOS 17]
extension ContentConfiguration {
  /// The margins around the content, in points; left is the leading edge.
  public var directionalLayoutMargins: EdgeInsets {
    EdgeInsets(top: 11, left: 16, bottom: 11, right: 8)
  }

  /// The distance between the image and the text, in points.
  public var imageToTextPadding: Double { 16 }

  /// The distance between the text and the line below, in points.
  public var textToSecondaryTextVerticalPadding: Double { 3 }

  /// The margins of a header in a grouped list, in points.
  public static let groupedHeaderMargins = EdgeInsets(top: 17, left: 8, bottom: 6, right: 8)
}

extension ContentConfiguration {
  /// Returns a configuration with a text above an optional secondary text. (UIKit:
  /// `UIListContentConfiguration.cell()`)
  public static func cell() -> ContentConfiguration { ContentConfiguration(style: .subtitle) }

  /// Returns a configuration with a text above a secondary text. (UIKit:
  /// `UIListContentConfiguration.subtitleCell()`)
  public static func subtitleCell() -> ContentConfiguration {
    ContentConfiguration(style: .subtitle)
  }

  /// Returns a configuration with a text at the left and a value at the right. (UIKit:
  /// `UIListContentConfiguration.valueCell()`)
  public static func valueCell() -> ContentConfiguration { ContentConfiguration(style: .value1) }

  /// Returns the configuration for a state: dimmed if the row is disabled.
  public func updated(for state: CellConfigurationState) -> ContentConfiguration {
    var configuration = self
    configuration.isDimmed = state.isDisabled
    return configuration
  }
}

/// A cell's background as one value.
public struct BackgroundConfiguration: Hashable, Sendable {
  /// The role of the background fill, or nil for no fill.
  public var fill: FillRole?

  /// The distance from the edges of the cell to the background, in points.
  public var insets: EdgeInsets

  private var followsState: Bool

  /// Creates a background that looks the same in every state.
  public init(fill: FillRole? = nil, insets: EdgeInsets = .zero) {
    self.fill = fill
    self.insets = insets
    followsState = false
  }

  /// Returns an empty background for every state.
  public static func clear() -> BackgroundConfiguration { BackgroundConfiguration() }

  /// Returns the background of list rows: filled while selected or touched.
  public static func listCell() -> BackgroundConfiguration {
    var configuration = BackgroundConfiguration()
    configuration.followsState = true
    return configuration
  }

  /// Returns the background for a state.
  public func updated(for state: CellConfigurationState) -> BackgroundConfiguration {
    guard followsState else { return self }
    var configuration = self
    configuration.fill =
      state.isSelected ? .selection : state.isHighlighted ? .highlight : nil
    return configuration
  }
}
