import TableModel

/// The fetched objects in the sections and the order of their store.
///
/// It reads no objects: a transaction costs as much as its changes, for any number of rows.
struct StoreOrderedObjects: FetchedArrangement {
  private var sections: [Section]

  init(_ sections: [Section]) { self.sections = sections }

  var sectionCount: Int { sections.count }

  var sectionNames: [String] { sections.map(\.header) }

  func objectCount(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].items.count : 0
  }

  func object(at indexPath: IndexPath) -> Item? {
    guard (0..<objectCount(inSection: indexPath.section)).contains(indexPath.row) else {
      return nil
    }
    return sections[indexPath.section].items[indexPath.row]
  }

  /// Returns the name of a section.
  func name(ofSection section: Int) -> String { sections[section].header }

  /// Returns the path of an object.
  ///
  /// - Complexity: O(n).
  func indexPath(of origin: Item.Origin) -> IndexPath? {
    for (index, section) in sections.enumerated() {
      if let row = section.items.firstIndex(where: { $0.origin == origin }) {
        return IndexPath(row: row, section: index)
      }
    }
    return nil
  }

  mutating func apply(
    _ changes: [TableChange],
    _ sections: [Section],
    _ era: FetchedResultsEra
  ) throws(FetchedResultsError) -> FetchedBatch {
    let old = self
    self.sections = sections
    let updates = TableUpdates(composing: changes, from: old.counts)
    guard let map = try? updates.validated(before: old.counts, after: counts) else {
      return replacement(of: old)
    }
    return StoreOrderedChanges(old: old, new: self, updates: updates, map: map).makeBatch()
  }

  /// Returns the changes that replace all sections.
  private func replacement(of old: StoreOrderedObjects) -> FetchedBatch {
    var updates = TableUpdates()
    updates.deletedSections = Array(old.sections.indices)
    updates.insertedSections = Array(sections.indices)
    return StoreOrderedChanges(old: old, new: self, updates: updates, map: nil).makeBatch()
  }
}

/// The changes of one transaction in store order.
private struct StoreOrderedChanges {
  let old: StoreOrderedObjects
  let new: StoreOrderedObjects
  let updates: TableUpdates
  let map: TableUpdatesMap?

  func makeBatch() -> FetchedBatch {
    var batch = FetchedBatch()
    batch.sections = sectionChanges
    batch.objects = deletions + insertions + moves + changedRows
    batch.sort()
    return batch
  }

  private var sectionChanges: [FetchedSectionChange] {
    let deleted = updates.deletedSections.map {
      FetchedSectionChange(.delete, at: $0, name: old.name(ofSection: $0))
    }
    let inserted = updates.insertedSections.map {
      FetchedSectionChange(.insert, at: $0, name: new.name(ofSection: $0))
    }
    let moved = updates.movedSections.map {
      FetchedSectionChange(.move, at: $0.from, to: $0.to, name: new.name(ofSection: $0.to))
    }
    let retitled = updates.retitledSections.map { section in
      let name = map?.newSection(of: section).map { new.name(ofSection: $0) }
      return FetchedSectionChange(.update, at: section, name: name ?? old.name(ofSection: section))
    }
    return deleted + inserted + moved + retitled
  }

  private var deletions: [FetchedObjectChange] {
    let moved = Set(updates.movedRows.map(\.from))
    let paths = updates.deletedSections.flatMap { rows(of: $0, in: old) }
    return (updates.deletedRows + paths.filter { !moved.contains($0) }).compactMap { path in
      old.object(at: path).map { FetchedObjectChange(.delete, $0, at: path, newIndexPath: nil) }
    }
  }

  private var insertions: [FetchedObjectChange] {
    let moved = Set(updates.movedRows.map(\.to))
    let paths = updates.insertedSections.flatMap { rows(of: $0, in: new) }
    return (updates.insertedRows + paths.filter { !moved.contains($0) }).compactMap { path in
      new.object(at: path).map { FetchedObjectChange(.insert, $0, at: nil, newIndexPath: path) }
    }
  }

  private var moves: [FetchedObjectChange] {
    let effects = effects
    return updates.movedRows.compactMap { move in
      new.object(at: move.to).map { object in
        let effect = effects[move.from] ?? .keeps
        return FetchedObjectChange(
          .move,
          object,
          at: move.from,
          newIndexPath: move.to,
          effect: effect
        )
      }
    }
  }

  private var changedRows: [FetchedObjectChange] {
    let moved = Set(updates.movedRows.map(\.from))
    return effects.compactMap { path, effect in
      guard !moved.contains(path), let target = map?.newPath(of: path),
        let object = new.object(at: target)
      else { return nil }
      let isReplaced = effect == .configures && object.cellKind != old.object(at: path)?.cellKind
      let cell = isReplaced ? FetchedCellEffect.replaces : effect
      return FetchedObjectChange(.update, object, at: path, newIndexPath: target, effect: cell)
    }
  }

  /// The effects on the cells of changed rows, by their old paths.
  private var effects: [IndexPath: FetchedCellEffect] {
    var effects: [IndexPath: FetchedCellEffect] = [:]
    for path in updates.resizedRows { effects[path] = .resizes }
    for path in updates.reconfiguredRows + updates.reloadedRows { effects[path] = .configures }
    return effects
  }

  private func rows(of section: Int, in objects: StoreOrderedObjects) -> [IndexPath] {
    (0..<objects.objectCount(inSection: section)).map { IndexPath(row: $0, section: section) }
  }
}
