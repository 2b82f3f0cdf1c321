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
