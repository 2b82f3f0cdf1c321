import TableAdapters
import TableModel

// Rows that go elsewhere.
extension EditPlanner {
  /// Rows that go to another place.
  ///
  /// In a view they go next to the row that they are to be shown beside, each to behind the one before it.
  func move(_ range: RowRange, to target: IndexPath) throws(WorkspaceError) -> [TableChange] {
    guard let view else { return try moveInModel(range, target) }
    try refuseWhereSorted()
    let isWithin = range.section == target.section
    if !isWithin { try refuseWhereGrouped() }
    let shown = view.shownCounts
    let room = shown.indices.contains(target.section) ? shown[target.section] : 0
    // A section that shows nothing has fewer rows than are to be moved within it.
    let last = max(0, room - (isWithin ? range.rows.count : 0))
    guard (0...last).contains(target.row) else {
      throw .edit(.noPlace(target: target))
    }
    let places = try rows(range)
    guard !isWithin || target.row != range.rows.lowerBound else { return [] }
    let (place, isBefore) = try neighbour(of: range, target)
    return TableChange.moves(of: places, nextTo: place, isBehind: isBefore)
  }

  /// A row of the model that stays, and whether the moved ones go behind it.
  private typealias Neighbour = (place: IndexPath, isBefore: Bool)

  private func neighbour(
    of range: RowRange,
    _ target: IndexPath
  ) throws(WorkspaceError) -> Neighbour {
    // The rows that stay close up before the others come in.
    func standing(_ row: Int) -> IndexPath {
      let isPast = target.section == range.section && row >= range.rows.lowerBound
      return IndexPath(row: isPast ? row + range.rows.count : row, section: target.section)
    }
    if target.row > 0, let place = view?.sourcePath(of: standing(target.row - 1)) {
      return (place, true)
    }
    return (try row(standing(target.row)), false)
  }

  private func moveInModel(
    _ range: RowRange,
    _ target: IndexPath
  ) throws(WorkspaceError) -> [TableChange] {
    _ = try modelSection(range)
    guard sections.indices.contains(target.section) else { throw missingInModel(target) }
    let room = sections[target.section].items.count
    let limit = target.section == range.section ? room - range.rows.count : room
    guard (0...limit).contains(target.row) else {
      // A row stands there now; it is the moved ones that leave no room behind them.
      throw .edit(
        .noPlace(target: target, hasRoom: target.row < room, limit: limit < 0 ? nil : limit)
      )
    }
    guard target != range.first else { return [] }
    // One after the other to ascending places; rows that go down leave from the front each time.
    let goesDown = target.section == range.section && target.row > range.rows.lowerBound
    return range.rows.indices.map { index -> TableChange in
      let step = index - range.rows.lowerBound
      if goesDown {
        let last = target.row + range.rows.count - 1
        return .move(from: range.first, to: IndexPath(row: last, section: target.section))
      }
      let from =
        target.section == range.section
        ? IndexPath(row: index, section: range.section) : range.first
      return .move(from: from, to: IndexPath(row: target.row + step, section: target.section))
    }
  }

  /// Two rows that change places.
  func swap(_ first: IndexPath, with second: IndexPath) throws(WorkspaceError) -> [TableChange] {
    try refuseWhereSorted()
    if first.section != second.section { try refuseWhereGrouped() }
    let (first, second) = (try row(first), try row(second))
    let low = min(first, second)
    let high = max(first, second)
    _ = try modelItem(low)
    _ = try modelItem(high)
    guard low != high else { return [] }
    if low.section == high.section {
      let back = IndexPath(row: high.row - 1, section: high.section)
      return [.move(from: low, to: high)] + (back == low ? [] : [.move(from: back, to: low)])
    }
    let pushed = IndexPath(row: high.row + 1, section: high.section)
    return [.move(from: low, to: high), .move(from: pushed, to: low)]
  }
}
