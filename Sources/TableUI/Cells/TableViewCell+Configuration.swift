extension TableViewCell {
  /// A configuration without texts that is laid out as the cell's style says.
  public func defaultContentConfiguration() -> ContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1: .valueCell()
    case .value2: ContentConfiguration(style: .value2)
    }
  }

  /// The background of a row in a list.
  public func defaultBackgroundConfiguration() -> BackgroundConfiguration { .listCell() }

  /// Sets states that only the application knows of, such as disabled or one of its own keys.
  ///
  /// They last until the cell is prepared for another row. (UIKit has an override of `configurationState`
  /// for it.)
  public func modifyConfigurationState(_ change: (inout CellConfigurationState) -> Void) {
    change(&configurationState)
  }

  /// Takes the state over into those configurations that follow it by themselves.
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
