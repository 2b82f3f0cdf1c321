import TableModel
import TableUI

/// A cache of the heights that cell classes computed, so that each is computed once per item.
///
/// A height is valid for an unchanged item, one cell class, one width and one text size. After an
/// edit, or for another of these, it is computed again. (KtTableView stores it in the item
/// permanently.)
@MainActor struct ItemHeights {
  private struct Entry {
    var item: Item
    var cellClass: ItemCell.Type
    var width: Double
    var textSize: TraitCollection.ContentSizeCategory
    var height: Double
  }

  private var entries: [ItemID: Entry] = [:]

  /// The number of rows after which the cache restarts, so that a long list is not kept in memory
  /// twice.
  private static let limit = 65_536

  /// The number of calls of a cell class.
  private(set) var computations = 0

  /// Returns the height of an item's row; a height that needs no measurement is not cached.
  mutating func height(
    of item: Item,
    _ cellClass: ItemCell.Type,
    in tableView: TableView
  ) -> Double {
    if CellKinds.hasFixedHeight(cellClass, for: item, in: tableView) {
      return cellClass.sentRowHeight(for: item, in: tableView)
    }
    let id = item.id
    let width = tableView.rowWidth
    let textSize = tableView.preferredContentSizeCategory
    if let entry = entries[id], entry.width == width, entry.textSize == textSize,
      entry.cellClass == cellClass, entry.item == item
    {
      return entry.height
    }
    computations += 1
    let height = cellClass.sentRowHeight(for: item, in: tableView)
    if entries.count >= Self.limit { entries = [:] }
    entries[id] = Entry(
      item: item,
      cellClass: cellClass,
      width: width,
      textSize: textSize,
      height: height
    )
    return height
  }
}
