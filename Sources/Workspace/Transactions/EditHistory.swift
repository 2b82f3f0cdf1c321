import TableModel

/// The edits of one source, in order, so that they can be taken back and made again.
package struct EditHistory {
  /// A state that edits may lead back to.
  struct Mark: Hashable, Sendable {
    fileprivate let serial: Int
    fileprivate let epoch: Int
  }

  /// What can be taken back, oldest first.
  package private(set) var done: [Transaction] = []

  /// What can be made again, the next one last.
  package private(set) var undone: [Transaction] = []

  private var serial = 0

  /// Counts how often what could be taken back was forgotten.
  private var epoch = 0

  /// The state as it is now.
  var mark: Mark { Mark(serial: done.last?.serial ?? 0, epoch: epoch) }

  /// How many edits lead back to a state, or nil where none do.
  func distance(to mark: Mark) -> Int? {
    guard mark.epoch == epoch else { return nil }
    if mark.serial == 0 { return done.count }
    return done.reversed().firstIndex { $0.serial == mark.serial }.map { done.count - $0.base }
  }

  /// The edits that one `undo` takes back, the last first: all of a script that is over, else one.
  ///
  /// - Parameter group: What edits are a step of now, or nil.
  /// - Returns: The edits, none where nothing is left.
  func undoable(within group: Int?) -> [Transaction] { Self.step(done, group) }

  /// The edits that one `redo` makes again, in order.
  func redoable(within group: Int?) -> [Transaction] { Self.step(undone, group) }

  private static func step(_ edits: [Transaction], _ group: Int?) -> [Transaction] {
    guard let last = edits.last else { return [] }
    guard let own = last.group, own != group else { return [last] }
    return edits.reversed().prefix { $0.group == own }
  }

  /// How many entries were there at the last save, or nil if that state cannot be reached any more.
  private var savedCount: Int? = 0

  /// Whether the rows differ from what was last saved.
  var isModified: Bool { savedCount != done.count }

  /// Follows a transaction.
  mutating func note(_ transaction: Transaction) {
    switch transaction.kind {
    case .made, .ended: record(transaction)
    case .undone: if let edit = done.popLast() { undone.append(edit) }
    case .redone: if let edit = undone.popLast() { done.append(edit) }
    case .arrived(nil): for change in transaction.changes { follow(change) }
    case .arrived(_?): forget()
    case .saved: savedCount = done.count
    case .staged: self = EditHistory()
    case .gathered, .rolledBack: break
    }
  }

  /// Notes an edit; what was undone before is forgotten.
  private mutating func record(_ edit: Transaction) {
    if let saved = savedCount, saved > done.count { savedCount = nil }
    undone = []
    serial += 1
    var edit = edit
    edit.serial = serial
    done.append(edit)
  }

  /// Follows rows that came in without being an edit; those before which they came cannot be taken back.
  private mutating func follow(_ change: TableChange) {
    guard !done.isEmpty || !undone.isEmpty else { return }
    if case .insert(_, let path) = change, path.section > 0 || path.row > 0 { return }
    if case .insertSection(_, let index) = change, index > 0 { return }
    let wasModified = isModified
    forget()
    if wasModified { savedCount = nil }
  }

  /// Forgets all edits; the rows are as they were loaded.
  private mutating func forget() {
    epoch += 1
    done = []
    undone = []
    savedCount = 0
  }
}
