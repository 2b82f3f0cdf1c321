import CommandLanguage
import Platform
import TableAdapters
import TableModel
import TableStore
import TableUI
import Workspace

extension Session {
  /// Rereads the files of open tables that changed on disk, if `--watch` is set, and shows the
  /// changes of databases to the tables that follow them.
  ///
  /// - Returns: A line for each change; each is reported once.
  func followFiles() -> [String] {
    followDatabases(isLive: false)
    let news = takeNews()
    guard settings.followsFiles else { return news }
    return news + sources.compactMap { follow($0) }
  }

  private func follow(_ source: OpenTable) -> String? {
    // A database tells its changes itself.
    guard !source.document.isDatabase else { return nil }
    guard let path = source.document.path, let known = source.document.identity else { return nil }
    let now = Files.status(path)?.identity
    guard now != known else {
      source.toldIdentity = known
      return nil
    }
    // A file that is being written will be different at the next check.
    guard source.toldIdentity != now else { return nil }
    source.toldIdentity = now
    let name = shown(source.name)
    guard now != nil else { return FileText.deletedOnDisk(name: name).words }
    guard !source.isModified, source.batch == nil else {
      return FileText.unsavedHere(name: name).words
    }
    do {
      let document = try document(at: path, options: source.document.options)
      return FileText.reread(name: name, changes: try reread(document, source)).words
    } catch {
      return FileText.unreadable(name: name, problem: shown(wording(of: error).message)).words
    }
  }

  /// Updates the table to the rows of its file by applying the differences.
  ///
  /// - Returns: The differences as text, or nil if there are none.
  private func reread(
    _ document: TableDocument,
    _ source: OpenTable
  ) throws -> String? {
    let comparison = try difference(
      from: source.sections,
      named: source.document.sectionNames,
      to: OtherState(of: document, name: document.name)
    )
    let batches = try stages(of: comparison, source.tableView.batchPolicy)
    let arrival = Transaction(kind: .arrived(document), batches: batches, focus: .follows)
    try arrive(arrival, in: source)
    return comparison.countWords
  }

  /// Makes changes in a table that no command made: the rows on the screen and folds stay.
  func arrive(_ arrival: Transaction, in source: OpenTable) throws {
    let table = source.tableView
    let anchor = FirstVisibleRow(of: table)
    let folded = source.arranged?.foldedPaths ?? []
    // A batch cannot contain rows hidden by folding.
    try source.unfoldAll()
    try source.commit([arrival])
    let changes = arrival.changes
    for path in folded {
      var moved: IndexPath? = path
      for change in changes { moved = moved.flatMap(change.destination) }
      // The row may no longer have nested rows.
      if let moved, source.sections[moved.section].items.indices.contains(moved.row) {
        try? source.toggleFold(at: moved)
      }
    }
    do throws(TableError) {
      try anchor?.keep(in: table, movedBy: changes)
      try table.layoutIfNeeded()
    } catch {
      throw CommandError(error, era: table.messageEra)
    }
  }
}

extension SectionsDifference {
  /// A text such as `3 inserted, 1 deleted` about rows, and then about sections; nil without
  /// differences.
  var countWords: String? {
    let effects = ["inserted", "deleted", "moved", "changed"]
    let rows = [
      difference.insertedRowCount, difference.deletedRowCount, difference.movedRows.count,
      difference.changedRows.count,
    ]
    let sections = [
      difference.insertedSections, difference.deletedSections,
      difference.movedSections.map(\.to), difference.retitledSections.map(\.to),
    ]
    let words =
      zip(rows, effects).filter { $0.0 > 0 }.map { "\(TextFormatting.grouped($0)) \($1)" }
      + zip(sections, effects).filter { !$0.0.isEmpty }
      .map { "\(TextFormatting.count($0.count, "section")) \($1)" }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
