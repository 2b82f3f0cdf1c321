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
    guard let report, !report.sections.isEmpty else { return named }
    return report.sections.subtracting(map.changedSections.map(\.newSection)).union(named)
  }

  /// Which section each one was before, nil for those that come; nil as a whole if the numbers do not fit.
  ///
  /// The numbers are not checked yet, and those of a wrong batch must not cost a question less.
  func oldNumbers(before: Int, after: Int) -> [Int?]? {
    var coming: [(section: Int, source: Int?)] = Set(updates.insertedSections).map { ($0, nil) }
    coming += updates.movedSections.map { ($0.to, $0.from) }
    coming.sort { $0.section < $1.section }
    var going = Set(updates.deletedSections + updates.movedSections.map(\.from)).sorted()[...]
    // Sorted lists that are walked through, since looking up ten thousand sections in sets shows.
    var comers = coming[...]
    var numbers: [Int?] = []
    var next = 0
    for section in 0..<after {
      while going.first == next {
        going.removeFirst()
        next += 1
      }
      if let comer = comers.first, comer.section == section {
        comers.removeFirst()
        numbers.append(comer.source)
      } else {
        numbers.append(next)
        next += 1
      }
    }
    let isFitting = comers.isEmpty && next <= before && going.elementsEqual(next..<before)
    return isFitting ? numbers : nil
  }
}

/// What was told between begin and end.
@MainActor struct PendingBatch {
  /// How many begins have no end yet.
  var depth = 0

  /// What was told so far.
  var updates = TableUpdates()

  /// How it should look, in call order.
  var animations: [RowAnimation] = []

  /// What is run when the batch is done.
  var completions: [@MainActor (Bool) -> Void] = []

  /// Whether the counts were there before the batch began.
  var wasLoaded = true

  /// Whether everything was loaded again in the middle, which overrides what was told.
  var isOverridden = false
}
