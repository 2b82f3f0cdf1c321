public import TableModel
public import TableUI

extension Item {
  /// The class of cell that the item's kind asks for: a named kind, else key and value, else the base.
  ///
  /// An unknown kind gets a cell that says so.
  @MainActor public var standardCellClass: ItemCell.Type {
    if let kind = cellKind { return CellKinds.cellClass(named: kind) ?? UnknownKindCell.self }
    return isKeyValue ? KeyValueCell.self : ItemCell.self
  }

  /// The class of cell that the item's kind asks for, for whoever would rather stop than show a plain cell.
  ///
  /// - Throws: `TableError.unknownCellKind(_:kinds:)` for an unknown kind.
  @MainActor public func requireCellClass() throws(TableError) -> ItemCell.Type {
    guard let kind = cellKind else { return standardCellClass }
    return try CellKinds.requireCellClass(named: kind)
  }
}

/// A plain cell for a row whose kind is unknown; it names the kind instead of a subtitle.
open class UnknownKindCell: ItemCell {
  open override func configure(with item: Item?) {
    super.configure(with: item)
    guard let kind = item?.cellKind else { return }
    detailText = "unknown cell kind: \(kind)"
  }
}
