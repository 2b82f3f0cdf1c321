extension TableUpdates {
  /// Creates the batch that tells a table view of changes made one after the other.
  ///
  /// This is the only way from changes, each counted in the state at its moment, to the two index spaces of
  /// a batch. The batch is small: rows and sections that keep their order are not moved, what comes and goes
  /// again is not mentioned. A changed row is reloaded; where it moves too it is reconfigured instead, or
  /// replaced if another kind of cell shows it now. A row with another height is named in ``resizedRows``,
  /// a section with another header or footer in ``retitledSections``.
  ///
  /// - Parameters:
  ///   - changes: The changes in the order in which the model was changed; one that does not fit is left out.
  ///   - counts: The rows of each section before the first of them.
  /// - Complexity: O(k log k) for k changes, plus the rows that come and go; other rows cost nothing.
  public init(composing changes: [TableChange], from counts: [Int]) {
    self.init(composing: changes, from: counts) { (_) throws(Never) in }
  }

  /// Creates the batch of changes where there may be a great many.
  ///
  /// - Parameters:
  ///   - changes: The changes in the order in which the model was changed; one that does not fit is left out.
  ///   - counts: The rows of each section before the first of them.
  ///   - check: Asked at every step with a number that counts up, and so quick for most numbers.
  /// - Throws: What `check` throws.
  public init<Failure: Error>(
    composing changes: [TableChange],
    from counts: [Int],
    check: (_ step: Int) throws(Failure) -> Void
  ) throws(Failure) {
    if changes.count == 1, let updates = TableUpdates(changes[0], from: counts) {
      self = updates
      return
    }
    var composition = TableUpdatesBuilder(counts)
    for (step, change) in changes.enumerated() {
      try check(step)
      composition.apply(change)
    }
    self = try composition.makeUpdates(check)
  }

  /// Creates the batch of a change of rows that is alone and so says by itself what it comes to.
  ///
  /// - Returns: The batch that ``TableUpdatesBuilder`` would make, or nil for a change of sections.
  init?(_ change: TableChange, from counts: [Int]) {
    self.init()
    func holds(_ path: IndexPath, room: Int = 0) -> Bool {
      counts.indices.contains(path.section) && path.row >= 0
        && path.row < counts[path.section] + room
    }
    func rows(_ first: IndexPath, _ count: Int) -> [IndexPath] {
      (first.row..<first.row + count).map { IndexPath(row: $0, section: first.section) }
    }
    switch change {
    case .insert(let items, let path):
      if holds(path, room: 1) { insertedRows = rows(path, items.count) }
    case .delete(let items, let path):
      guard holds(path), items.count <= counts[path.section] - path.row else { return }
      deletedRows = rows(path, items.count)
    case .move(let from, let to):
      guard from != to, holds(from), holds(to, room: from.section == to.section ? 0 : 1) else {
        return
      }
      movedRows = [RowMove(from: from, to: to)]
    case .update(let path, _, _): if holds(path) { reloadedRows = [path] }
    case .height(let path, _, _): if holds(path) { resizedRows = [path] }
    case .members: break
    case .insertSection, .deleteSection, .moveSection, .header, .footer: return nil
    }
  }
}
