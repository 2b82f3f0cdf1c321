import TableModel

/// The fetched objects in the sections and the order of their store.
///
/// It reads no objects. It repeats a single change of rows in its own list, which costs as much as
/// the change. Other transactions also cost O(s) for s sections.
struct StoreOrderedObjects: FetchedArrangement {
  private var sections: [Section]

  /// The order by which the store sorts its rows, if a changed sort value is always a move; else nil.
  private let order: FetchedOrder?

  /// Creates the objects of a store.
  ///
  /// - Parameters:
  ///   - sections: The sections of the store.
  ///   - order: The order of its rows if a changed sort value is always a move, as since iOS 9.
  init(_ sections: [Section], movingBy order: FetchedOrder? = nil) {
    (self.sections, self.order) = (sections, order)
  }

  /// Returns the kind of change of an object that keeps its place.
  fileprivate func changeType(from old: Item, to new: Item) -> FetchedResultsChangeType {
    guard let old = order?.row(old), let new = order?.row(new), !old.hasPlace(of: new) else {
      return .update
    }
    return .move
  }

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

  func makeBatch(of change: TableChange) -> FetchedBatch? {
    var batch = FetchedBatch()
    switch change {
    case .insert(let items, let path):
      guard holds(path, room: 1) else { return nil }
      batch.objects = zip(items, rows(from: path)).map {
        FetchedObjectChange(.insert, $0, at: nil, newIndexPath: $1)
      }
    case .delete(let items, let path):
      guard holds(path), items.count <= objectCount(inSection: path.section) - path.row else {
        return nil
      }
      batch.objects = zip(items.indices, rows(from: path)).compactMap { _, path in
        object(at: path).map { FetchedObjectChange(.delete, $0, at: path, newIndexPath: nil) }
      }
    case .move(let from, let to):
      guard let object = object(at: from),
        holds(to, room: from.section == to.section ? 0 : 1)
      else { return nil }
      guard from != to else { break }
      batch.objects = [
        FetchedObjectChange(.move, object, at: from, newIndexPath: to, effect: .keeps)
      ]
    case .update(let path, _, let new):
      guard let old = object(at: path) else { return nil }
      let effect = old.cellKind == new.cellKind ? FetchedCellEffect.configures : .replaces
      let type = changeType(from: old, to: new)
      batch.objects = [
        FetchedObjectChange(type, new, at: path, newIndexPath: path, effect: effect)
      ]
    case .height(let path, _, let new):
      guard holds(path) else { return nil }
      batch.objects = [
        FetchedObjectChange(.update, new, at: path, newIndexPath: path, effect: .resizes)
      ]
    case .members: break
    case .insertSection, .deleteSection, .moveSection, .header, .footer: return nil
    }
    batch.sort()
    return batch
  }

  mutating func follow(_ change: TableChange, _ sections: [Section]) {
    do throws(TableError) { try change.apply(to: &self.sections) } catch {
      // The list of before was not the one that the store changed.
      self.sections = sections
    }
  }

  private func holds(_ path: IndexPath, room: Int = 0) -> Bool {
    sections.indices.contains(path.section)
      && (0..<objectCount(inSection: path.section) + room).contains(path.row)
  }

  private func rows(from path: IndexPath) -> some Sequence<IndexPath> {
    (path.row...).lazy.map { IndexPath(row: $0, section: path.section) }
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
        let object = new.object(at: target), let before = old.object(at: path)
      else { return nil }
      let isReplaced = effect == .configures && object.cellKind != before.cellKind
      return FetchedObjectChange(
        new.changeType(from: before, to: object),
        object,
        at: path,
        newIndexPath: target,
        effect: isReplaced ? .replaces : effect
      )
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
