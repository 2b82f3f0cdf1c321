public import TableModel
public import TableUI

/// A plain cell for a row whose kind nobody knows; it names the kind instead of a subtitle.
open class UnknownKindCell: ItemCell {
  open override func configure(with item: Item?) {
    super.configure(with: item)
    guard let kind = item?.cellKind else { return }
    detailText = "unknown cell kind: \(kind)"
  }
}
