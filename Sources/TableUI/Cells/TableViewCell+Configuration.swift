extension TableViewCell {
  /// Returns a configuration without texts, laid out in the cell's style.
  public func defaultContentConfiguration() -> ContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1: .valueCell()
    case .value2: ContentConfiguration(style: .value2)
    }
  }

  /// Returns the background of a list row.
  public func defaultBackgroundConfiguration() -> BackgroundConfiguration { .listCell() }

  /// Changes the states that the application manages, such as disabled or a custom key.
  ///
  /// They last until the cell is reused for another row. (In UIKit, override `configurationState`
  /// instead.)
  public func modifyConfigurationState(_ change: (inout CellConfigurationState) -> Void) {
    change(&configurationState)
  }

  /// Updates the configurations that follow the state automatically.
  func updateConfigurations() {
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      let updated = content.updated(for: configurationState)
      if updated != content { contentConfiguration = updated }
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
      let updated = background.updated(for: configurationState)
      if updated != background { backgroundConfiguration = updated }
    }
  }
}
