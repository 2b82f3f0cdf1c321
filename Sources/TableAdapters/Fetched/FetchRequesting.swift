public import TableModel

/// A controller that runs a new fetch when its rows are filtered, sorted or grouped.
@MainActor public protocol FetchRequesting: AnyObject {
  /// Fetches the rows of an arrangement.
  ///
  /// - Parameter arrangement: The filter, the order and the grouping.
  /// - Returns: The arrangement of the fetched rows.
  /// - Throws: ``FetchedResultsError``; the rows are unchanged then.
  func fetch(_ arrangement: RowArrangement) throws(FetchedResultsError) -> RowArrangement

  /// Whether the table view is reloaded after a fetch; false is a mistake.
  var reloadsAfterFetch: Bool { get }
}

/// A controller that holds back the updates of its table view while its model changes.
@MainActor public protocol UpdateHolding: AnyObject {
  /// Holds back all updates until they end or are canceled.
  func beginUpdates()

  /// Updates the table view with the changes since the beginning.
  ///
  /// - Parameter changes: The changes of the shown rows, each counted in the state after the
  ///   previous one.
  /// - Throws: The error of the table view.
  func endUpdates(_ changes: [TableChange]) throws(TableError)

  /// Ends holding back, without an update.
  func cancelUpdates()
}

/// A controller that is notified when its model was saved.
@MainActor public protocol SaveObserving: AnyObject {
  /// Called after a save.
  ///
  /// - Throws: The error of the table view.
  func modelDidSave() throws(TableError)
}
