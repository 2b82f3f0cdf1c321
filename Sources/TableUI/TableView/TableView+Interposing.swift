import TableModel

// What lets somebody stand between the table view and its data source and delegate for a while.
extension TableView {
  /// Puts other objects in the places of data source and delegate without asking everything again.
  ///
  /// UIKit has no such thing: there an assignment asks for a reload. It is for objects that stand in for the
  /// ones that were there and answer the same. They are looked at for capabilities here.
  package func interpose(
    dataSource: (any TableViewDataSource)?,
    delegate: (any TableViewDelegate)?
  ) {
    isInterposing = true
    self.dataSource = dataSource
    self.delegate = delegate
    isInterposing = false
  }

  /// Whether these counts are what is shown, with nothing to be loaded.
  package func shows(_ counts: [Int]) -> Bool {
    state.isLoaded && !state.needsReload && state.counts == counts
  }

  /// Notes that heights, titles or views of sections may be others now, without a reload.
  package func setNeedsHeightsAndViews() { setNeedsHeights() }
}
