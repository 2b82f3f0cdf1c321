public import TableModel
import TableStore
public import TableUI

/// A screen whose rows are fetched results, which report the screen's own edits as well.
///
/// The screen implements the delegate of the results. This protocol provides its edits: commands,
/// swipes, drags and values entered in cells change objects in the context. The delegate then updates
/// the table view.
@MainActor
public protocol FetchedScreen: TableViewHosting, FetchedMistakeMaking, SectionsProviding,
  ObjectReplacing, ModelChanging, ModelChangeObserving, ChangePerforming, ArrangedTableAnimator,
  UpdateHolding, FetchRequesting, SaveObserving, TableViewRowEditing, TableViewRowMoving,
  CellInputDelegate, FetchedResultsControllerDelegate
{
  /// The objects, their results and the state of an edit.
  var edits: FetchedEdits { get }
}

/// The objects of a screen, their results, and the state of an edit.
@MainActor public final class FetchedEdits {
  /// The objects.
  public let context: ManagedObjectContext

  /// The objects by section and row.
  public let results: FetchedResultsController

  /// The mistakes that the delegate makes on purpose.
  public var mistakes: Set<FetchedMistake> = []

  /// The updates of the table view in the current round of changes.
  public var batch = FetchedTableUpdates()

  /// Whether a change is only one of the model, so that the table view is not updated.
  public internal(set) var changesModelOnly = true

  /// Whether changes of the model are not reported: they replace objects with equal ones, or read
  /// further ones.
  fileprivate var replacesObjects = false {
    didSet { if oldValue, !replacesObjects { results.rereadObjects() } }
  }

  /// The results as the table view shows them filtered, sorted or grouped, during an edit.
  fileprivate var shown: (objects: ShownObjects, results: FetchedResultsController)?

  /// Creates the objects of a screen.
  ///
  /// - Parameters:
  ///   - context: The objects.
  ///   - batchSize: The number of objects that are read together.
  public init(_ context: ManagedObjectContext, batchSize: Int = 20) {
    self.context = context
    results = FetchedResultsController(storeOrderOf: context)
    results.fetchRequest.fetchBatchSize = batchSize
  }

  /// Performs the updates of a round, unless its changes are only those of the model or the round
  /// failed.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - controller: The results that it shows.
  /// - Throws: The table view's error.
  public func perform(
    in tableView: TableView,
    showing controller: FetchedResultsController
  ) throws(TableError) {
    guard !changesModelOnly, controller.delegateError == nil else { return }
    try batch.perform(in: tableView, showing: controller)
  }
}

// The model, as commands see it.
extension FetchedScreen {
  public var mistakes: Set<FetchedMistake> {
    get { edits.mistakes }
    set { edits.mistakes = newValue }
  }

  public var sections: [Section] { edits.context.sections }

  public var replacesObjects: Bool {
    get { edits.replacesObjects }
    set { edits.replacesObjects = newValue }
  }

  public var onModelChange: (@MainActor (TableChange) -> Void)? {
    get { edits.context.store.onChange }
    set { edits.context.store.onChange = newValue }
  }

  /// Changes an object; a row that the user dragged is in its new place already.
  public func changeModel(_ change: TableChange) throws(TableError) {
    guard !edits.replacesObjects else { return try edits.context.store.apply(change) }
    try edits.context.apply(change)
    if edits.changesModelOnly { try edits.context.processPendingChanges() }
  }

  public func modelDidSave() throws(TableError) {
    edits.results.namesTemporaryIDs = mistakes.contains(.temporaryIDs)
    edits.changesModelOnly = tableView.rowMapping != nil
    defer { edits.changesModelOnly = true }
    try edits.context.didSave()
  }
}

// Edits, each reported in one round.
extension FetchedScreen {
  public func perform(_ changes: [TableChange]) throws(TableError) {
    // The changes of arranged rows are reported by the paths at which the table view shows them.
    if tableView.rowMapping != nil { beginUpdates() }
    edits.changesModelOnly = edits.shown != nil
    var failure: TableError?
    do throws(TableError) { try perform(changes, in: tableView, through: self) } catch {
      failure = error
    }
    edits.changesModelOnly = true
    try edits.context.processPendingChanges()
    cancelUpdates()
    if let failure { throw failure }
  }

  public func perform(_ updates: TableUpdates, in tableView: TableView) throws(TableError) {
    try edits.context.processPendingChanges()
  }

  public func perform(_ changes: [TableChange], in tableView: TableView) throws(TableError) {
    guard let shown = edits.shown else { return tableView.reloadData() }
    edits.changesModelOnly = false
    defer { edits.changesModelOnly = true }
    try shown.objects.process(changes)
  }

  public func beginUpdates() {
    edits.shown = tableView.rowMapping.flatMap(edits.results.shown)
    edits.shown?.results.delegate = self
    edits.results.beginUpdates()
  }

  public func endUpdates(_ changes: [TableChange]) throws(TableError) {
    edits.changesModelOnly = false
    defer {
      edits.changesModelOnly = true
      cancelUpdates()
    }
    if let shown = edits.shown {
      try shown.objects.process(changes)
    } else {
      try edits.results.endUpdates()
    }
  }

  public func cancelUpdates() {
    edits.shown = nil
    edits.results.cancelUpdates()
  }
}

// Gestures.
extension FetchedScreen {
  public func itemCell(_ cell: ItemCell, didEnter input: CellInput) {
    take(input, from: cell, in: tableView) { changes throws(TableError) in
      try self.perform(changes)
    }
  }

  public func tableView(
    _ tableView: TableView,
    commit editingStyle: CellEditingStyle,
    forRowAt indexPath: IndexPath
  ) throws(TableError) {
    let change = TableChange(committing: editingStyle, at: indexPath, in: sections)
    if let change { try perform([change]) }
  }

  /// Changes the model: the table view has moved the row that the user dragged.
  public func tableView(
    _ tableView: TableView,
    moveRowAt source: IndexPath,
    to destination: IndexPath
  ) throws(TableError) {
    try changeModel(.move(from: source, to: destination))
    guard mistakes.contains(.echo) else { return }
    for _ in 0..<2 { try edits.batch.perform(in: tableView, showing: edits.results) }
  }
}

// Requests.
extension FetchedScreen {
  public var reloadsAfterFetch: Bool { !mistakes.contains(.unreloadedFetch) }

  public func fetch(
    _ arrangement: RowArrangement
  ) throws(FetchedResultsError) -> RowArrangement {
    var arrangement = arrangement
    arrangement.sortsSections = true
    arrangement.omitsMissing = mistakes.contains(.nullKeys)
    try edits.results.performFetch(for: arrangement, mistakes: mistakes)
    return arrangement
  }
}
