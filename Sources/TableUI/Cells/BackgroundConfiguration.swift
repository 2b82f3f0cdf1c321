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
