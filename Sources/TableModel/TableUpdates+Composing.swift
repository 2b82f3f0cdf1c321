extension TableUpdates {
  /// Creates the batch that reports a sequence of changes to a table view.
  ///
  /// Each change refers to the state before it, but a batch has two index spaces. No other code
  /// converts changes to a batch. The batch is small: rows and sections that keep their order do
  /// not move, and temporary ones are left out. A changed row is reloaded. If it also moves, it is
  /// reconfigured instead, or replaced if it needs another kind of cell. A row with another height
  /// is in ``resizedRows``, and a section with another header or footer in ``retitledSections``.
  ///
  /// - Parameters:
  ///   - changes: The changes in the order of the model's edits; a change that does not match is
  ///     left out.
  ///   - counts: The rows of each section before the first change.
  /// - Complexity: O(k log k) for k changes, plus the inserted and deleted rows; other rows cost
  ///   nothing.
  public init(composing changes: [TableChange], from counts: some Collection<Int>) {
    self.init(composing: changes, from: counts) { (_) throws(Never) in }
  }

  /// Creates the batch of many changes.
  ///
  /// - Parameters:
  ///   - changes: The changes in the order of the model's edits; a change that does not match is
  ///     left out.
  ///   - counts: The rows of each section before the first change.
  ///   - check: Called at every step with an increasing number; must be quick for most numbers.
  /// - Throws: Errors of `check`.
  public init<Failure: Error>(
    composing changes: [TableChange],
    from counts: some Collection<Int>,
    check: (_ step: Int) throws(Failure) -> Void
  ) throws(Failure) {
    let counts = RowCounts(counts)
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

  /// Creates the batch of a single row change, which needs no composing.
  ///
  /// - Returns: The batch that ``TableUpdatesBuilder`` would make, or nil for a change of sections.
  init?(_ change: TableChange, from counts: RowCounts) {
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
