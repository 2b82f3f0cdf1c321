import TableModel
import TableUI
import TestSupport
import Testing

/// Random scrolling, batches, reloads and sizes with estimates, beside plain arrays.
@MainActor @Suite struct EstimatedRandomTests {
  @Test(arguments: 1...rounds(7, thorough: 20) as ClosedRange<UInt64>, [true, false])
  func `heights, places and visible rows are those of plain arrays`(
    seed: UInt64,
    hasMethod: Bool
  ) throws {
    var random = SeededGenerator(seed: seed ^ 0xE57)
    let table = EstimatedTable(seed: seed, hasMethod: hasMethod)
    try table.tableView.layoutIfNeeded()
    for step in 0..<120 {
      let (words, problems) = try act(table, &random)
      if random.chance(85) { try table.tableView.layoutIfNeeded() }
      guard !table.tableView.needsLayout else { continue }
      let found = problems + table.differences
      #expect(found == [], "seed \(seed), step \(step): \(words)")
      if !found.isEmpty { return }
    }
  }

  private func act(
    _ table: EstimatedTable,
    _ random: inout SeededGenerator
  ) throws -> (words: String, problems: [String]) {
    switch random.below(12) {
    case 0..<5: return try scroll(table, by: Double(random.below(3200) - 1600) / 4)
    case 5, 6: return try scroll(table, &random)
    case 7:
      table.tableView.size.height = Double(random.below(500))
      return ("height", [])
    case 8 where random.chance(30):
      table.tableView.size.width = Double(100 + random.below(300))
      table.measured = [:]
      return ("width", [])
    case 9 where random.chance(40):
      if random.chance(50), !table.sections.isEmpty {
        table.sections[0] += table.makeRows(5)
      } else if random.chance(50) {
        table.sections = table.sections.map { Array($0.prefix(3)) }
      }
      table.tableView.reloadData()
      table.measured = [:]
      return ("reload", [])
    default: return (try batch(table, &random), [])
    }
  }

  /// Scrolls by some points: rows that stay on the screen move by that much, unless the end was reached.
  private func scroll(
    _ table: EstimatedTable,
    by points: Double
  ) throws -> (words: String, problems: [String]) {
    let tableView = table.tableView
    try tableView.layoutIfNeeded()
    let words = "scroll by \(points)"
    let before = table.places
    let wanted = tableView.contentOffset.y + points
    let range = tableView.contentOffsetRange
    table.asked = []
    let known = Set(table.measured.keys)
    tableView.contentOffset.y = wanted
    try tableView.layoutIfNeeded()
    var problems: [String] = []
    if !known.isDisjoint(with: table.asked) { problems.append("a known height was asked again") }
    let now = tableView.contentOffsetRange
    guard range.contains(wanted), tableView.contentOffset.y > now.lowerBound,
      tableView.contentOffset.y < now.upperBound
    else { return (words, problems) }
    for (row, place) in table.places {
      guard let old = before[row], old - points != place else { continue }
      problems.append("row \(row) jumped from \(old - points) to \(place); \(before)")
    }
    return (words, problems)
  }

  /// Scrolls to a row or beyond an end, and checks where it came to stand.
  private func scroll(
    _ table: EstimatedTable,
    _ random: inout SeededGenerator
  ) throws -> (words: String, problems: [String]) {
    let tableView = table.tableView
    try tableView.layoutIfNeeded()
    guard random.chance(70), let path = random.row(in: table.sections) else {
      tableView.contentOffset.y = random.chance(50) ? -1 : .infinity
      let isEnd = tableView.contentOffset.y > 0
      try tableView.layoutIfNeeded()
      let range = tableView.contentOffsetRange
      let expected = isEnd ? range.upperBound : range.lowerBound
      return ("end \(isEnd)", tableView.contentOffset.y == expected ? [] : ["not at the end"])
    }
    let position = ScrollPosition.allCases[random.below(4)]
    try tableView.scrollToRow(at: path, at: position)
    try tableView.layoutIfNeeded()
    let row = try tableView.rectForRow(at: path)
    let range = tableView.contentOffsetRange
    let height = tableView.size.height
    let offset: Double? =
      switch position {
      case .top: row.minY
      case .middle: row.midY - height / 2
      case .bottom: row.maxY - height
      case .none: nil
      }
    let expected = offset.map { min(max($0, range.lowerBound), range.upperBound) }
    let isRight = expected == nil || expected == tableView.contentOffset.y
    return ("to \(path) \(position)", isRight ? [] : ["at \(tableView.contentOffset.y)"])
  }

  private func batch(_ table: EstimatedTable, _ random: inout SeededGenerator) throws -> String {
    let tableView = table.tableView
    try tableView.layoutIfNeeded()
    guard let path = random.row(in: table.sections) else {
      table.sections.append(table.makeRows(10))
      try tableView.insertSections([table.sections.count - 1])
      return "insert section"
    }
    let row = table.sections[path.section][path.row]
    switch random.below(7) {
    case 0, 1:
      let rows = table.makeRows(1 + random.below(5))
      table.sections[path.section].insert(contentsOf: rows, at: path.row)
      let paths = rows.indices.map { IndexPath(row: path.row + $0, section: path.section) }
      try tableView.insertRows(at: paths)
      return "insert \(paths)"
    case 2:
      table.sections[path.section].remove(at: path.row)
      table.measured[row] = nil
      try tableView.deleteRows(at: [path])
      return "delete \(path)"
    case 3:
      table.real[row] = table.makeHeight()
      table.measured[row] = nil
      try tableView.reloadRows(at: [path])
      return "reload \(path)"
    case 4:
      let target = random.below(table.sections.count)
      table.sections[path.section].remove(at: path.row)
      let to = IndexPath(row: random.below(table.sections[target].count + 1), section: target)
      table.sections[target].insert(row, at: to.row)
      try tableView.moveRow(at: path, to: to)
      return "move \(path) \(to)"
    case 5:
      for path in tableView.indexPathsForVisibleRows where random.chance(50) {
        table.real[table.sections[path.section][path.row]] = table.makeHeight()
      }
      tableView.beginUpdates()
      try tableView.endUpdates()
      return "empty batch"
    default:
      let section = random.below(table.sections.count)
      if random.chance(50) {
        table.sections.insert(table.makeRows(random.below(9)), at: section)
        try tableView.insertSections([section])
        return "insert section \(section)"
      }
      for row in table.sections[section] { table.measured[row] = nil }
      try tableView.reloadSections([section])
      return "reload section \(section)"
    }
  }
}

extension SeededGenerator {
  /// Any row of a table of rows, or nil if there is none.
  fileprivate mutating func row(in sections: [[Int]]) -> IndexPath? {
    let filled = sections.indices.filter { !sections[$0].isEmpty }
    guard !filled.isEmpty else { return nil }
    let section = filled[below(filled.count)]
    return IndexPath(row: below(sections[section].count), section: section)
  }
}
