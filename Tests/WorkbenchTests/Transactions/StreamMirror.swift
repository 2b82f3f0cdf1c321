import JSON
import TableModel
import TableStore

@testable import Workbench
@testable import Workspace

/// What a table keeps beside its rows, made from its transactions alone and as plainly as can be.
struct StreamMirror {
  private struct Edit {
    var number: Int
    var changes: [TableChange]
  }

  /// A place in the history that a state was given a name at.
  struct Mark {
    fileprivate var number: Int
    fileprivate var forgotten: Int
  }

  private(set) var rows: [Section]
  private(set) var saved: [Section]
  private(set) var problem: String?

  /// The current row and the selection that a view hides; commands that look set them as well.
  var current: IndexPath?
  var hidden: Set<IndexPath> = []

  private var done: [Edit] = []
  private var undone: [Edit] = []
  private var gathered: [TableChange] = []
  private var count = 0
  private var forgotten = 0

  /// The numbers of the edits that were there at the last save; nil where nothing leads there any more.
  private var savedNumbers: [Int]? = []

  init(_ rows: [Section]) { (self.rows, saved) = (rows, rows) }

  var doneChanges: [[TableChange]] { done.map(\.changes) }
  var undoneChanges: [[TableChange]] { undone.map(\.changes) }
  var isModified: Bool { savedNumbers != done.map(\.number) || !gathered.isEmpty }
  var mark: Mark { Mark(number: done.last?.number ?? 0, forgotten: forgotten) }

  func distance(to mark: Mark) -> Int? {
    guard mark.forgotten == forgotten else { return nil }
    if mark.number == 0 { return done.count }
    return done.firstIndex { $0.number == mark.number }.map { done.count - 1 - $0 }
  }

  /// Where each id is first.
  var places: [ItemID: IndexPath] {
    var places: [ItemID: IndexPath] = [:]
    for (section, content) in rows.enumerated() {
      for (row, item) in content.items.enumerated() where places[item.id] == nil {
        places[item.id] = IndexPath(row: row, section: section)
      }
    }
    return places
  }

  /// All that a file would hold of rows.
  static func texts(_ sections: [Section]) -> [String] {
    sections.flatMap { section in
      ["\(section.header)|\(section.footer)"] + section.items.map { $0.value.compact.text }
    }
  }

  mutating func follow(_ transaction: Transaction) {
    let changes = transaction.batches.flatMap { $0 }
    let wasModified = isModified
    if case .ended = transaction.kind {
      if changes != gathered { problem = "the batch is not what was gathered" }
    } else {
      apply(changes)
    }
    followHistory(transaction, changes)
    followSaves(transaction, changes, wasModified)
    followRows(transaction, changes)
  }

  private mutating func apply(_ changes: [TableChange]) {
    for change in changes {
      do { try change.apply(to: &rows) } catch { problem = "\(change) does not fit" }
    }
  }

  private mutating func followHistory(_ transaction: Transaction, _ changes: [TableChange]) {
    switch transaction.kind {
    case .made, .ended:
      if let numbers = savedNumbers, numbers.count > done.count { savedNumbers = nil }
      count += 1
      done.append(Edit(number: count, changes: changes))
      undone = []
      gathered = []
    case .gathered: gathered += changes
    case .rolledBack:
      if changes != gathered.reversed().map(\.inverse) { problem = "other changes are taken back" }
      gathered = []
    case .undone:
      guard let edit = done.popLast() else {
        problem = "nothing was there to undo"
        return
      }
      if changes != edit.changes.reversed().map(\.inverse) { problem = "another edit is undone" }
      undone.append(edit)
    case .redone:
      guard let edit = undone.popLast() else {
        problem = "nothing was there to redo"
        return
      }
      if changes != edit.changes { problem = "another edit is redone" }
      done.append(edit)
    case .saved: savedNumbers = done.map(\.number)
    case .arrived, .counted, .followed, .staged: break
    }
  }

  private mutating func followSaves(
    _ transaction: Transaction,
    _ changes: [TableChange],
    _ wasModified: Bool
  ) {
    switch transaction.kind {
    case .saved: saved = rows
    case .arrived(let document?):
      if Self.texts(rows) != Self.texts(document.sections) { problem = "other rows arrived" }
      (rows, saved) = (document.sections, document.sections)
      forget(isModified: false)
    case .arrived(nil):
      if wasModified {
        for change in changes { try? change.apply(to: &saved) }
      } else {
        saved = rows
      }
      let comesFirst = changes.contains { change in
        switch change {
        case .insert(_, let path): path == IndexPath(row: 0, section: 0)
        case .insertSection(_, let index): index == 0
        default: true
        }
      }
      if comesFirst, !done.isEmpty || !undone.isEmpty { forget(isModified: wasModified) }
    case .counted:
      for case .insert(let items, _) in changes {
        saved[0].items.append(contentsOf: items)
      }
    default: break
    }
  }

  private mutating func forget(isModified: Bool) {
    (done, undone) = ([], [])
    forgotten += 1
    savedNumbers = isModified ? nil : []
  }

  private mutating func followRows(_ transaction: Transaction, _ changes: [TableChange]) {
    var news = changes
    if case .ended = transaction.kind { news = [] }
    for change in news { hidden = Set(hidden.compactMap { change.destination(of: $0) }) }
    switch transaction.focus {
    case .goes(let place): current = place
    case .follows: for change in news { current = current.flatMap { change.destination(of: $0) } }
    case .moves:
      for change in news {
        switch change {
        case .insert(let items, let path):
          current = IndexPath(row: path.row + items.count - 1, section: path.section)
        case .delete(_, let path):
          let left = rows.indices.contains(path.section) ? rows[path.section].items.count : 0
          current =
            left == 0 ? nil : IndexPath(row: min(path.row, left - 1), section: path.section)
        case .move(_, let path), .update(let path, _, _), .height(let path, _, _): current = path
        default: current = current.flatMap { change.destination(of: $0) }
        }
      }
    }
  }
}
