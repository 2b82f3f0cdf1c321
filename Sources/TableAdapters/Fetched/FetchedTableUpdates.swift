public import TableModel
public import TableUI

/// The batch for a table view, collected from the calls of a fetched results controller.
///
/// A table view accepts less than Core Data reports. Rows of inserted and deleted sections are left
/// out. A move into or out of such a section becomes an insertion or a deletion.
///
/// ```swift
/// var batch = FetchedTableUpdates()
/// batch.add(.insert, at: nil, newIndexPath: IndexPath(row: 0, section: 0))
/// try batch.perform(in: tableView, showing: results)
/// ```
public struct FetchedTableUpdates: Sendable {
  /// The batch so far.
  public private(set) var updates = TableUpdates()

  /// Whether changed rows get new cells, which deselects them.
  ///
  /// Otherwise their cells are configured again. The default is false.
  public let reloadsRows: Bool

  /// The mistakes to make on purpose.
  public let mistakes: Set<FetchedMistake>

  private var deletedSections: Set<Int> = []
  private var insertedSections: Set<Int> = []
  private var movedSections: Set<Int> = []

  /// The changed rows that are filled from their old paths by mistake.
  private var misread: [RowMove] = []

  /// Creates an empty batch.
  public init(reloadsRows: Bool = false, mistakes: Set<FetchedMistake> = []) {
    self.reloadsRows = reloadsRows
    self.mistakes = mistakes
  }

  /// Adds a section; add all sections first, then the rows.
  ///
  /// - Parameters:
  ///   - sectionInfo: The section.
  ///   - sectionIndex: Its index: the old one, or the new one of an inserted section.
  ///   - type: The kind of change.
  public mutating func add(
    _ sectionInfo: FetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int,
    for type: FetchedResultsChangeType
  ) {
    guard !mistakes.contains(.sectionsUnheard) else { return }
    switch type {
    case .insert:
      updates.insertedSections.append(sectionIndex)
      insertedSections.insert(sectionIndex)
    case .delete:
      updates.deletedSections.append(sectionIndex)
      deletedSections.insert(sectionIndex)
    case .move:
      updates.movedSections.append(SectionMove(from: sectionIndex, to: sectionInfo.index))
      movedSections.insert(sectionIndex)
    case .update: updates.retitledSections.append(sectionIndex)
    }
  }

  /// Adds a row.
  ///
  /// - Parameters:
  ///   - type: The kind of change.
  ///   - indexPath: The path before the batch, or nil for an insertion.
  ///   - newIndexPath: The path after the batch, or nil for a deletion.
  ///   - effect: The effect of a move or an update on the cell.
  public mutating func add(
    _ type: FetchedResultsChangeType,
    at indexPath: IndexPath?,
    newIndexPath: IndexPath?,
    effect: FetchedCellEffect = .configures
  ) {
    switch (type, indexPath, newIndexPath) {
    case (.insert, _, let new?): insert(new)
    case (.delete, let old?, _): delete(old)
    case (.update, let old?, let new): update(old, new ?? old, effect)
    case (.move, let old?, let new?): move(old, new, effect)
    default: break
    }
  }

  private mutating func insert(_ path: IndexPath) {
    if !insertedSections.contains(path.section) { updates.insertedRows.append(path) }
  }

  private mutating func delete(_ path: IndexPath) {
    if !deletedSections.contains(path.section) { updates.deletedRows.append(path) }
  }

  private mutating func update(_ old: IndexPath, _ new: IndexPath, _ effect: FetchedCellEffect) {
    guard !mistakes.contains(.silentSnapshot) else { return }
    if mistakes.contains(.oldPath) {
      misread.append(RowMove(from: old, to: new))
    } else if mistakes.contains(.newPath) {
      updates.reloadedRows.append(new)
    } else if effect == .resizes {
      updates.resizedRows.append(old)
    } else if effect == .replaces || reloadsRows && !movedSections.contains(old.section) {
      updates.reloadedRows.append(old)
    } else {
      updates.reconfiguredRows.append(old)
    }
  }

  private mutating func move(_ old: IndexPath, _ new: IndexPath, _ effect: FetchedCellEffect) {
    if mistakes.contains(.moveAsUpdate) {
      updates.reloadedRows.append(old)
      return
    }
    let isSplit =
      effect == .replaces || deletedSections.contains(old.section)
      || insertedSections.contains(new.section)
    if isSplit, !mistakes.contains(.rowMoves) {
      delete(old)
      insert(new)
      return
    }
    updates.movedRows.append(RowMove(from: old, to: new))
    guard !mistakes.contains(.silentSnapshot) else { return }
    if mistakes.contains(.updateAndMove) {
      updates.reloadedRows.append(old)
    } else if effect == .resizes {
      updates.resizedRows.append(old)
    } else if effect != .keeps, !deletedSections.contains(old.section) {
      updates.reconfiguredRows.append(old)
    }
  }

  /// Performs the batch.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - results: The fetched results that it shows.
  /// - Throws: The table view's error, which a correct batch never causes.
  @MainActor public func perform(
    in tableView: TableView,
    showing results: FetchedResultsController
  ) throws(TableError) {
    guard !mistakes.contains(.unapplied) else { return }
    if mistakes.contains(.askedEarly) {
      tableView.reloadData()
      try tableView.layoutIfNeeded()
    }
    if mistakes.isEmpty, let mapping = tableView.rowMapping {
      try tableView.performBatchUpdates(updates, from: tableView.rowCounts, through: mapping)
    } else {
      try tableView.performBatchUpdates(updates)
    }
    for row in misread {
      guard let cell = tableView.cellForRow(at: row.to) as? ItemCell,
        let object = results.object(at: row.from)
      else { continue }
      cell.configure(with: object)
    }
  }
}
