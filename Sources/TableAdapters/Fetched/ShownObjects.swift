public import TableModel
public import TableUI

/// The rows that a table view shows filtered, sorted or grouped, as a store of fetched results.
///
/// A controller over it reports changes by the paths of the shown rows. (Ours.)
@MainActor public final class ShownObjects: FetchedObjectStore {
  private let rows: any SectionsProviding
  private weak var observer: (any FetchedObjectStoreObserver)?

  /// Creates a store of shown rows.
  public init(_ rows: any SectionsProviding) { self.rows = rows }

  public var sections: [Section] { rows.sections }

  public func addObserver(_ observer: any FetchedObjectStoreObserver) { self.observer = observer }

  /// Reports changes that the rows already contain, as one transaction.
  ///
  /// - Parameter changes: The changes, each counted in the state after the previous one.
  /// - Throws: The error of a table view that the observer reports to.
  public func process(_ changes: [TableChange]) throws(TableError) {
    try observer?.store(self, didProcess: changes)
  }
}
