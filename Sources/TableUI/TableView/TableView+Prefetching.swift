package import TableModel

// Announcements of rows that may appear soon.
extension TableView {
  /// The announced rows that have neither appeared nor been canceled, in order.
  package var prefetchedRows: [IndexPath] { state.prefetched.sorted() }

  /// Stores the scroll direction, if the content moved.
  func noteDirection(from offset: Double) {
    if state.offset.y != offset { state.scrollsUp = state.offset.y < offset }
  }

  /// Announces the rows of the next screen after a layout and cancels those that it will not reach.
  ///
  /// Each row is announced once until it appears or is canceled. The table does not ask for cells
  /// here.
  func prefetch() {
    guard isPrefetchingEnabled, find(.prefetchRowsAt, \.prefetching) != nil else { return }
    let shown = Set(state.cells.places)
    let ahead = rowsAhead.filter { !shown.contains($0) }
    let announced = state.prefetched.subtracting(shown)
    let past = announced.subtracting(ahead)
    let new = ahead.filter { !announced.contains($0) }
    state.prefetched = Set(ahead)
    let started = generation
    cancelPrefetching(past)
    guard generation == started, !new.isEmpty else { return }
    tell(.prefetchRowsAt, of: new) { $0.tableView(self, prefetchRowsAt: $1) }
  }

  /// Cancels all announced rows.
  func cancelPrefetching() {
    let announced = state.prefetched
    state.prefetched = []
    cancelPrefetching(announced)
  }

  /// The rows of the next screen, nearest first.
  private var rowsAhead: [IndexPath] {
    let shown = visibleRange
    let height = shown.upperBound - shown.lowerBound
    let rows =
      state.scrollsUp
      ? geometry.rows(inY: (shown.lowerBound - height)..<shown.lowerBound).reversed()
      : geometry.rows(inY: shown.upperBound..<(shown.upperBound + height))
    return rows
  }

  private func cancelPrefetching(_ paths: Set<IndexPath>) {
    guard !paths.isEmpty else { return }
    tell(.cancelPrefetching, of: paths.sorted(), .ours) {
      $0.tableView(self, cancelPrefetchingForRowsAt: $1)
    }
  }

  /// Notifies the prefetch object of the rows that it knows.
  private func tell(
    _ method: OptionalMethod,
    of paths: [IndexPath],
    _ source: Message.Source = .documented,
    _ body: (any TableViewPrefetching, [IndexPath]) -> Void
  ) {
    guard let found = find(method, \.prefetching) else { return }
    let own = paths.compactMap(found.rows.own)
    guard !own.isEmpty else { return }
    call(found, list(own), source, as: AnswerText.none) { body($0, own) }
  }
}
