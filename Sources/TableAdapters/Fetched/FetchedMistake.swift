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
}

/// A controller whose delegate methods can make mistakes on purpose.
@MainActor public protocol FetchedMistakeMaking: AnyObject {
  /// The mistakes that the controller makes. The default is none.
  var mistakes: Set<FetchedMistake> { get set }
}
