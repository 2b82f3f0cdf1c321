public import TableModel

/// The base of cells that show an item: image, title, subtitle and accessory.
///
/// A field that the item lacks stays blank. (KtTableView: `KtBaseTableViewCell`, whose subtitle never showed
/// since its cell style has no place for one.)
open class ItemCell: TableViewCell {
  /// The item that is shown, or nil.
  public private(set) var item: Item?

  /// Where cells of this class put their texts.
  ///
  /// The default is the title above the subtitle.
  open class var cellStyle: CellStyle { .subtitle }

  /// Makes a cell with a grip; the class decides about the style.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: Self.cellStyle, reuseIdentifier: reuseIdentifier)
    showsReorderControl = true
  }

  /// Shows an item, or nothing for nil.
  open func configure(with item: Item?) {
    self.item = item
    text = item?.title
    detailText = item?.subtitle
    image = item?.image
    let accessory = item?.accessory
    let type = accessory.flatMap(CellAccessoryType.init(name:))
    accessoryType = type ?? .none
    accessoryText = type == nil ? accessory : nil
  }

  /// The height of a row that shows an item.
  ///
  /// The default is 44.
  open class func rowHeight(for item: Item?, in tableView: TableView) -> Double { 44 }

  open override func prepareForReuse() {
    super.prepareForReuse()
    configure(with: nil)
  }
}
