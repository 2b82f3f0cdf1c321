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
    for cell in state.cells.elements where cell.configurationState.traitCollection != traits {
      cell.configurationState.traitCollection = traits
    }
  }

  /// Brings the looks of all cells on the screen in line with their states, each once, in reading order.
  ///
  /// It ends every layout, whether or not anything has moved, so that several changes make one update.
  func updateConfigurations() {
    for cell in dueCells { updateConfiguration(of: cell) }
  }

  /// The cells whose looks are due, as of now: a look may bring others to the screen.
  private var dueCells: [TableViewCell] {
    var due: [TableViewCell] = []
    for (_, cell) in state.cells.entries where cell.needsUpdateConfiguration { due.append(cell) }
    return due
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
