import TableModel
import TableUI

/// The heights that classes of cells worked out, so that each is worked out once for an item.
///
/// A height holds for an item unchanged, for one class of cells and one width; an edit, another class and a
/// narrower table ask again. (KtTableView keeps it in the item for ever.)
@MainActor struct ItemHeights {
  private struct Entry {
    var item: Item
    var cellClass: ItemCell.Type
    var width: Double
    var height: Double
  }

  private var entries: [ItemID: Entry] = [:]

  /// Beyond that many rows it restarts, so that a long list does not stay in memory a second time.
  private static let limit = 65_536

  /// The number of calls of a class.
  private(set) var computations = 0

  /// The height of an item's row; a height that is the same for all items is not worth keeping.
  mutating func height(
    of item: Item,
    _ cellClass: ItemCell.Type,
    in tableView: TableView
  ) -> Double {
    if CellKinds.hasFixedHeight(cellClass) { return cellClass.rowHeight(for: item, in: tableView) }
    let id = item.id
    let width = tableView.rowWidth
    if let entry = entries[id], entry.width == width, entry.cellClass == cellClass,
      entry.item == item
    {
      return entry.height
    }
    computations += 1
    let height = cellClass.rowHeight(for: item, in: tableView)
    if entries.count >= Self.limit { entries = [:] }
    entries[id] = Entry(item: item, cellClass: cellClass, width: width, height: height)
    return height
  }
}
