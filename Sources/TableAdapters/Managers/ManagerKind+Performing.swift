public import TableModel
public import TableUI

// Edits of a model and its table view, in the manner of a kind of manager.
extension ManagerKind {
  /// Performs edits: in one batch, by a difference, or with a reload; all or nothing.
  ///
  /// - Parameters:
  ///   - changes: The edits, each counted in the state after the previous one.
  ///   - model: The model.
  ///   - tableView: The table view that shows it.
  ///   - animator: The object that notifies the table view of batches, or nil.
  /// - Throws: The error of the model or the table view; `TableError.changeDoesNotFit(_:)` for rows
  ///   that are not in the order of their weights.
  @MainActor public func perform(
    _ changes: [TableChange],
    on model: some ModelChanging & SectionsProviding,
    in tableView: TableView,
    through animator: (any TableAnimator)? = nil
  ) throws(TableError) {
    switch self {
    case .manual: try model.perform(changes, in: tableView, through: animator)
    case .gravity:
      try checkWeights(after: changes, in: model.sections)
      try model.perform(changes, in: tableView, through: animator)
    case .diffable: try performByDifference(changes, on: model, in: tableView)
    case .base:
      try model.change(by: changes, tableView.rowMapping)
      tableView.reloadData()
    }
  }

  /// Changes the rows, then updates the table view by the difference of both states.
  ///
  /// Rows shown at other places than in the model are updated edit by edit.
  @MainActor private func performByDifference(
    _ changes: [TableChange],
    on model: some ModelChanging & SectionsProviding,
    in tableView: TableView
  ) throws(TableError) {
    guard tableView.rowMapping == nil else { return try model.perform(changes, in: tableView) }
    let old = model.sections
    let counts = tableView.rowCounts
    try model.change(by: changes, nil)
    do throws(TableError) {
      let difference = SectionsDifference(from: old, to: model.sections, sections: .origin)
      let edits = difference.stages(.lenient).flatMap(\.self)
      try tableView.performBatchUpdates(TableUpdates(composing: edits, from: counts))
    } catch {
      try model.change(by: changes.reversed().map(\.inverse), nil)
      throw error
    }
  }

  /// Throws if edits leave rows that are not in the order of their weights.
  private func checkWeights(
    after changes: [TableChange],
    in sections: [Section]
  ) throws(TableError) {
    var sections = sections
    for change in changes {
      try change.apply(to: &sections)
      do throws(DisplayManagerError) {
        switch change {
        case .insert(let items, let path):
          let rows = path.row..<path.row + items.count
          try sections.checkWeights(of: rows, inSection: path.section)
        case .update(let path, _, _), .move(_, let path):
          try sections.checkWeights(of: path.row..<path.row + 1, inSection: path.section)
        default: break
        }
      } catch {
        throw .changeDoesNotFit(error.message)
      }
    }
  }
}

extension ModelChanging {
  /// Changes the rows without notifying the table view, all or nothing.
  fileprivate func change(
    by changes: [TableChange],
    _ mapping: (any RowMapping)?
  ) throws(TableError) {
    for (index, change) in changes.enumerated() {
      do throws(TableError) {
        try changeModel(change)
        _ = mapping?.applyChange(change)
      } catch {
        for change in changes[..<index].reversed() {
          try changeModel(change.inverse)
          _ = mapping?.applyChange(change.inverse)
        }
        throw error
      }
    }
  }
}
