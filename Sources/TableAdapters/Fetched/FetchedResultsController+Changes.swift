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
    guard let old = arrangement else { return }
    guard isTrackingChanges else {
      missedChanges = true
      return
    }
    var new = old
    do throws(FetchedResultsError) {
      if missedChanges {
        missedChanges = false
        arrangement = try makeArrangement()
        return
      }
      lastBatch = try new.apply(changes, store.sections, era)
    } catch {
      arrangement = nil
      fetchError = error
      return
    }
    guard !lastBatch.isEmpty else {
      arrangement = new
      return
    }
    try tell(lastBatch, from: old, to: new)
  }

  private func tell(
    _ batch: FetchedBatch,
    from old: any FetchedArrangement,
    to new: any FetchedArrangement
  ) throws(TableError) {
    delegateError = nil
    if let taker = delegate as? any FetchedResultsSnapshotTaking {
      arrangement = new
      attempt { () throws(TableError) in
        try taker.controller(self, didChangeContentWith: snapshot(of: new, batch))
      }
    } else if sectionNameKeyPath == nil,
      let taker = delegate as? any FetchedResultsDifferenceTaking
    {
      arrangement = new
      let difference = new.allObjects.map(\.origin).difference(from: old.allObjects.map(\.origin))
      attempt { () throws(TableError) in
        try taker.controller(self, didChangeContentWith: difference)
      }
    } else {
      tellEach(batch, from: old, to: new)
    }
    if let delegateError { throw delegateError }
  }

  private func tellEach(
    _ batch: FetchedBatch,
    from old: any FetchedArrangement,
    to new: any FetchedArrangement
  ) {
    if let teller = delegate as? any FetchedResultsWillChange {
      attempt { () throws(TableError) in try teller.controllerWillChangeContent(self) }
    }
    arrangement = new
    tellSections(batch, from: old, to: new)
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
    of new: any FetchedArrangement,
    _ batch: FetchedBatch
  ) throws(TableError) -> DataSourceSnapshot<String, Item.Origin> {
    var snapshot = DataSourceSnapshot<String, Item.Origin>()
    for (index, name) in new.sectionNames.enumerated() {
      try snapshot.appendSections([name])
      try snapshot.appendItems(new.objects(inSection: index).map(\.origin), toSection: name)
    }
    let changed = batch.objects.filter {
      $0.effect != .keeps && ($0.type == .update || $0.type == .move)
    }
    if !changed.isEmpty { try snapshot.reloadItems(changed.map(\.object.origin)) }
    return snapshot
  }
}
