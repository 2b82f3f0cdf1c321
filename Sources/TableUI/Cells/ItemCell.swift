public import TableModel

/// The base class of cells that show an item: image, title, subtitle and accessory.
///
/// A field that the item lacks stays blank. (KtTableView: `KtBaseTableViewCell`, whose subtitle
/// never showed because its cell style has none.)
open class ItemCell: TableViewCell {
  /// The shown item, or nil; ``configure(with:)`` sets it.
  ///
  /// Code that fills the labels of a cell itself sets it too. The cell then knows the item's
  /// buttons, and draws nothing else of it.
  public var item: Item? {
    get { shownItem }
    set { shownItem = newValue }
  }

  /// The object that receives the user's input, held weakly.
  public var inputDelegate: (any CellInputDelegate)? {
    get { inputListener }
    set { inputListener = newValue }
  }

  /// A closure that receives the user's input too.
  ///
  /// The cell outlives the screen, so a closure must capture a screen's objects weakly.
  public var onInput: (@MainActor (_ cell: ItemCell, _ input: CellInput) -> Void)? {
    get { inputHandler }
    set { inputHandler = newValue }
  }

  /// The problem with the last input, or nil; the cell shows it.
  public internal(set) var problem: String? {
    get { shownProblem }
    set { shownProblem = newValue }
  }

  private var shownItem: Item?
  private weak var inputListener: (any CellInputDelegate)?
  private var inputHandler: (@MainActor (_ cell: ItemCell, _ input: CellInput) -> Void)?
  private var shownProblem: String?

  /// The controls that a user can operate in the cell.
  ///
  /// The default is the item's buttons.
  open var controls: [CellControl] { buttonNames.map(CellControl.button) }

  /// The text layout of cells of this class.
  ///
  /// The default is the title above the subtitle.
  open class var cellStyle: CellStyle { .subtitle }

  /// Creates a cell with a reorder control; the class sets the style.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: Self.cellStyle, reuseIdentifier: reuseIdentifier)
    showsReorderControl = true
  }

  /// Shows an item, or nothing for nil.
  open func configure(with item: Item?) {
    noteConfiguring(item)
    shownItem = item
    shownProblem = nil
    guard let item else { return clear() }
    let fields = ItemFields(item)
    text = fields.title
    detailText = fields.subtitle
    image = fields.image
    // Only the native format uses this field as an indentation level; other documents may differ.
    let level = fields.level
    indentationLevel = level > 0 && item.bindings == .native ? level : 0
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

  /// Returns the height of a row that shows an item, in points.
  ///
  /// The default is 44, or the height of the texts if the user prefers a larger text size.
  open class func rowHeight(for item: Item?, in tableView: TableView) -> Double {
    height(44, for: item, in: tableView)
  }

  /// Shows the user's input and notifies the closure and the delegate.
  ///
  /// An override shows the input and calls super. The default shows nothing.
  ///
  /// - Returns: Whether there is a closure or a delegate.
  open func enter(_ input: CellInput, in tableView: TableView) -> Bool {
    problem = nil
    return tell(input, in: tableView)
  }

  /// Whether the title stands for the NULL of a database.
  override package var dimsTitle: Bool {
    shownItem?.isTitleNull == true && text == FieldText.nullText
  }

  /// Copies the input that the model has not accepted from another cell for the same row.
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
