import TableModel
import TableStore

/// The edits of one table, in order, for undo and redo.
package struct EditHistory {
  /// A state that undo steps may lead back to.
  struct Mark: Hashable, Sendable {
    fileprivate let serial: Int
    fileprivate let epoch: Int
  }

  /// The edits to undo, oldest first.
  package private(set) var done: [Transaction] = []

  /// The edits to redo, the next one last.
  package private(set) var undone: [Transaction] = []

  /// Whether the last save has cleared the edits, because the database deleted or kept rows then.
  private(set) var isClearedBySave = false

  private var serial = 0

  /// The number of times that the undo list was cleared.
  private var epoch = 0

  /// The current state.
  var mark: Mark { Mark(serial: done.last?.serial ?? 0, epoch: epoch) }

  /// Returns the number of edits back to a state, or nil if it cannot be reached.
  func distance(to mark: Mark) -> Int? {
    guard mark.epoch == epoch else { return nil }
    if mark.serial == 0 { return done.count }
    return done.reversed().firstIndex { $0.serial == mark.serial }.map { done.count - $0.base }
  }

  /// Returns the edits that one `undo` undoes, the last first: all of a finished script, else one.
  ///
  /// - Parameter group: The group that edits now belong to, or nil.
  /// - Returns: The edits; empty if none are left.
  func undoable(within group: Int?) -> [Transaction] { Self.step(done, group) }

  /// Returns the edits that one `redo` redoes, in order.
  func redoable(within group: Int?) -> [Transaction] { Self.step(undone, group) }

  private static func step(_ edits: [Transaction], _ group: Int?) -> [Transaction] {
    guard let last = edits.last else { return [] }
    guard let own = last.group, own != group else { return [last] }
    return edits.reversed().prefix { $0.group == own }
  }

  /// The numbers of entries at which the rows are those last saved, ascending.
  ///
  /// It is empty if no such state can be reached any more.
  private var savedCounts = [0]

  /// Whether the rows differ from those last saved.
  var isModified: Bool { !savedCounts.contains(done.count) }

  /// The edits since the table was opened or saved, in order.
  package var unsaved: ArraySlice<Transaction> {
    guard !savedCounts.isEmpty else { return done[...] }
    return done[(savedCounts.last { $0 <= done.count } ?? done.count)...]
  }

  /// The edits that the rows last saved include, the oldest first; some may be undone.
  ///
  /// They begin after the last one that changed a nested table or only the model.
  var saved: [Transaction] {
    guard let count = savedCounts.last else { return [] }
    let edits = (done + undone.reversed()).prefix(count)
    return edits.reversed().prefix { $0.nested == nil && !$0.isModelOnly }.reversed()
  }

  /// The number of the last of these edits that are undone.
  var undoneCount: Int { max(0, (savedCounts.last ?? 0) - done.count) }

  /// Records that the edits so far lead to the rows last saved.
  mutating func noteSavedRows() {
    guard isModified else { return }
    savedCounts = (savedCounts + [done.count]).sorted()
  }

  /// Follows a transaction.
  mutating func note(_ transaction: Transaction) {
    switch transaction.kind {
    case .made, .ended: record(transaction)
    case .undone: if let edit = done.popLast() { undone.append(edit) }
    case .redone: if let edit = undone.popLast() { done.append(edit) }
    case .arrived(nil): for change in transaction.changes { follow(change) }
    case .arrived(_?):
      forget()
      isClearedBySave = false
    case .followed(let changes):
      forget()
      for edit in changes.saved { record(edit) }
      savedCounts = [done.count]
      if changes.undoneCount == 0, let edit = changes.edit { record(edit) }
      for _ in 0..<changes.undoneCount { undone += done.popLast().map { [$0] } ?? [] }
    case .saved(let result):
      // Edits have the paths of the rows before others came or went.
      if transaction.changes.contains(where: \.movesRows) {
        forget()
        isClearedBySave = true
      } else if let rows = result.database {
        follow(SavedValues(rows, transaction.changes))
        follow(placement: transaction.changes.filter(\.isPlacement))
      }
      savedCounts = [done.count]
    case .staged: self = EditHistory()
    case .gathered, .rolledBack, .counted: break
    }
  }

  /// Records an edit and clears the redo list.
  private mutating func record(_ edit: Transaction) {
    savedCounts.removeAll { $0 > done.count }
    undone = []
    isClearedBySave = false
    serial += 1
    var edit = edit
    edit.serial = serial
    done.append(edit)
  }

  /// Follows rows that arrived without an edit; affected earlier edits cannot be undone.
  private mutating func follow(_ change: TableChange) {
    guard !done.isEmpty || !undone.isEmpty else { return }
    if case .insert(_, let path) = change, path.section > 0 || path.row > 0 { return }
    if case .insertSection(_, let index) = change, index > 0 { return }
    let wasModified = isModified
    forget()
    if wasModified { savedCounts = [] }
  }

  /// Follows the values that a save found in the database; dropped edits cannot be undone.
  private mutating func follow(_ values: SavedValues) {
    guard !values.isEmpty else { return }
    if undone.contains(where: { values.concern($0.changes) }) { undone = [] }
    let firstUnsaved = savedCounts.isEmpty ? done.count : unsaved.startIndex
    var values = values
    var followed: [Transaction] = []
    for (index, edit) in done.enumerated().reversed() {
      guard values.concern(edit.changes) else {
        followed.append(edit)
        continue
      }
      var edit = edit
      for batch in edit.batches.indices.reversed() {
        let isSaved = index < firstUnsaved
        let (changes, conflict) = values.goBack(before: edit.batches[batch], isSaved: isSaved)
        edit.batches[batch] = changes
        edit.conflict = edit.conflict ?? conflict
      }
      if edit.batches.haveElements { followed.append(edit) }
    }
    done = followed.reversed()
  }

  /// Follows moves of saved rows to their places, which `undo` of the last edit takes back first.
  private mutating func follow(placement: [TableChange]) {
    guard !placement.isEmpty else { return }
    undone = []
    guard !done.isEmpty else { return }
    done[done.count - 1].batches.append(placement)
  }

  /// Clears all edits, because the rows were loaded again.
  private mutating func forget() {
    epoch += 1
    done = []
    undone = []
    savedCounts = [0]
  }
}

extension TableChange {
  /// Whether the change moves a row, or makes or drops a section for it.
  fileprivate var isPlacement: Bool {
    switch self {
    case .move, .insertSection, .deleteSection: true
    default: false
    }
  }

  /// Whether later rows have other paths after the change.
  fileprivate var movesRows: Bool {
    switch self {
    case .insert, .delete: true
    default: false
    }
  }
}
