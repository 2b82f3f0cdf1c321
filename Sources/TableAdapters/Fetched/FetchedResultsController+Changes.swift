public import TableModel

// The changes of the store, as calls of the delegate.
extension FetchedResultsController: FetchedObjectStoreObserver {
  /// Whether the delegate has a method that is told about changes.
  public var isTrackingChanges: Bool {
    delegate is any FetchedResultsWillChange || delegate is any FetchedResultsSectionChanging
      || delegate is any FetchedResultsObjectChanging || delegate is any FetchedResultsDidChange
      || delegate is any FetchedResultsSnapshotTaking
      || delegate is any FetchedResultsDifferenceTaking
  }

  /// Updates the results, and tells the delegate unless nothing changed.
  public func store(
    _ store: any FetchedObjectStore,
    didProcess changes: [TableChange]
  ) throws(TableError) {
    guard arrangement != nil else { return }
    guard isTrackingChanges else {
      missedChanges = true
      return
    }
    let step: FetchedStep?
    do throws(FetchedResultsError) {
      if missedChanges {
        missedChanges = false
        arrangement = try makeArrangement()
        return
      }
      step = try makeStep(changes, store.sections)
    } catch {
      arrangement = nil
      fetchError = error
      return
    }
    guard let step else { return }
    if held != nil {
      held?.changes += changes
      take(step)
      return
    }
    try report(step)
  }

  /// Finds the changes of the objects, without taking them over.
  private func makeStep(
    _ changes: [TableChange],
    _ sections: [Section]
  ) throws(FetchedResultsError) -> FetchedStep? {
    guard let old = arrangement else { return nil }
    if changes.count == 1, let batch = old.makeBatch(of: changes[0]) {
      return FetchedStep(batch: batch, next: .change(changes[0], sections))
    }
    return try makeStep(changes, sections, from: old)
  }

  private func makeStep(
    _ changes: [TableChange],
    _ sections: [Section],
    from old: any FetchedArrangement
  ) throws(FetchedResultsError) -> FetchedStep {
    var new = old
    let batch = try new.apply(changes, sections, era)
    return FetchedStep(batch: batch, next: .arrangement(from: old, to: new))
  }

  private func take(_ step: FetchedStep) {
    switch step.next {
    case .change(let change, let sections): arrangement?.follow(change, sections)
    case .arrangement(_, let new): arrangement = new
    }
  }

  private func report(_ step: FetchedStep) throws(TableError) {
    lastBatch = step.batch
    lastBatch.pairMoves()
    guard !step.batch.isEmpty else {
      take(step)
      return
    }
    try tell(lastBatch, step)
  }

  /// Holds back the delegate's calls until ``endUpdates()``; the results follow the store.
  public func beginUpdates() {
    if held == nil, let arrangement { held = (arrangement, []) }
  }

  /// Drops the calls held back by ``beginUpdates()``.
  public func cancelUpdates() { held = nil }

  /// Tells the delegate about all changes since ``beginUpdates()``, as one transaction.
  ///
  /// - Throws: The error of a table view that the delegate updates.
  public func endUpdates() throws(TableError) {
    guard let (old, changes) = held else { return }
    held = nil
    guard arrangement != nil, !changes.isEmpty else { return }
    let step: FetchedStep
    do throws(FetchedResultsError) {
      step = try makeStep(changes, managedObjectContext.sections, from: old)
    } catch {
      arrangement = nil
      fetchError = error
      return
    }
    arrangement = old
    try report(step)
  }

  /// Reports objects with other ids as deletions and insertions, if the results named the old ids.
  public func store(
    _ store: any FetchedObjectStore,
    didObtainPermanentIDsFor objects: Set<Item.Origin>
  ) throws(TableError) {
    guard namesTemporaryIDs, isTrackingChanges, let arrangement else { return }
    var batch = FetchedBatch()
    for section in 0..<arrangement.sectionCount {
      for (row, object) in arrangement.objects(inSection: section).enumerated()
      where objects.contains(object.origin) {
        let path = IndexPath(row: row, section: section)
        batch.objects.append(FetchedObjectChange(.delete, object, at: path, newIndexPath: nil))
        batch.objects.append(FetchedObjectChange(.insert, object, at: nil, newIndexPath: path))
      }
    }
    guard !batch.isEmpty else { return }
    batch.sort()
    lastBatch = batch
    let next = FetchedStep.Next.arrangement(from: arrangement, to: arrangement)
    try tell(batch, FetchedStep(batch: batch, next: next))
  }

  private func tell(_ batch: FetchedBatch, _ step: FetchedStep) throws(TableError) {
    delegateError = nil
    round = .changes
    defer { round = .none }
    if let taker = delegate as? any FetchedResultsSnapshotTaking {
      take(step)
      attempt("controller(_:didChangeContentWith:)") { () throws(TableError) in
        readAllBatches()
        try taker.controller(self, didChangeContentWith: snapshot(batch))
      }
    } else if sectionNameKeyPath == nil,
      let taker = delegate as? any FetchedResultsDifferenceTaking
    {
      let old = arrangement?.allObjects ?? []
      take(step)
      let new = arrangement?.allObjects ?? []
      attempt("controller(_:didChangeContentWith:)") { () throws(TableError) in
        let difference = new.map(\.origin).difference(from: old.map(\.origin))
        try taker.controller(self, didChangeContentWith: difference)
      }
    } else {
      tellEach(batch, step)
    }
    if let delegateError { throw delegateError }
  }

