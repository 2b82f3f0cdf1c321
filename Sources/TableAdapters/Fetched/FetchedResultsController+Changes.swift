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
    guard !lastBatch.isEmpty else {
      take(step)
      return
    }
    try tell(lastBatch, step)
  }

  /// Finds the changes of the objects, without taking them over.
  private func makeStep(
    _ changes: [TableChange],
    _ sections: [Section]
  ) throws(FetchedResultsError) -> FetchedStep? {
    guard let old = arrangement else { return nil }
    if changes.count == 1, let batch = old.makeBatch(of: changes[0]) {
      lastBatch = batch
      return .change(changes[0], sections)
    }
    var new = old
    lastBatch = try new.apply(changes, sections, era)
    return .arrangement(from: old, to: new)
  }

  private func take(_ step: FetchedStep) {
    switch step {
    case .change(let change, let sections): arrangement?.follow(change, sections)
    case .arrangement(_, let new): arrangement = new
    }
  }

  private func tell(_ batch: FetchedBatch, _ step: FetchedStep) throws(TableError) {
    delegateError = nil
    if let taker = delegate as? any FetchedResultsSnapshotTaking {
      take(step)
      attempt { () throws(TableError) in
        try taker.controller(self, didChangeContentWith: snapshot(batch))
      }
    } else if sectionNameKeyPath == nil,
      let taker = delegate as? any FetchedResultsDifferenceTaking
    {
      let old = arrangement?.allObjects ?? []
      take(step)
      let new = arrangement?.allObjects ?? []
      attempt { () throws(TableError) in
        let difference = new.map(\.origin).difference(from: old.map(\.origin))
        try taker.controller(self, didChangeContentWith: difference)
      }
    } else {
      tellEach(batch, step)
    }
    if let delegateError { throw delegateError }
  }

  private func tellEach(_ batch: FetchedBatch, _ step: FetchedStep) {
    if let teller = delegate as? any FetchedResultsWillChange {
      attempt { () throws(TableError) in try teller.controllerWillChangeContent(self) }
    }
    take(step)
    if case .arrangement(let old, let new) = step { tellSections(batch, from: old, to: new) }
    tellObjects(batch)
    if let teller = delegate as? any FetchedResultsDidChange {
      attempt { () throws(TableError) in try teller.controllerDidChangeContent(self) }
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
      attempt { () throws(TableError) in
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
      attempt { () throws(TableError) in
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

  /// Runs a call of the delegate, and remembers its first error.
  private func attempt(_ call: () throws(TableError) -> Void) {
    do throws(TableError) { try call() } catch { delegateError = delegateError ?? error }
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
private enum FetchedStep {
  /// They repeat one change of rows; the sections are those of the store after it.
  case change(TableChange, [Section])

  /// They have other objects.
  case arrangement(from: any FetchedArrangement, to: any FetchedArrangement)
}
