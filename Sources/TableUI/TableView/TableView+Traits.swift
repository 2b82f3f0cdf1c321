// What the table view knows of the screen, told to its cells.
extension TableView {
  /// What cells are told of the screen: the size class follows the width, the rest is what was set here.
  ///
  /// Texts are drawn alike in every direction and of every size; the traits are for those who configure cells.
  public var traitCollection: TraitCollection {
    TraitCollection(
      horizontalSizeClass: TraitCollection.SizeClass(width: size.width),
      layoutDirection: layoutDirection,
      preferredContentSizeCategory: preferredContentSizeCategory
    )
  }

  /// Tells the cells on the screen of other traits; those that come are told when they do.
  func traitsDidChange() {
    let traits = traitCollection
    for cell in state.cells.values where cell.configurationState.traitCollection != traits {
      cell.configurationState.traitCollection = traits
    }
  }

  /// Brings the looks of all cells on the screen in line with their states, each once, in reading order.
  ///
  /// It ends every layout, whether or not anything has moved, so that several changes make one update.
  func updateConfigurations() {
    let cells = state.cells.filter(\.value.needsUpdateConfiguration).sorted { $0.key < $1.key }
    for (_, cell) in cells { updateConfiguration(of: cell) }
  }

  /// Brings the look of a cell in line with its state if that has changed.
  func updateConfiguration(of cell: TableViewCell) {
    guard cell.needsUpdateConfiguration else { return }
    guard cell.configurationUpdateHandler != nil else { return cell.updateConfigurationIfNeeded() }
    sends(to: cell, "configurationUpdateHandler")
    cell.updateConfigurationIfNeeded()
    answered()
  }
}