  private func tellEach(_ batch: FetchedBatch, _ step: FetchedStep) {
    tellWillChange()
    take(step)
    if case .arrangement(let old, let new) = step.next { tellSections(batch, from: old, to: new) }
    tellObjects(batch)
    tellDidChange()
  }

  /// Tells the delegate about a round without changes, within another one.
  func tellNestedRound() {
    guard round == .changes else { return }
    round = .nested
    defer { round = .changes }
    trace("performFetch()", to: .controller(self), .documented)
    defer { messageObserver?.messageEnded(result: nil) }
    tellWillChange()
    tellDidChange()
  }

  private func tellWillChange() {
    guard let teller = delegate as? any FetchedResultsWillChange else { return }
    attempt("controllerWillChangeContent(_:)") { () throws(TableError) in
      try teller.controllerWillChangeContent(self)
    }
  }

  private func tellDidChange() {
    guard let teller = delegate as? any FetchedResultsDidChange else { return }
    attempt("controllerDidChangeContent(_:)") { () throws(TableError) in
      try teller.controllerDidChangeContent(self)
    }
  }

  private func tellSections(
    _ batch: FetchedBatch,
    from old: any FetchedArrangement,
    to new: any FetchedArrangement
  ) {
    guard let teller = delegate as? any FetchedResultsSectionChanging else { return }
    for change in batch.sections {
      let section =
        change.type == .delete
        ? info(change.index, named: change.name, of: old)
        : info(newIndex(of: change, batch), named: change.name, of: new)
      attempt("controller(_:didChange:atSectionIndex:for:) \(change)") { () throws(TableError) in
        try teller.controller(
          self,
          didChange: section,
          atSectionIndex: change.index,
          for: change.type
        )
      }
    }
  }

  private func tellObjects(_ batch: FetchedBatch) {
    guard let teller = delegate as? any FetchedResultsObjectChanging else { return }
    noteEffects(batch)
    for change in batch.objects {
      attempt("controller(_:didChange:at:for:newIndexPath:) \(change)") {
        () throws(TableError) in
        try teller.controller(
          self,
          didChange: change.object,
          at: change.indexPath,
          for: change.type,
          newIndexPath: change.newIndexPath
        )
      }
    }
  }

  private func noteEffects(_ batch: FetchedBatch) {
    effects = [:]
    for change in batch.objects where change.type == .move || change.type == .update {
      if let path = change.indexPath { effects[path] = change.effect }
    }
  }

  /// Runs a call of the delegate, and remembers its first error, which Core Data logs (F1).
  private func attempt(
    _ selector: @autoclosure () -> String,
    line: Int = #line,
    _ call: () throws(TableError) -> Void
  ) {
    let selector = selector()
    if let delegate { trace(selector, to: .delegate(delegate), .documented, line: line) }
    defer { messageObserver?.messageEnded(result: nil) }
    do throws(TableError) { try call() } catch {
      delegateError = delegateError ?? error
      let method = selector.prefix { $0 != " " && $0 != "(" }
      let text = FetchedResultsError.logged(error, in: String(method))
      trace(text, to: .controller(self), .observed, line: line)
      messageObserver?.messageEnded(result: nil)
    }
  }

  /// Returns the index of an inserted, moved or updated section after the transaction.
  private func newIndex(of change: FetchedSectionChange, _ batch: FetchedBatch) -> Int {
    switch change.type {
    case .insert, .delete: change.index
    case .move: change.newIndex ?? change.index
    case .update: batch.newSection(of: change.index) ?? change.index
    }
  }

  private func snapshot(
    _ batch: FetchedBatch
  ) throws(TableError) -> DataSourceSnapshot<String, Item.Origin> {
    var snapshot = DataSourceSnapshot<String, Item.Origin>()
    for section in sections ?? [] {
      try snapshot.appendSections([section.name])
      try snapshot.appendItems(section.objects.map(\.origin), toSection: section.name)
    }
    let changed = batch.objects.filter {
      $0.effect != .keeps && ($0.type == .update || $0.type == .move)
    }
    if !changed.isEmpty { try snapshot.reloadItems(changed.map(\.object.origin)) }
    return snapshot
  }
}

/// The way of fetched results from one state to the next.
private struct FetchedStep {
  /// The way.
  enum Next {
    /// They repeat one change of rows; the sections are those of the store after it.
    case change(TableChange, [Section])

    /// They have other objects.
    case arrangement(from: any FetchedArrangement, to: any FetchedArrangement)
  }

  /// The changes of the objects.
  let batch: FetchedBatch

  let next: Next
}
