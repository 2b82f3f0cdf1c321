// The traits of the screen, copied to the cells.
extension TableView {
  /// The traits for cells: the size class follows the width, the rest comes from the properties.
  ///
  /// Cells are mirrored where the direction is right to left, and larger text has higher rows.
  public var traitCollection: TraitCollection {
    TraitCollection(
      horizontalSizeClass: TraitCollection.SizeClass(width: size.width),
      layoutDirection: layoutDirection,
      preferredContentSizeCategory: preferredContentSizeCategory
    )
  }

  /// The size of the texts in the rows.
  public var textMetrics: TextMetrics { preferredContentSizeCategory.textMetrics }

  /// Whether the writing direction is right to left.
  var isRightToLeft: Bool { layoutDirection == .rightToLeft }

  /// Sends new traits to the visible cells; other cells get them when they scroll in.
  func traitsDidChange() {
    state.needsLayout = true
    let traits = traitCollection
    for section in visibleSections {
      for view in [headerView(forSection: section), footerView(forSection: section)] {
        view?.isRightToLeft = isRightToLeft
        view?.textMetrics = textMetrics
      }
    }
    for cell in state.cells.elements where cell.configurationState.traitCollection != traits {
      cell.configurationState.traitCollection = traits
    }
  }

  /// Updates the appearance of all visible cells for their states, each once, in table order.
  ///
  /// It ends every layout, even if nothing moved, so several changes cause one update.
  func updateConfigurations() {
    for cell in dueCells { updateConfiguration(of: cell) }
  }

  /// The cells that need an appearance update now; an update may add more cells to the screen.
  private var dueCells: [TableViewCell] {
    var due: [TableViewCell] = []
    for (_, cell) in state.cells.entries where cell.needsUpdateConfiguration { due.append(cell) }
    return due
  }

  /// Updates the appearance of a cell if its state changed.
  func updateConfiguration(of cell: TableViewCell) {
    guard cell.needsUpdateConfiguration else { return }
    guard cell.configurationUpdateHandler != nil else { return cell.updateConfigurationIfNeeded() }
    sends(to: cell, "configurationUpdateHandler")
    cell.updateConfigurationIfNeeded()
    answered()
  }
}
