import TableModel

/// Finds the changes of sections and objects between two states of sorted objects.
struct FetchedComparison {
  let old: SortedObjects
  let new: SortedObjects

  /// The objects with other values.
  let touched: [TouchedRow]

  /// The old numbers of the rows that were deleted or have other sort values, ascending.
  let removed: [Int]

  /// The new numbers of the rows that were inserted or have other sort values, ascending.
  let inserted: [Int]

  /// The names of the sections that exist before and after, in the same order.
  private let kept: Set<ItemID>

  init(
    from old: SortedObjects,
    to new: SortedObjects,
    touched: [TouchedRow],
    removed: [Int],
    inserted: [Int]
  ) {
    self.old = old
    self.new = new
    self.touched = touched
    self.removed = removed
    self.inserted = inserted
    kept = Self.keptSections(old, new, removed)
  }

  /// Returns the changes in the order of the delegate's calls.
  func makeBatch(_ era: FetchedResultsEra) -> FetchedBatch {
    var batch = FetchedBatch()
    batch.sections = sectionChanges
    let steady = rowsInPlace()
    for row in touched {
      switch (row.old, row.new) {
      case (let before?, let after?):
        let isUpdate =
          row.keepsPlace || era == .documented && steady.contains(after.object.origin)
        batch.objects.append(change(isUpdate ? .update : .move, from: before, to: after))
      case (let before?, nil):
        let path = old.path(ofRow: old.index(of: before))
        batch.objects.append(
          FetchedObjectChange(.delete, before.object, at: path, newIndexPath: nil)
        )
      case (nil, let after?):
        let path = new.path(ofRow: new.index(of: after))
        batch.objects.append(
          FetchedObjectChange(.insert, after.object, at: nil, newIndexPath: path)
        )
      case (nil, nil): break
      }
    }
    batch.sort()
    return batch
  }

  private func change(
    _ type: FetchedResultsChangeType,
    from before: FetchedRow,
    to after: FetchedRow
  ) -> FetchedObjectChange {
    FetchedObjectChange(
      type,
      after.object,
      at: old.path(ofRow: old.index(of: before)),
      newIndexPath: new.path(ofRow: new.index(of: after)),
      effect: FetchedCellEffect(from: before.object, to: after.object)
    )
  }

  private var sectionChanges: [FetchedSectionChange] {
    func changes(
      _ type: FetchedResultsChangeType,
      _ runs: [SortedObjects.Run]
    ) -> [FetchedSectionChange] {
      runs.enumerated().compactMap { index, run in
        guard !kept.contains(ItemID(run.name)) else { return nil }
        return FetchedSectionChange(type, at: index, name: run.name)
      }
    }
    return changes(.delete, old.runs) + changes(.insert, new.runs)
  }

  /// Returns the objects with other sort values that keep their place among the other rows.
  ///
  /// A row can keep its place if the same unchanged rows are before it. A longest ascending sequence
  /// of such rows keeps its place, so that the moves are minimal.
  private func rowsInPlace() -> Set<Item.Origin> {
    var numbers: [Item.Origin: Int] = [:]
    for row in touched where !row.keepsPlace {
      if let before = row.old, row.new != nil {
        numbers[before.object.origin] = old.index(of: before)
      }
    }
    var candidates: [(origin: Item.Origin, number: Int)] = []
    for (rank, slot) in inserted.enumerated() {
      let row = new.rows[slot]
      guard let number = numbers[row.object.origin],
        number - removed.leadingCount(where: { $0 < number }) == slot - rank,
        old.rows[number].sectionName.utf8.elementsEqual(row.sectionName.utf8),
        kept.contains(ItemID(row.sectionName))
      else { continue }
      candidates.append((row.object.origin, number))
    }
    let stays = candidates.map(\.number).longestRise
    return Set(zip(candidates, stays).compactMap { $1 ? $0.origin : nil })
  }

  /// Returns the sections that are not reported: sections never move, so those in another order are
  /// deleted and inserted.
  ///
  /// A section with rows that keep their sort values always stays.
  private static func keptSections(
    _ old: SortedObjects,
    _ new: SortedObjects,
    _ removed: [Int]
  ) -> Set<ItemID> {
    var numbers: [ItemID: Int] = [:]
    for (index, run) in old.runs.enumerated() { numbers[ItemID(run.name)] = index }
    let common = new.runs.filter { numbers[ItemID($0.name)] != nil }
    let elements = common.map { run in
      let number = numbers[ItemID(run.name)] ?? 0
      let range = old.runs[number].range
      let leaving =
        removed.leadingCount { $0 < range.upperBound }
        - removed.leadingCount { $0 < range.lowerBound }
      let weight = (range.count - leaving) * (common.count + 1) + 1
      return HeaviestIncreasingSubsequence.Element(key: number, weight: weight, wouldMove: false)
    }
    let keeps = HeaviestIncreasingSubsequence.keeps(elements)
    return Set(zip(common, keeps).compactMap { $1 ? ItemID($0.name) : nil })
  }
}
