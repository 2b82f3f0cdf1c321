import JSON
import TableModel
import TableStore

extension EditPlanner {
  /// Returns the changes that apply mapping rules to all rows of the model.
  ///
  /// The values that were converted or left out are noted in `mappingProblems`.
  func map(
    _ rules: MappingRules,
    dropsIncomplete: Bool
  ) throws(WorkspaceError) -> [TableChange] {
    var changes: [TableChange] = []
    var problems: [LoadProblem] = []
    var done = 0
    let total = sections.rowCount
    for (section, content) in sections.enumerated() {
      var left: [Int] = []
      for (row, old) in content.items.enumerated() {
        try check(done, of: total)
        done += 1
        let place = sections.count == 1 ? "rows[\(row)]" : "rows[\(section)][\(row)]"
        if let failure = rules.failure(of: old.value) {
          problems.append(
            LoadProblem(
              path: place,
              problem: failure.message,
              action: dropsIncomplete ? "the row is left out" : "the field is blank"
            )
          )
          if dropsIncomplete {
            left.append(row)
            continue
          }
        }
        var new = old
        for member in rules.members(of: old.value, at: place, &problems) {
          new = try setting(member.name, of: new, to: member.value)
        }
        let path = IndexPath(row: row, section: section)
        if new != old { changes.append(.update(at: path, from: old, to: new)) }
      }
      for row in left.reversed() {
        let path = IndexPath(row: row, section: section)
        changes.append(.delete(content.items.slice(row..<row + 1), at: path))
      }
    }
    source.mappingProblems = problems
    return changes
  }

  private func setting(
    _ key: String,
    of item: Item,
    to value: JSONValue
  ) throws(WorkspaceError) -> Item {
    do throws(PathEditError) {
      return try source.document.updating(item, key: key, to: value, isRaw: true).item
    } catch {
      throw .edit(.noWay(error))
    }
  }
}
