public import TableModel

/// An object that is told about changes of fetched results.
/// (Core Data: `NSFetchedResultsControllerDelegate`.)
///
/// Every method is optional and has its own protocol. Without any of them the controller does not
/// track changes. An error that a method throws is remembered; the other methods are still called.
@MainActor public protocol FetchedResultsControllerDelegate: AnyObject {}

/// A delegate that is told before the changes of a transaction.
@MainActor public protocol FetchedResultsWillChange: FetchedResultsControllerDelegate {
  /// Called first; the sections still have their old counts.
  func controllerWillChangeContent(_ controller: FetchedResultsController) throws(TableError)
}

/// A delegate that is told about each section.
@MainActor public protocol FetchedResultsSectionChanging: FetchedResultsControllerDelegate {
  /// Called for each section, before the objects.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - sectionInfo: The section: the deleted one, or the one after the transaction.
  ///   - sectionIndex: The index: before the transaction for a deletion, after it for an insertion.
  ///   - type: `.insert` or `.delete`. The order of a store also has `.move` and `.update`. Their
  ///     index is the old one, and `sectionInfo` has the new one.
  /// - Throws: The error of a table view.
  func controller(
    _ controller: FetchedResultsController,
    didChange sectionInfo: FetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int,
    for type: FetchedResultsChangeType
  ) throws(TableError)
}

/// A delegate that is told about each object.
@MainActor public protocol FetchedResultsObjectChanging: FetchedResultsControllerDelegate {
  /// Called for each object, after the sections.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - object: The object after the transaction, or the deleted one.
  ///   - indexPath: The path before the whole transaction, or nil for an insertion.
  ///   - type: The kind of change.
  ///   - newIndexPath: The path after the whole transaction, or nil for a deletion.
  /// - Throws: The error of a table view.
  func controller(
    _ controller: FetchedResultsController,
    didChange object: Item,
    at indexPath: IndexPath?,
    for type: FetchedResultsChangeType,
    newIndexPath: IndexPath?
  ) throws(TableError)
}

/// A delegate that is told after the changes of a transaction.
@MainActor public protocol FetchedResultsDidChange: FetchedResultsControllerDelegate {
  /// Called last; the sections have their new counts.
  func controllerDidChangeContent(_ controller: FetchedResultsController) throws(TableError)
}

/// A delegate that gets the whole results as a snapshot; none of its other methods is called.
@MainActor public protocol FetchedResultsSnapshotTaking: FetchedResultsControllerDelegate {
  /// Called after a transaction.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - snapshot: The section names and the identities of the objects; objects with other values
  ///     are in its `reloadedItemIdentifiers`.
  /// - Throws: The error of a table view.
  func controller(
    _ controller: FetchedResultsController,
    didChangeContentWith snapshot: DataSourceSnapshot<String, Item.Origin>
  ) throws(TableError)
}

/// A delegate that gets a difference; none of its other methods is called.
///
/// It is called only if the controller has no section key and the delegate takes no snapshots.
@MainActor public protocol FetchedResultsDifferenceTaking: FetchedResultsControllerDelegate {
  /// Called after a transaction.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - difference: The inserted and removed identities by their offsets.
  /// - Throws: The error of a table view.
  func controller(
    _ controller: FetchedResultsController,
    didChangeContentWith difference: CollectionDifference<Item.Origin>
  ) throws(TableError)
}

/// A delegate that returns the titles of the section index.
@MainActor public protocol FetchedResultsIndexTitling: FetchedResultsControllerDelegate {
  /// Returns the index title of a section, or nil.
  func controller(
    _ controller: FetchedResultsController,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String?
}
