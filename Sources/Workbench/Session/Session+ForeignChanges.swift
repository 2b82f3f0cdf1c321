import CommandLanguage
import Platform
import TableModel
import TableStore
import TableUI
import TextLayout
import Workspace

// Tables that follow their databases.
extension Session {
  /// Makes the changes of other programs in the tables that follow their databases, where a look is
  /// due; the next output reports them.
  ///
  /// - Parameter isLive: Whether a front end waits, rather than a command begins.
  /// - Returns: Whether something changed.
  @discardableResult
  func followDatabases(isLive: Bool) -> Bool {
    if !isLive { endLooks() }
    var hasChanged = isLive && countRowsLive()
    for source in sources where !source.isCounting {
      if settings.followsFiles, source.following == nil { startWatching(source) }
      guard source.following != nil else { continue }
      let lines = follow(databaseOf: source, isLive: isLive)
      news += lines
      hasChanged = hasChanged || !lines.isEmpty
    }
    return hasChanged
  }

  /// Drops looks that have paused, so that no database is open while nothing continues them.
  func endLooks() {
    for source in sources where source.isLooking { source.document.endLook() }
  }

  /// The time after which a look pauses while a front end waits, in nanoseconds.
  private static let longestSlice: UInt64 = 10_000_000

  /// Returns the lines about changes since the last call.
  func takeNews() -> [String] {
    defer { news = [] }
    return news
  }

  /// The pause between two looks while a front end waits, in milliseconds; nil without a table that
  /// follows its database.
  var followPause: Int32? {
    // Rows are counted until something happens.
    if sources.contains(where: { ($0.isCounting || $0.isLooking) && !$0.delaysForeignChanges }) {
      return 1
    }
    return sources.compactMap { $0.following?.pause }.min().map { Int32(clamping: Int($0 * 1000)) }
  }

  /// Connects a table to its database again.
  ///
  /// - Throws: An error if the database cannot be reached.
  func reconnect(_ source: OpenTable) throws(CommandError) -> Answer {
    do throws(StoreError) { try source.document.reconnect() } catch {
      throw CommandError(error, width: 76, style: settings.escapeStyle)
    }
    if let following = source.following {
      source.following = FollowSchedule(pause: following.pause)
      followDatabases(isLive: false)
    }
    return Answer([:], FileText.connected(name: shown(source.name)))
  }

  /// Begins to follow the database of a table under `--watch`, if it can be followed.
  private func startWatching(_ source: OpenTable) {
    guard source.document.isDatabase, source.document.followedRows == nil else { return }
    do throws(StoreError) {
      try source.document.follow(true)
      source.following = FollowSchedule(pause: 1)
    } catch {
      guard source.toldIdentity == nil else { return }
      source.toldIdentity = source.document.identity
      news.append(shown(error.message))
    }
  }

  private func follow(databaseOf source: OpenTable, isLive: Bool) -> [String] {
    let now = Clock.monotonicNanoseconds
    guard source.isLooking || source.following?.isDue(at: now, isLive: isLive) == true,
      !source.delaysForeignChanges, !limits.isDryRun
    else { return [] }
    let name = shown(source.name)
    do {
      let changes = try source.foreignChanges(within: isLive ? Self.longestSlice : nil)
      if source.isLooking { return [] }
      source.following?.note(at: now, hasFailed: false)
      guard let changes else { return replaced(source, name) }
      return try bring(changes, to: source, name)
    } catch {
      let isNew = source.following?.note(at: now, hasFailed: true) ?? false
      guard isNew else { return [] }
      let stored = error as? StoreError
      let problem = shown(stored?.problem ?? wording(of: error).message)
      let line = FileText.lost(name: name, problem: problem, hint: stored?.statementHint).words
      source.following?.problem = line
      return [line]
    }
  }

  /// Reads the rows of a table again after a save in which the database may have changed others.
  ///
  /// - Parameter source: The table, without unsaved edits.
  /// - Returns: Notes about the changes.
  /// - Throws: An error if the table view rejects the changes.
  func readAgain(_ source: OpenTable) throws -> [String] {
    try readAgain(source, FileText.changedOthers)
  }

  /// Reads the rows of a table again after a save whose rows the database has at other places.
  func readPlaces(_ source: OpenTable) throws -> [String] {
    try readAgain(source, FileText.placed)
  }

  private func readAgain(
    _ source: OpenTable,
    _ text: (_ changes: String) -> FileText
  ) throws -> [String] {
    var found: ForeignChanges?
    do throws(StoreError) { found = try source.changesSinceReading() } catch {
      return [FileText.notReread(problem: shown(error.problem)).words]
    }
    guard let found else { return [] }
    try show(found, in: source)
    return found.comparison.countWords.map { [text($0).words] } ?? []
  }

  /// Makes changes of a database in the table.
  private func show(_ changes: ForeignChanges, in source: OpenTable) throws {
    let batches = try stages(of: changes.comparison, source.tableView.batchPolicy)
    try arrive(source.arrival(changes, batches), in: source)
  }

  private func bring(
    _ changes: ForeignChanges,
    to source: OpenTable,
    _ name: String
  ) throws -> [String] {
    try show(changes, in: source)
    var lines: [String] = []
    if let words = changes.comparison.countWords {
      lines.append(FileText.reread(name: name, changes: words).words)
    }
    if !changes.newColumns.isEmpty {
      let columns = changes.newColumns.map(shown)
      lines.append(FileText.newColumns(name: name, columns: columns).words)
    }
    if !changes.changedElsewhere.isEmpty {
      let rows = changes.changedElsewhere.map(\.description)
      lines.append(FileText.changedElsewhere(rows: rows).words)
    }
    return lines
  }

  /// Returns a line if another file is in the place of a database file; it is reported once.
  private func replaced(_ source: OpenTable, _ name: String) -> [String] {
    guard let path = source.document.path, let known = source.document.identity else { return [] }
    let now = Files.status(path)?.identity
    if let now, now.device == known.device, now.inode == known.inode {
      source.toldIdentity = known
      return []
    }
    guard source.toldIdentity != now else { return [] }
    source.toldIdentity = now
    return [
      now == nil ? FileText.deletedOnDisk(name: name).words : FileText.replaced(name: name).words
    ]
  }
}

extension OpenTable {
  /// The way in which changes of other programs are found, such as `exact, each command`.
  var followWords: String {
    guard let following, let rows = document.followedRows else { return FileText.followOff.words }
    return "\(rows), \(lookWords(following))"
  }

  /// The cause of a look for changes: a report of the server, or the time.
  func lookWords(_ following: FollowSchedule) -> String {
    document.isReported ? FileText.reportedByServer.words : following.words
  }
}

extension FollowSchedule {
  /// The times of the looks: `before each command`, or `every 2 s`.
  var words: String {
    pause == FollowSchedule.standardPause
      ? FileText.beforeEachCommand.words : FileText.every(seconds: pause.pointsText).words
  }
}
