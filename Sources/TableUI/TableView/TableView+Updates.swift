public import TableModel

// Updates of rows and sections. A call outside a batch is a batch with one update.
extension TableView {
  /// Whether a batch is open or a row is being dragged.
  public var hasUncommittedUpdates: Bool { batch.depth > 0 || reordered != nil }

  /// Begins a batch of updates; nested batches are part of the outer one.
  ///
  /// The counts before the batch are the cached ones. A table view that never loaded loads them
  /// here.
  public func beginUpdates() {
    received("beginUpdates()")
    defer { answered() }
    begin()
  }

  /// Ends a batch: queries the counts of the data source and checks the updates against them.
  ///
  /// - Throws: The first mismatch; the table view then has its state from before the batch.
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
    var done = PendingBatch()
    swap(&done, &batch)
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
  ///   - completion: A closure that runs at the end, with whether the batch succeeded.
  /// - Throws: The error of a call, which discards the whole batch; or the error of
  ///   ``endUpdates()``.
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

  /// Performs a prepared batch.
  ///
  /// - Parameters:
  ///   - updates: The batch.
  ///   - animation: The animation; recorded only.
  ///   - completion: A closure that runs at the end, with whether the batch succeeded.
  /// - Throws: The error of ``endUpdates()``.
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

  /// Inserts rows; the index paths are those after the batch.
  @_disfavoredOverload public func insertRows(
    at indexPaths: [IndexPath],
    with animation: RowAnimation = .automatic
  ) throws(TableError) {
    try tell("insertRows(at:with:) \(list(indexPaths))", animation) { $0.insertedRows = indexPaths }
  }

  /// Deletes rows; the index paths are those before the batch.
  @_disfavoredOverload public func deleteRows(
    at indexPaths: [IndexPath],
    with animation: RowAnimation = .automatic
  ) throws(TableError) {
    try tell("deleteRows(at:with:) \(list(indexPaths))", animation) { $0.deletedRows = indexPaths }
  }

  /// Reloads rows with new cells; the index paths are those before the batch.
  ///
  /// The rows are deselected.
  @_disfavoredOverload public func reloadRows(
    at indexPaths: [IndexPath],
    with animation: RowAnimation = .automatic
  ) throws(TableError) {
    try tell("reloadRows(at:with:) \(list(indexPaths))", animation) { $0.reloadedRows = indexPaths }
  }

  /// Reconfigures the existing cells of rows; the index paths are those before the batch.
  @_disfavoredOverload public func reconfigureRows(at indexPaths: [IndexPath]) throws(TableError) {
    try tell("reconfigureRows(at:) \(list(indexPaths))", .none) {
      $0.reconfiguredRows = indexPaths
    }
  }

  /// Moves a row from its index path before the batch to the one after it.
  @_disfavoredOverload public func moveRow(
    at indexPath: IndexPath,
    to newIndexPath: IndexPath
  ) throws(TableError) {
    try tell("moveRow(at:to:) \(indexPath) \(newIndexPath)", .automatic) {
      $0.movedRows = [RowMove(from: indexPath, to: newIndexPath)]
    }
  }

  /// Inserts sections; the indexes are those after the batch.
  public func insertSections(
    _ sections: [Int],
    with animation: RowAnimation = .automatic
  ) throws(TableError) {
    try tell("insertSections(_:with:) \(sections)", animation) { $0.insertedSections = sections }
  }

  /// Deletes sections; the indexes are those before the batch.
  public func deleteSections(
    _ sections: [Int],
    with animation: RowAnimation = .automatic
  ) throws(TableError) {
    try tell("deleteSections(_:with:) \(sections)", animation) { $0.deletedSections = sections }
  }

  /// Reloads sections; the indexes are those before the batch.
  public func reloadSections(
    _ sections: [Int],
    with animation: RowAnimation = .automatic
  ) throws(TableError) {
    try tell("reloadSections(_:with:) \(sections)", animation) { $0.reloadedSections = sections }
  }

  /// Moves a section from its index before the batch to the one after it.
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
