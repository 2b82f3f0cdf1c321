import TableModel

// Support for objects that temporarily replace the data source and the delegate.
extension TableView {
  /// Replaces the data source and the delegate without querying everything again.
  ///
  /// This is not in UIKit, where an assignment causes a reload. It is for objects that wrap the old
  /// ones and return the same values. The table view checks them for capabilities here.
  package func interpose(
    dataSource: (any TableViewDataSource)?,
    delegate: (any TableViewDelegate)?
  ) {
    isInterposing = true
    self.dataSource = dataSource
    self.delegate = delegate
    isInterposing = false
  }

  /// Whether the table shows these counts, with no pending load.
  package func shows(_ counts: some Collection<Int>) -> Bool {
    state.isLoaded && !state.needsReload && state.counts.elementsEqual(counts)
  }

  /// Marks heights, titles and views of sections as changed, without a reload.
  package func setNeedsHeightsAndViews() { setNeedsHeights() }
}
