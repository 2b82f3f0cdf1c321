public import TableModel
public import TableUI

extension TableChange {
  /// Creates the edit for a confirmed deletion or insertion at a row, or nil if it has none.
  ///
  /// An insertion adds a blank row below.
  ///
  /// - Complexity: O(log n) for a deletion, O(n) for an insertion, whose row needs a unique number.
  public init?(
    committing editingStyle: CellEditingStyle,
    at indexPath: IndexPath,
    in sections: [Section]
  ) {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.row)
    else { return nil }
    let item = sections[indexPath.section].items[indexPath.row]
    switch editingStyle {
    case .none: return nil
    case .delete: self = .delete(ItemList([item]), at: indexPath)
    case .insert:
      let below = IndexPath(row: indexPath.row + 1, section: indexPath.section)
      self = .insert(ItemList([item.blankSibling(in: sections)]), at: below)
    }
  }
}
