import TableAdapters
import TableModel

// Moves.
extension EditPlanner {
  /// Returns the changes that move rows to a path.
  ///
  /// In an arranged view, the rows go next to the row that will be their neighbor, in order.
  func move(_ range: RowRange, to target: IndexPath) throws(WorkspaceError) -> [TableChange] {
    guard let view else { return try moveInModel(range, target) }
    try refuseWhereSorted()
    let isWithin = range.section == target.section
    if !isWithin { try refuseWhereGrouped() }
    let shown = view.shownCounts
    let room = shown.indices.contains(target.section) ? shown[target.section] : 0
    // An empty section has fewer rows than would move within it.
    let last = max(0, room - (isWithin ? range.rows.count : 0))
    guard (0...last).contains(target.row) else {
      throw .edit(.noPlace(target: target))
    }
    let places = try rows([range])
    guard !isWithin || target.row != range.rows.lowerBound else { return [] }
    let (place, isBefore) = try neighbour(of: range, target)
    return TableChange.moves(of: places, nextTo: place, isBehind: isBefore)
  }

  /// A row of the model that stays, and whether the moved rows go after it.
  private typealias Neighbour = (place: IndexPath, isBefore: Bool)

  private func neighbour(
    of range: RowRange,
    _ target: IndexPath
  ) throws(WorkspaceError) -> Neighbour {
    // The remaining rows close the gap before the moved ones are inserted.
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
      // The path has a row now, but the moved rows would not have room after it.
      throw .edit(
        .noPlace(target: target, hasRoom: target.row < room, limit: limit < 0 ? nil : limit)
      )
    }
    guard target != range.first else { return [] }
    // The rows move one by one to ascending paths; rows that move down always start at the first
    // path.
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

  /// Returns the changes that exchange two rows.
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
