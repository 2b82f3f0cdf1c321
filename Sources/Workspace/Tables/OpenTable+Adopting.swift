package import TableModel

// Rows of other tables.
extension OpenTable {
  /// Returns changes to the rows of another table, in which inserted rows are new rows of this one.
  ///
  /// A row of another file has its origin there, which a row of this table may have, too.
  package func adopting(_ batches: [[TableChange]]) -> [[TableChange]] {
    batches.map { $0.map(adopting) }
  }

  private func adopting(_ change: TableChange) -> TableChange {
    switch change {
    case .insert(let items, let path): return .insert(adopting(items), at: path)
    case .insertSection(var section, let index):
      section.items = adopting(section.items)
      return .insertSection(section, at: index)
    case .update(let path, let old, let new):
      return .update(at: path, from: old, to: new.with(old.origin))
    default: return change
    }
  }

  private func adopting(_ items: ItemList) -> ItemList {
    ItemList(items.map { $0.with(.made(nextSerial())) })
  }
}

extension Item {
  /// Returns the row with another origin.
  fileprivate func with(_ origin: Origin) -> Item {
    Item(value, key: key, origin: origin, bindings: bindings, heightByHand: heightByHand)
  }
}
