public import TableModel

extension TableUpdatesMap {
  /// The rows afterwards as the map has them, found row by row.
  public func result(from old: [[String]]) -> [[String]] {
    after.indices.map { section in
      (0..<after[section]).map { row in
        oldPath(of: IndexPath(row: row, section: section)).map { old[$0.section][$0.row] } ?? "new"
      }
    }
  }

  /// What is wrong with the map, seen from the places before.
  public var inconsistencies: [String] {
    var problems: [String] = []
    for section in before.indices {
      if let new = newSection(of: section), oldSection(of: new) != section {
        problems.append("section \(section) goes to \(new), which came from elsewhere")
      }
      for row in 0..<before[section] {
        let path = IndexPath(row: row, section: section)
        if let new = newPath(of: path), oldPath(of: new) != path {
          problems.append("row \(path) goes to \(new), which came from elsewhere")
        }
      }
    }
    return problems
  }
}

/// The names of the rows before: `s.r` for row r of section s.
public func namesBefore(_ counts: [Int]) -> [[String]] {
  counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
}
