import TableAdapters
import TableModel

// Paths in the model for paths in a view.
extension EditPlanner {
  /// Returns the model's path of a shown row.
  func row(_ path: IndexPath) throws(WorkspaceError) -> IndexPath {
    guard let view else { return path }
    guard let place = view.sourcePath(of: path) else { throw missingInModel(path) }
    return place
  }

  /// Returns the model's paths of shown ranges.
  func rows(_ ranges: [RowRange]) throws(WorkspaceError) -> [IndexPath] {
    var places: [IndexPath] = []
    let total = ranges.rowCount
    for (index, path) in ranges.lazy.flatMap(\.paths).enumerated() {
      try check(index, of: total)
      places.append(try row(path))
    }
    return places
  }

  /// Returns the model's path for rows that are inserted at a shown path.
  func place(
    forInsertion path: IndexPath,
    _ side: InsertionSide
  ) throws(WorkspaceError) -> IndexPath {
    guard let rows = view else { return path }
    let own = rows.sourceSection(of: path.section)
    switch side {
    case .start:
      if let own { return IndexPath(row: 0, section: own) }
    case .end:
      if let own, sections.indices.contains(own) {
        return IndexPath(row: sections[own].items.count, section: own)
      }
    case .before:
      if let place = rows.sourcePath(of: path) { return place }
    case .after: break
    }
    guard path.row > 0 else {
      if let own { return IndexPath(row: 0, section: own) }
      return try row(path)
    }
    let before = try row(IndexPath(row: path.row - 1, section: path.section))
    return IndexPath(row: before.row + 1, section: before.section)
  }

  func refuseWhereSorted() throws(WorkspaceError) {
    guard let order = view?.arrangement.order else { return }
    let key = order.key.name
    throw .edit(.sorted(key: key))
  }

  func refuseWhereGrouped() throws(WorkspaceError) {
    guard let key = view?.arrangement.grouping?.name else { return }
    throw .edit(.grouped(key: key))
  }
}

extension RowRange {
  /// Returns sorted rows as ranges, each as long as possible.
  static func runs(of places: [IndexPath]) -> [RowRange] {
    var runs: [RowRange] = []
    for place in places {
      if let last = runs.last, last.section == place.section, last.rows.upperBound == place.row {
        runs[runs.count - 1].rows = last.rows.lowerBound..<place.row + 1
      } else {
        runs.append(RowRange(place))
      }
    }
    return runs
  }
}
