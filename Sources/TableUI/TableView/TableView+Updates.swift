public import TableModel

// Telling the table view what changed. A call outside begin and end is a batch of its own.
extension TableView {
  /// Whether there is a begin without its end, or a row is being dragged.
  public var hasUncommittedUpdates: Bool { batch.depth > 0 || reordered != nil }

  /// Begins a batch of updates; a batch within a batch is part of the outer one.
  ///
  /// The counts before it are the cached ones; a table view that never loaded loads them here.
  public func beginUpdates() {
    received("beginUpdates()")
    defer { answered() }
    begin()
  }

  /// Ends a batch: the data source is asked for its counts now, and what was told must fit them.
  ///
  /// - Throws: The first thing that does not fit; the table view is as it was before the batch.
  @_disfavoredOverload public func endUpdates() throws(TableError) {
    received("endUpdates()")
    defer { answered() }
    try end()
  }

  private func begin() {
    if batch.depth == 0 {
      batch = PendingBatch()
      batch.wasLoaded = state.isLoaded && !state.needsReload
      loadQuietly()
    }
    batch.depth += 1
  }

  private func end() throws(TableError) {
    guard batch.depth > 0 else { return warn("endUpdates without beginUpdates") }
    guard batch.depth == 1 else {
      batch.depth -= 1
      return
    }
    let done = batch
    batch = PendingBatch()
    do throws(TableError) {
      try commit(done)
    } catch {
      for completion in done.completions { completion(false) }
      throw error
    }
    closeVanishedRow()
    for completion in done.completions { completion(true) }
  }

  /// Runs calls as one batch.
  ///
  /// - Parameters:
  ///   - updates: The calls.
  ///   - completion: What is run when the batch is done, with whether it went through.
  /// - Throws: What the calls throw, then nothing of the batch is done; or what ``endUpdates()`` throws.
  @_disfavoredOverload public func performBatchUpdates(
    _ updates: () throws(TableError) -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) throws(TableError) {
    received("performBatchUpdates(_:completion:)")
    defer { answered() }
    begin()
    let earlier = batch
    do throws(TableError) {
      try updates()
    } catch {
      batch = earlier
      batch.depth -= 1
      completion?(false)
      throw error
    }
    if let completion { batch.completions.append(completion) }
    try end()
  }

  /// Does a batch that was put together elsewhere.
  ///
  /// - Parameters:
  ///   - updates: The batch.
  ///   - animation: How it looks; recorded only.
  ///   - completion: What is run when the batch is done, with whether it went through.
  /// - Throws: What ``endUpdates()`` throws.
  public func performBatchUpdates(
    _ updates: TableUpdates,
    with animation: RowAnimation = .automatic,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) throws(TableError) {
    received("performBatchUpdates(_:completion:) \(updates)")
    defer { answered() }
    begin()
    batch.updates.merge(updates)
    batch.animations.append(animation)
    if let completion { batch.completions.append(completion) }
    try end()
  }

  /// Rows have come; the paths count as after the batch.
  @_disfavoredOverload public func insertRows(
    at indexPaths: [IndexPath],
    with animation: RowAnimation = .automatic
  ) throws(TableError) {
    try tell("insertRows(at:with:) \(list(indexPaths))", animation) { $0.insertedRows = indexPaths }
  }

  /// Rows have gone; the paths count as before the batch.
  @_disfavoredOverload public func deleteRows(
    at indexPaths: [IndexPath],
    with animation: RowAnimation = .automatic
  ) throws(TableError) {
    try tell("deleteRows(at:with:) \(list(indexPaths))", animation) { $0.deletedRows = indexPaths }
  }

  /// Rows need a fresh cell; the paths count as before the batch.
  ///
  /// Their selection is dropped.
  @_disfavoredOverload public func reloadRows(
    at indexPaths: [IndexPath],
    with animation: RowAnimation = .automatic
  ) throws(TableError) {
    try tell("reloadRows(at:with:) \(list(indexPaths))", animation) { $0.reloadedRows = indexPaths }
  }

  /// Rows show something else in the cell they have; the paths count as before the batch.
  @_disfavoredOverload public func reconfigureRows(at indexPaths: [IndexPath]) throws(TableError) {
    try tell("reconfigureRows(at:) \(list(indexPaths))", .none) {
      $0.reconfiguredRows = indexPaths
    }
  }

  /// A row has gone elsewhere; its old path counts as before the batch, the new one as after it.
  @_disfavoredOverload public func moveRow(
    at indexPath: IndexPath,
    to newIndexPath: IndexPath
  ) throws(TableError) {
    try tell("moveRow(at:to:) \(indexPath) \(newIndexPath)", .automatic) {
      $0.movedRows = [RowMove(from: indexPath, to: newIndexPath)]
    }
  }

  /// Sections have come; the numbers count as after the batch.
  public func insertSections(
    _ sections: [Int],
    with animation: RowAnimation = .automatic
  ) throws(TableError) {
    try tell("insertSections(_:with:) \(sections)", animation) { $0.insertedSections = sections }
  }

  /// Sections have gone; the numbers count as before the batch.
  public func deleteSections(
    _ sections: [Int],
    with animation: RowAnimation = .automatic
  ) throws(TableError) {
    try tell("deleteSections(_:with:) \(sections)", animation) { $0.deletedSections = sections }
  }

  /// Sections are built anew; the numbers count as before the batch.
  public func reloadSections(
    _ sections: [Int],
    with animation: RowAnimation = .automatic
  ) throws(TableError) {
    try tell("reloadSections(_:with:) \(sections)", animation) { $0.reloadedSections = sections }
  }

  /// A section has gone elsewhere; its old number counts as before the batch, the new one as after it.
  @_disfavoredOverload public func moveSection(
    _ section: Int,
    toSection newSection: Int
  ) throws(TableError) {
    try tell("moveSection(_:toSection:) \(section) \(newSection)", .automatic) {
      $0.movedSections = [SectionMove(from: section, to: newSection)]
    }
  }

  private func tell(
    _ selector: @autoclosure () -> String,
    _ animation: RowAnimation,
    _ fill: (inout TableUpdates) -> Void
  ) throws(TableError) {
    received(selector())
    defer { answered() }
    var updates = TableUpdates()
    fill(&updates)
    let isAlone = batch.depth == 0
    if isAlone { begin() }
    batch.updates.merge(updates)
    batch.animations.append(animation)
    if isAlone { try end() }
  }

  func list(_ paths: [IndexPath]) -> String {
    let shown = paths.prefix(8).map(\.description).joined(separator: ", ")
    return paths.count > 8 ? "[\(shown), … \(paths.count - 8) more]" : "[\(shown)]"
  }
}
