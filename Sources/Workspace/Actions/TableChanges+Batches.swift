import TableModel

extension [TableChange] {
  /// The changes in batches that UIKit accepts.
  ///
  /// In one batch, rows cannot move into an inserted section or out of a deleted one (E16). A batch
  /// that does both ends before the second change.
  ///
  /// - Complexity: O(n) in the changes.
  var batches: [[TableChange]] {
    var batches: [[TableChange]] = []
    var batch: [TableChange] = []
    // The sections that the batch inserted, and those that rows left, by their current numbers.
    var inserted: Set<Int> = []
    var left: Set<Int> = []
    func end() {
      if !batch.isEmpty { batches.append(batch) }
      (batch, inserted, left) = ([], [], [])
    }
    for change in self {
      switch change {
      case .move(let from, let to) where from.section != to.section:
        if inserted.contains(to.section) { end() }
        left.insert(from.section)
      case .insertSection(_, let number):
        inserted = Set(inserted.map { $0 < number ? $0 : $0 + 1 }).union([number])
        left = Set(left.map { $0 < number ? $0 : $0 + 1 })
      case .deleteSection(_, let number):
        if left.contains(number) { end() }
        inserted = Set(inserted.subtracting([number]).map { $0 < number ? $0 : $0 - 1 })
        left = Set(left.map { $0 < number ? $0 : $0 - 1 })
      case .moveSection: end()
      default: break
      }
      batch.append(change)
    }
    end()
    return batches
  }
}
