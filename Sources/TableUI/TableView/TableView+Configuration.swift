// The effects of a new configuration.
extension TableView {
  /// Applies the members that differ.
  func configurationDidChange(from old: TableViewConfiguration) {
    noteEstimates()
    frameDidChange(from: old)
    if needsOtherHeights(than: old) { setNeedsHeights() }
    let hasOtherTraits =
      layoutDirection != old.layoutDirection
      || preferredContentSizeCategory != old.preferredContentSizeCategory
    if hasOtherTraits { traitsDidChange() }
    if isCellPrefetchingEnabled != old.isCellPrefetchingEnabled {
      if isCellPrefetchingEnabled { state.needsLayout = true } else { poolPreparedCells() }
    }
    guard isPrefetchingEnabled != old.isPrefetchingEnabled else { return }
    if isPrefetchingEnabled { state.needsLayout = true } else { cancelPrefetching() }
  }

  private func frameDidChange(from old: TableViewConfiguration) {
    sizeDidChange(from: old.size)
    insetsDidChange(from: adjusted(old))
    if tableHeaderView !== old.tableHeaderView { headerViewDidChange() }
    if tableFooterView !== old.tableFooterView { footerViewDidChange() }
    if backgroundView !== old.backgroundView { state.needsLayout = true }
  }

  /// Whether all heights must be queried again.
  private func needsOtherHeights(than old: TableViewConfiguration) -> Bool {
    if rowHeight != old.rowHeight {
      // The property has no effect if the delegate provides row heights.
      if find(.heightForRow, \.sizing) == nil { return true }
    }
    return preferredContentSizeCategory != old.preferredContentSizeCategory
      || style != old.style || sectionHeaderHeight != old.sectionHeaderHeight
      || sectionFooterHeight != old.sectionFooterHeight
      || sectionHeaderTopPadding != old.sectionHeaderTopPadding
      || estimatedRowHeight != old.estimatedRowHeight
      || estimatedSectionHeaderHeight != old.estimatedSectionHeaderHeight
      || estimatedSectionFooterHeight != old.estimatedSectionFooterHeight
      || sectionIndexMinimumDisplayRowCount != old.sectionIndexMinimumDisplayRowCount
  }
}
