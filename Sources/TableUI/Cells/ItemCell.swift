public import TableModel

/// The base of cells that show an item: image, title, subtitle and accessory.
///
/// A field that the item lacks stays blank. (KtTableView: `KtBaseTableViewCell`, whose subtitle never showed
/// since its cell style has no place for one.)
open class ItemCell: TableViewCell {
  /// The item that is shown, or nil.
  public var item: Item? { shownItem }

  /// Who hears what a person enters in the cell, held weakly.
  public var inputDelegate: (any CellInputDelegate)? {
    get { inputListener }
    set { inputListener = newValue }
  }

  /// What else hears it; a closure that belongs to a screen captures that weakly, since the cell outlives it.
  public var onInput: (@MainActor (_ cell: ItemCell, _ input: CellInput) -> Void)? {
    get { inputHandler }
    set { inputHandler = newValue }
  }

  /// What is wrong with what was entered last, or nil; the cell shows it.
  public internal(set) var problem: String? {
    get { shownProblem }
    set { shownProblem = newValue }
  }

  private var shownItem: Item?
  private weak var inputListener: (any CellInputDelegate)?
  private var inputHandler: (@MainActor (_ cell: ItemCell, _ input: CellInput) -> Void)?
  private var shownProblem: String?

  /// What a person can use in the cell.
  ///
  /// The default is the buttons that the item asks for.
  open var controls: [CellControl] { buttonNames.map(CellControl.button) }

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
    shownItem = item
    shownProblem = nil
    guard let item else { return clear() }
    let fields = ItemFields(item)
    text = fields.title
    detailText = fields.subtitle
    image = fields.image
    // Whatever else a foreign document calls a level, only the native one means this by it.
    indentationLevel = item.bindings == .native ? fields.level : 0
    let accessory = fields.accessory
    let type = accessory.flatMap(CellAccessoryType.init(name:))
    accessoryType = type ?? .none
    accessoryText = type == nil ? accessory : nil
  }

  private func clear() {
    text = nil
    detailText = nil
    image = nil
    indentationLevel = 0
    accessoryType = .none
    accessoryText = nil
  }

  /// The height of a row that shows an item.
  ///
  /// The default is 44.
  open class func rowHeight(for item: Item?, in tableView: TableView) -> Double { 44 }

  /// Shows what a person entered and tells whoever listens.
  ///
  /// An override shows it and calls super. The default shows nothing of it.
  ///
  /// - Returns: Whether anybody listens.
  open func enter(_ input: CellInput, in tableView: TableView) -> Bool {
    problem = nil
    return tell(input, in: tableView)
  }

  /// Takes over what a person entered in another cell for the same row and the model did not take.
  func takeOverEntry(of other: TableViewCell) {
    if let other = other as? ItemCell { problem = other.problem }
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    inputListener = nil
    inputHandler = nil
    configure(with: nil)
  }
}
