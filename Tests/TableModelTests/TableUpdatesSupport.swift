import JSON
import TableModel

/// A table of names, changed in the order that Apple recommends: a second program beside the engine.
struct UpdatesRecipe {
  let updates: TableUpdates
  let after: [Int]

  /// The rows afterwards, `new` for those that the data source gives.
  func result(from old: [[String]]) -> [[String]] {
    var sections: [[String]] = old
    for section in updates.reloadedSections { sections[section] = [] }
    for path in (updates.deletedRows + updates.movedRows.map(\.from)).sorted(by: >)
    where !updates.reloadedSections.contains(path.section) {
      sections[path.section].remove(at: path.row)
    }
    var rebuilt = old.indices.map { updates.reloadedSections.contains($0) }
    let carried = updates.movedSections.map { (sections[$0.from], rebuilt[$0.from]) }
    let leaving = Set(updates.deletedSections).union(updates.movedSections.map(\.from))
    for section in leaving.sorted(by: >) {
      sections.remove(at: section)
      rebuilt.remove(at: section)
    }
    var arriving = updates.insertedSections.map { ($0, [String](), true) }
    for (move, (rows, isRebuilt)) in zip(updates.movedSections, carried) {
      arriving.append((move.to, rows, isRebuilt))
    }
    for (section, rows, isRebuilt) in arriving.sorted(by: { $0.0 < $1.0 }) {
      sections.insert(rows, at: section)
      rebuilt.insert(isRebuilt, at: section)
    }
    return insertRows(sections, rebuilt, old)
  }

  private func insertRows(
    _ sections: [[String]],
    _ rebuilt: [Bool],
    _ old: [[String]]
  ) -> [[String]] {
    var sections = sections
    for section in sections.indices where rebuilt[section] {
      sections[section] = Array(repeating: "new", count: after[section])
    }
    var rows = updates.insertedRows.map { ($0, "new") }
    rows += updates.movedRows.map { ($0.to, old[$0.from.section][$0.from.row]) }
    for (path, name) in rows.sorted(by: { $0.0 < $1.0 }) {
      if !rebuilt[path.section] {
        sections[path.section].insert(name, at: path.row)
      } else if name != "new" {
        sections[path.section][path.row] = name
      }
    }
    return sections
  }
}

extension TableUpdatesMap {
  /// The rows afterwards as the map has them, found row by row.
  func result(from old: [[String]]) -> [[String]] {
    after.indices.map { section in
      (0..<after[section]).map { row in
        oldPath(of: IndexPath(row: row, section: section)).map { old[$0.section][$0.row] } ?? "new"
      }
    }
  }

  /// What is wrong with the map, seen from the places before.
  var inconsistencies: [String] {
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
func namesBefore(_ counts: [Int]) -> [[String]] {
  counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
}

/// A row with an id of its own.
func makeUpdatesItem(_ number: Int, title: String? = nil, kind: String? = nil) -> Item {
  var members: [(String, JSONValue)] = [("id", .string("i\(number)"))]
  if let title { members.append(("title", .string(title))) }
  if let kind { members.append(("cell", .string(kind))) }
  return Item(.object(members), origin: .made(number), bindings: .native)
}
