import TableModel

/// A batch together with what the data source reports, so that only what changed is asked for.
struct BatchChange {
  let updates: TableUpdates

  /// What the data source reports, or nil if everything must be asked for.
  let report: ReportedChanges?

  /// Whether sections come, go or move.
  var changesSections: Bool {
    !(updates.insertedSections.isEmpty && updates.deletedSections.isEmpty
      && updates.movedSections.isEmpty)
  }

  /// The sections that lose rows or are built anew, as they were numbered before.
  var oldSections: Set<Int> {
    var sections = Set(updates.deletedRows.map(\.section))
    sections.formUnion(updates.movedRows.map(\.from.section))
    sections.formUnion(updates.reloadedSections)
    return sections
  }

  /// The sections that get rows, as they are numbered afterwards.
  var newSections: Set<Int> {
    var sections = Set(updates.insertedRows.map(\.section))
    sections.formUnion(updates.movedRows.map(\.to.section))
    if let report { sections.formUnion(report.sections) }
    return sections
  }

  /// The sections whose header and footer must be asked for again, as they are numbered afterwards.
  ///
  /// A report names a section for its count too; where the batch explains the count, that is all.
  func retitledSections(_ map: TableUpdatesMap) -> Set<Int> {
    let named = Set(updates.retitledSections.compactMap(map.newSection))
    guard let report else { return named }
    return report.sections.subtracting(map.changedSections.map(\.newSection)).union(named)
  }

  /// Which section each one was before, nil for those that come; nil as a whole if the numbers do not fit.
  ///
  /// The numbers are not checked yet, and those of a wrong batch must not cost a question less.
  func oldNumbers(before: Int, after: Int) -> [Int?]? {
    guard changesSections else { return before == after ? Array(0..<before) : nil }
    let inserted = Set(updates.insertedSections)
    let gone = Set(updates.deletedSections)
    var sources: [Int: Int] = [:]
    for move in updates.movedSections { sources[move.to] = move.from }
    let moved = Set(updates.movedSections.map(\.from))
    var rest = (0..<before).filter { !gone.contains($0) && !moved.contains($0) }[...]
    var numbers: [Int?] = []
    for section in 0..<after {
      if inserted.contains(section) {
        numbers.append(nil)
      } else if let source = sources[section] {
        guard (0..<before).contains(source) else { return nil }
        numbers.append(source)
      } else {
        guard let source = rest.popFirst() else { return nil }
        numbers.append(source)
      }
    }
    return rest.isEmpty ? numbers : nil
  }
}
