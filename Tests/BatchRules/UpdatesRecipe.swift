public import TableModel

/// A table of names, changed in the order that Apple recommends: a second program beside the engine.
public struct UpdatesRecipe: Sendable {
  private let updates: TableUpdates
  private let after: [Int]

  /// Takes a legal batch in which nothing is listed twice.
  ///
  /// - Parameters:
  ///   - updates: The batch.
  ///   - after: The rows of each section afterwards.
  public init(updates: TableUpdates, after: [Int]) {
    self.updates = updates
    self.after = after
  }

  /// The rows afterwards, `new` for those that the data source gives.
  public func result(from old: [[String]]) -> [[String]] {
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
