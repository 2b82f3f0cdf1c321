package import TableModel
package import TableStore

/// Something that happened to the rows of a table, as a value: what changed, how, and what wrote it.
///
/// Commands, gestures, files and servers all come to this. ``OpenTable/commit(_:keepsDueLayout:isCancelled:)``
/// makes it, and whatever keeps something about rows follows it: it could be made again from all of them.
package struct Transaction: Sendable {
  /// How it came about.
  package var kind = Kind.made

  /// The command, or a name for what no command did.
  package var command = ""

  /// What changed, in order, batch by batch.
  package var batches: [[TableChange]] = []

  /// Whether only the model was changed (`model …`), so that taking it back tells no view either.
  package var isModelOnly = false

  /// What becomes of the current row.
  package var focus = Focus.moves

  /// When it was made, in milliseconds of the session's clock.
  package var time = 0

  /// The commands that it was made of, in order, where they were several.
  package var steps: [Step] = []

  /// What it is a step of: a sourced script or a repetition, which are taken back as one; nil for an edit of its
  /// own.
  package var group: Int?

  /// Its number among all edits of the table; the history counts.
  package var serial = 0

  /// How rows came to be others.
  ///
  /// What only a few kinds carry has a place of its own, so that the others are quick to copy.
  package enum Kind: Sendable {
    /// An edit, which `undo` takes back.
    case made

    /// An edit between `begin` and `end`, which is none of its own.
    case gathered

    /// All that was gathered is one edit now; the rows were changed before.
    case ended

    /// All that was gathered is taken back.
    case rolledBack

    /// The last edit is taken back.
    case undone

    /// The edit that was taken back last is made again.
    case redone

    /// Rows came without being an edit; all of them are those of a document where there is one.
    indirect case arrived(TableDocument?)

    /// The rows were written to a file as they are.
    indirect case saved(SaveResult)

    /// The table of a lesson is set up: what led there cannot be taken back.
    case staged
  }

  /// What becomes of the current row.
  package enum Focus: Sendable {
    /// It is the row that the change is about.
    case moves

    /// It stays the same row, wherever that goes.
    case follows

    /// It is the row at a place of the model, or none.
    case goes(IndexPath?)
  }

  /// A command and how many changes it made.
  package struct Step: Sendable {
    /// The command as it was typed.
    package var command: String

    /// When, in milliseconds of the session's clock.
    package var time: Int

    /// How many changes.
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
  /// What changed, in order.
  package var changes: [TableChange] { batches.count == 1 ? batches[0] : Array(batches.joined()) }

  /// What changed, without what was followed when it was gathered.
  var newChanges: [TableChange] { if case .ended = kind { [] } else { changes } }

  /// The transaction that takes this one back.
  package var undoing: Transaction {
    Transaction(kind: .undone, command: "undo", batches: batches.inverse, isModelOnly: isModelOnly)
  }

  /// The transaction that makes this one again after it was taken back.
  var redoing: Transaction {
    var again = self
    again.kind = .redone
    again.focus = .moves
    return again
  }
}

/// Something that can be taken back.
protocol Invertible {
  /// What takes it back.
  var inverse: Self { get }
}

extension TableChange: Invertible {}

extension Array: Invertible where Element: Invertible {
  var inverse: [Element] { reversed().map(\.inverse) }
}
