/// A classical mistake of a delegate of a fetched results controller, made on purpose.
public enum FetchedMistake: String, CaseIterable, Hashable, Sendable {
  /// A changed row is filled with the object at its old path, although rows were inserted above.
  case oldPath = "old-path"

  /// A changed row is reloaded at its new path, but a batch counts reloads before its updates.
  case newPath = "new-path"

  /// A moved row is only reloaded.
  case moveAsUpdate = "move-as-update"

  /// A moved row is moved and reloaded in one batch.
  case updateAndMove = "update-and-move"

  /// A row moves into a section that the batch inserts, or out of one that it deletes.
  case rowMoves = "row-moves"

  /// Inserted and deleted sections are not reported to the table view.
  case sectionsUnheard = "sections-unheard"

  /// The table view loads the new counts before the batch begins.
  case askedEarly = "asked-early"

  /// The changes are collected, but never reported to the table view.
  case unapplied

  /// A row that the user dragged is moved again when the results controller reports its move.
  case echo

  /// The table view is not reloaded after a new fetch.
  case unreloadedFetch = "unreloaded-fetch"

  /// The request changes, but its cache is not deleted.
  case staleCache = "stale-cache"

  /// The rows are not sorted by the key of their sections.
  case wrongSections = "wrong-sections"

  /// New objects keep their temporary ids until they are saved, and then get others.
  case temporaryIDs = "temporary-ids"

  /// Snapshots do not name the rows with other values.
  case silentSnapshot = "silent-snapshot"

  /// Each snapshot reads all batches of objects.
  case allBatches = "all-batches"

  /// The delegate fetches again in the middle of a round of changes.
  case nestedFetch = "nested-fetch"

  /// The next page of a fetch begins after the last sort value, which no missing value follows.
  case nullKeys = "null-keys"
}

/// A controller whose delegate methods can make mistakes on purpose.
@MainActor public protocol FetchedMistakeMaking: AnyObject {
  /// The mistakes that the controller makes. The default is none.
  var mistakes: Set<FetchedMistake> { get set }
}
