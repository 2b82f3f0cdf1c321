import TableModel
import TableUI

/// Sends edits on their way: through the controller, to the model alone, or to the table alone.
@MainActor struct EditRunner {
  private let session: Session
  private let source: OpenSource
  private let command: String

  init(_ session: Session, _ source: OpenSource, command: String = "") {
    self.session = session
    self.source = source
    self.command = command
  }

  /// Plans an edit, asks whether it is allowed, and makes it.
  func run(_ edit: Edit, half: EditHalf = .both) throws(CommandError) -> Answer {
    if half == .table { return try tell(edit) }
    let plan = try EditPlanner(source).plan(edit)
    if half == .both { try EditPermission(source).check(plan.changes) }
    try make(plan.changes, half: half)
    follow(plan.changes)
    if case .delete(let range, _) = edit, !source.arrangement.isEmpty {
      // What stands there in the model may be hidden.
      source.current = Self.standing(at: range.first, in: source.shown)
    }
    var answer = ChangeAnswer(source).answer(for: plan.changes)
    answer.notes = plan.notes
    return answer
  }

  /// Makes changes that move rows about; the current row stays with its row.
  func rearrange(_ changes: [TableChange]) throws(CommandError) -> Answer {
    try make(changes, half: .both)
    for change in changes {
      source.currentInModel = source.currentInModel.flatMap(change.destination)
      source.follow(change)
    }
    return ChangeAnswer(source).answer(for: changes)
  }

  /// Makes changes and notes them for `undo`; inside a batch the table hears of them at its end.
  private func make(_ changes: [TableChange], half: EditHalf) throws(CommandError) {
    guard !changes.isEmpty else { return }
    if let batch = source.batch {
      if batch.modelChanges.isEmpty { source.batch?.looks = source.tableView.looks }
      let shown = try changeModel(changes)
      source.recordInBatch(changes)
      if half == .both { source.batch?.combined += shown }
      return
    }
    let entry = EditHistory.Entry(
      command: command,
      changes: changes,
      isModelOnly: half == .model,
      current: source.currentInModel
    )
    if half == .model {
      try changeModel(changes)
    } else {
      // Whoever left a layout due, after a reload, sees the table before it until they ask for it.
      let isDue = source.tableView.needsLayout
      try source.door.perform(changes)
      if !isDue { try source.layout() }
    }
    source.record(entry)
  }

  /// Makes changes in the model alone; all or none.
  ///
  /// - Returns: What happened to the rows that the table shows.
  @discardableResult
  func changeModel(_ changes: [TableChange]) throws(CommandError) -> [TableChange] {
    var done: [TableChange] = []
    var shown: [TableChange] = []
    do throws(CommandError) {
      for change in changes {
        shown += try source.door.changeModel(change)
        done.append(change)
      }
      return shown
    } catch {
      for change in done.reversed() { try source.door.changeModel(change.inverse) }
      throw error
    }
  }

  /// Lets the current row follow its row, or moves it to what the edit is about.
  func follow(_ changes: [TableChange]) {
    for change in changes {
      source.currentInModel = Self.current(source.currentInModel, after: change, source)
      source.follow(change)
    }
  }

  private static func current(
    _ current: IndexPath?,
    after change: TableChange,
    _ source: OpenSource
  ) -> IndexPath? {
    switch change {
    case .insert(let items, let path):
      return IndexPath(row: path.row + max(items.count, 1) - 1, section: path.section)
    case .delete(_, let path): return standing(at: path, in: source.sections)
    case .move(_, let to): return to
    case .update(let path, _, _), .height(let path, _, _): return path
    case .deleteSection: return current.flatMap { change.destination(of: $0) }
    default: return current.flatMap { change.destination(of: $0) }
    }
  }

  /// The row now standing at a place, else the last one of its section.
  private static func standing(at path: IndexPath, in sections: [Section]) -> IndexPath? {
    guard sections.indices.contains(path.section), !sections[path.section].items.isEmpty else {
      return nil
    }
    return IndexPath(
      row: min(path.row, sections[path.section].items.count - 1),
      section: path.section
    )
  }

  /// Tells the table view alone, as a batch of one or as part of the open batch.
  private func tell(_ edit: Edit) throws(CommandError) -> Answer {
    let updates = TableUpdates(telling: edit)
    guard source.batch == nil else {
      source.batch?.typed.merge(updates)
      var answer = ChangeAnswer(source).answer(for: [])
      answer.lines = ["noted for the batch: \(updates)"]
      return answer
    }
    let table = source.tableView
    do throws(TableError) {
      try table.performBatchUpdates(updates)
      try table.layoutIfNeeded()
    } catch {
      throw CommandError(error, era: table.messageEra)
    }
    var answer = ChangeAnswer(source).answer(for: [])
    answer.lines = ["the table was told: \(updates)"]
    return answer
  }
}

extension TableUpdates {
  /// What a table view is told of an edit that nobody made in the model.
  init(telling edit: Edit) {
    self.init()
    switch edit {
    case .insert(let items, let path, _, _):
      insertedRows = (0..<max(1, items.count)).map {
        IndexPath(row: path.row + $0, section: path.section)
      }
    case .delete(let range, let drops):
      deletedRows = Array(range.paths)
      if drops { deletedSections = [range.section] }
    case .replace(let path, _, _), .update(let path, _, _): reloadedRows = [path]
    case .reloadRows(let range), .height(let range, _): reloadedRows = Array(range.paths)
    case .reconfigureRows(let range): reconfiguredRows = Array(range.paths)
    case .move(let range, let target):
      movedRows = range.paths.enumerated().map { index, path in
        RowMove(from: path, to: IndexPath(row: target.row + index, section: target.section))
      }
    case .swap(let first, let second):
      movedRows = [RowMove(from: first, to: second), RowMove(from: second, to: first)]
    case .insertSection(_, let index): insertedSections = [index]
    case .deleteSection(let index): deletedSections = [index]
    case .clearSection(let index), .reloadSection(let index), .title(_, let index, _):
      reloadedSections = [index]
    case .moveSection(let from, let to): movedSections = [SectionMove(from: from, to: to)]
    }
  }
}
