import TableModel
import Workspace

extension OpenTable {
  /// The maximum number of items that output marks as changed.
  private static let markLimit = 10_000

  /// The items with unsaved changes; empty if there are too many to mark.
  ///
  /// - Complexity: O(n) in the rows of the unsaved edits.
  var changedItems: Set<ItemID> {
    var items: Set<ItemID> = []
    for change in history.unsaved.lazy.flatMap(\.changes) {
      switch change {
      case .insert(let inserted, _):
        guard items.count + inserted.count <= Self.markLimit else { return [] }
        for item in inserted { items.insert(item.id) }
      case .update(_, _, let item), .height(_, _, let item): items.insert(item.id)
      default: break
      }
    }
    return items.count <= Self.markLimit ? items : []
  }
}
