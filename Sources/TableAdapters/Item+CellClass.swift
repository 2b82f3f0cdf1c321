public import TableModel
public import TableUI

extension Item {
  /// The cell class for the item's kind: a named kind, or else key and value, or else the base
  /// class.
  ///
  /// An unknown kind gets a cell that reports it.
  @MainActor public var standardCellClass: ItemCell.Type {
    if let kind = cellKind { return CellKinds.cellClass(named: kind) ?? UnknownKindCell.self }
    return isKeyValue ? KeyValueCell.self : ItemCell.self
  }

  /// Returns the cell class for the item's kind; throws for an unknown kind instead of using a
  /// plain cell.
  ///
  /// - Throws: `TableError.unknownCellKind(_:kinds:)` for an unknown kind.
  @MainActor public func requireCellClass() throws(TableError) -> ItemCell.Type {
    guard let kind = cellKind else { return standardCellClass }
    return try CellKinds.requireCellClass(named: kind)
  }
}

/// A plain cell for a row of an unknown kind; its subtitle names the kind.
open class UnknownKindCell: ItemCell {
  open override func configure(with item: Item?) {
    super.configure(with: item)
    guard let kind = item?.cellKind else { return }
    detailText = "unknown cell kind: \(kind)"
  }
}
