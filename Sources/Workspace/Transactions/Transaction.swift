package import TableModel
package import TableStore

/// A change of a table's rows as a value: its edits, its kind and its command.
///
/// Commands, gestures, files and servers all create transactions.
/// ``OpenTable/commit(_:keepsDueLayout:isCancelled:)`` carries them out, and everything that
/// depends on the rows follows them. All of them together could rebuild that state.
package struct Transaction: Sendable {
  /// The kind of change.
  package var kind = Kind.made

  /// The command, or another name if no command made it.
  package var command = ""

  /// The changes, in order, batch by batch.
  package var batches: [[TableChange]] = []

  /// Whether only the model changes (`model …`), so that undoing it does not update a view either.
  package var isModelOnly = false

  /// The effect on the current row.
  package var focus = Focus.moves

  /// The time, in milliseconds of the session's clock.
  package var time = 0

  /// The commands that make it up, in order, if there are several.
  package var steps: [Step] = []

  /// The group that it belongs to: a sourced script or a repetition, undone as one.
  ///
  /// Nil for a separate edit.
  package var group: Int?

  /// The edit of a nested table that caused it, or nil.
  package var nested: NestedEdit?

  /// The value of another program that undoing it would overwrite, or nil.
  package var conflict: String?

  /// Its number among all edits of the table, set by the history.
  package var serial = 0

  /// The way in which rows changed.
  ///
  /// Data that only a few kinds need is stored indirectly, so that the others are quick to copy.
  package enum Kind: Sendable {
    /// An edit that `undo` can undo.
    case made

    /// An edit between `begin` and `end`, which does not count as a separate one.
    case gathered

    /// The collected edits become one edit; the rows have already changed.
    case ended

    /// The collected edits were undone.
    case rolledBack

    /// The last edit was undone.
    case undone

    /// The last undone edit was redone.
    case redone

    /// Rows arrived without an edit; with a document, they are all of its rows.
    indirect case arrived(TableDocument?)

    /// Further rows of a database were counted; they follow the others.
    case counted

    /// Changes of other programs arrived from a database.
    indirect case followed(FollowedChanges)

    /// The rows were written to a file unchanged.
    indirect case saved(SaveResult)

    /// The table of a lesson was set up; the steps to it cannot be undone.
    case staged
  }

  /// The rows after changes of other programs.
  package struct FollowedChanges: Sendable {
    /// The document with the rows of the database.
    let document: TableDocument

    /// The rows with unsaved edits.
    let sections: [Section]

    /// The unsaved edits, as changes of the rows of the database.
    let unsaved: [TableChange]

    /// The saved edits that can be undone after the unsaved ones, the oldest first.
    let saved: [Transaction]

    /// The number of the last saved edits that are undone.
    ///
    /// It is 0 if the rows also differ in other ways from those of the database.
    let undoneCount: Int

    /// The unsaved edits as one edit, or nil without any.
    var edit: Transaction? {
      guard !unsaved.isEmpty else { return nil }
      return Transaction(command: "earlier edits", batches: [unsaved], focus: .follows)
    }
  }

  /// The effect on the current row.
  package enum Focus: Sendable {
    /// It becomes the row that the change affects.
    case moves

    /// It stays the same row, wherever that moves.
    case follows

    /// It becomes the row at a path of the model, or none.
    case goes(IndexPath?)
  }

  /// A command with its number of changes.
  package struct Step: Sendable {
    /// The command line.
    package var command: String

    /// The time, in milliseconds of the session's clock.
    package var time: Int

    /// The number of changes.
    package var count: Int

    /// Creates a step.
    package init(command: String, time: Int, count: Int) {
      (self.command, self.time, self.count) = (command, time, count)
    }
  }

  /// Creates a transaction that is yet to be committed.
  package init(
    kind: Kind = .made,
    command: String = "",
    batches: [[TableChange]] = [],
    isModelOnly: Bool = false,
    focus: Focus = .moves,
    steps: [Step] = []
  ) {
    (self.kind, self.command, self.batches) = (kind, command, batches)
    (self.isModelOnly, self.focus, self.steps) = (isModelOnly, focus, steps)
  }
}

extension Transaction {
  /// The changes, in order.
  package var changes: [TableChange] { batches.count == 1 ? batches[0] : Array(batches.joined()) }

  /// The rows after the changes as another document has them, or nil.
  var arrivingRows: [Section]? {
    switch kind {
    case .arrived(let document?): document.sections
    case .followed(let changes): changes.sections
    default: nil
    }
  }

  /// The changes that were not yet followed while they were collected.
  var newChanges: [TableChange] { if case .ended = kind { [] } else { changes } }

  /// The transaction that undoes this one.
  package var undoing: Transaction {
    var inverse = Transaction(
      kind: .undone,
      command: "undo",
      batches: batches.inverse,
      isModelOnly: isModelOnly
    )
    inverse.nested = nested?.inverse
    return inverse
  }

  /// The transaction that redoes this one after it was undone.
  var redoing: Transaction {
    var again = self
    again.kind = .redone
    again.focus = .moves
    return again
  }
}

/// A value with an inverse.
protocol Invertible {
  /// The inverse value.
  var inverse: Self { get }
}

extension TableChange: Invertible {}

extension Array: Invertible where Element: Invertible {
  var inverse: [Element] { reversed().map(\.inverse) }
}

extension [[TableChange]] {
  /// Whether at least one batch has a change.
  var haveElements: Bool { contains { !$0.isEmpty } }
}
