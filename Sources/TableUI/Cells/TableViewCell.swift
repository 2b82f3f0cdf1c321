import TableModel

/// What shows a row on the screen.
///
/// A cell belongs to the table view: it goes to a pool when its row leaves the screen and comes back for
/// another row, so it must not keep what belongs to the row.
///
/// ```swift
/// final class NameCell: TableViewCell {
///   override func prepareForReuse() {
///     super.prepareForReuse()
///     accessoryType = .none
///   }
/// }
/// ```
@MainActor open class TableViewCell {
  /// Where the cell puts its texts.
  public let style: CellStyle

  /// The name of the pool that the cell goes to, or nil if it is used once.
  public let reuseIdentifier: String?

  /// Where the cell stands in its table view.
  public var frame: Rect {
    get { look.frame }
    set { look.frame = newValue }
  }

  /// What stands at the right edge.
  ///
  /// The default is none.
  public var accessoryType: CellAccessoryType {
    get { look.accessoryType }
    set { look.accessoryType = newValue }
  }

  /// A text at the right edge in place of ``accessoryType``, or nil.
  public var accessoryText: String? {
    get { look.accessoryText }
    set { look.accessoryText = newValue }
  }

  /// What stands at the right edge in edit mode.
  ///
  /// The default is none.
  public var editingAccessoryType: CellAccessoryType {
    get { look.editingAccessoryType }
    set { look.editingAccessoryType = newValue }
  }

  /// A text at the right edge in edit mode in place of ``editingAccessoryType``, or nil.
  public var editingAccessoryText: String? {
    get { look.editingAccessoryText }
    set { look.editingAccessoryText = newValue }
  }

  /// Whether a selected cell looks selected.
  public var selectionStyle: CellSelectionStyle {
    get { look.selectionStyle }
    set { look.selectionStyle = newValue }
  }

  /// What edit mode offers here; the table view sets it.
  public var editingStyle: CellEditingStyle { editing.editingStyle }

  /// Whether edit mode shows a grip, if the row can be moved.
  public var showsReorderControl: Bool {
    get { look.showsReorderControl }
    set { look.showsReorderControl = newValue }
  }

  /// Whether the row can be moved; the table view sets it.
  public var isMovable: Bool { editing.isMovable }

  /// Whether the content stands in where edit mode offers nothing; the table view sets it.
  ///
  /// The default is true.
  public var shouldIndentWhileEditing: Bool { editing.shouldIndentWhileEditing }

  /// Whether edit mode shows a round mark in place of the minus; the table view sets it.
  public var showsSelectionMark: Bool { editing.showsSelectionMark }

  /// The buttons of a swipe or of the minus, the first one nearest to the edge; the table view sets them.
  public internal(set) var swipeButtons: [SwipeButton] {
    get { editing.swipeButtons }
    set {
      editing.swipeButtons = newValue
      let isSwiped = !newValue.isEmpty
      if knownState.isSwiped != isSwiped { configurationState.isSwiped = isSwiped }
    }
  }

  /// Which editing controls the cell shows; the table view sets it.
  public var stateMask: StateMask { editing.stateMask }

  /// How many steps the content is drawn in.
  public var indentationLevel: Int {
    get { look.indentationLevel }
    set { look.indentationLevel = newValue }
  }

  /// How wide such a step is in points.
  ///
  /// The default is 10.
  public var indentationWidth: Double {
    get { look.indentationWidth }
    set { look.indentationWidth = newValue }
  }

  /// Whether the row is selected; for the table view see ``TableView/selectRow(at:animated:scrollPosition:)``.
  public var isSelected: Bool {
    get { knownState.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the row is being touched.
  public var isHighlighted: Bool {
    get { knownState.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Whether the table view is in edit mode.
  public var isEditing: Bool {
    get { knownState.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// The state that may change the look.
  public internal(set) var configurationState: CellConfigurationState {
    get { knownState }
    set {
      guard knownState != newValue else { return }
      knownState = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// What is run when the look needs an update; setting it asks for one.
  public var configurationUpdateHandler:
    (@MainActor (TableViewCell, CellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What the cell shows as one value; it and the three single texts exclude each other.
  public var contentConfiguration: ContentConfiguration? {
    get { givenContent }
    set {
      givenContent = newValue
      guard newValue != nil else { return }
      labels = ContentConfiguration(style: style)
      updateConfigurations()
    }
  }

  /// Whether the content configuration follows the state by itself.
  ///
  /// The default is true.
  public var automaticallyUpdatesContentConfiguration = true

  /// What lies behind the content as one value; it and the two background views exclude each other.
  public var backgroundConfiguration: BackgroundConfiguration? {
    didSet {
      guard backgroundConfiguration != nil else { return }
      if backgroundView != nil { backgroundView = nil }
      if selectedBackgroundView != nil { selectedBackgroundView = nil }
      updateConfigurations()
    }
  }

  /// Whether the background configuration follows the state by itself.
  ///
  /// The default is true.
  public var automaticallyUpdatesBackgroundConfiguration = true

  /// What is drawn behind the content, or nil.
  public var backgroundView: ViewNode? {
    didSet { if backgroundView != nil { backgroundConfiguration = nil } }
  }

  /// What is drawn behind the content of a selected cell in place of the fill, or nil.
  public var selectedBackgroundView: ViewNode? {
    didSet { if selectedBackgroundView != nil { backgroundConfiguration = nil } }
  }

  /// How far the line below the row stands in, or nil for what the table view says; read as
  /// ``TableView/separatorInset`` is.
  public var separatorInset: EdgeInsets?

  /// Whether its row is selected as the table view last told the cell.
  ///
  /// ``isSelected`` differs where application code told the cell otherwise, which selects no row.
  var isRowSelected = false

  /// The row for which a layout got the cell last, and the number of that layout; nil before the first.
  var lastRow: (layout: Int, path: IndexPath)?

  /// Where the cell has been, or nil while nobody looks for stale cells.
  var reuseHistory: ReuseHistory?

  /// How often the cell was taken out of the pool, 0 while it shows the row that it was made for.
  public internal(set) var reuseCount = 0

  // What a cell tells of itself stands in values that no other module sees: then the compiler knows that no two
  // accesses overlap, and reads and writes cost no check, of which a row that comes to the screen needs a hundred.
  private var look = CellLook()
  private var knownState = CellConfigurationState()
  private var givenContent: ContentConfiguration?
  private var labels: ContentConfiguration

  /// What the table view set.
  final var editing = CellEditing()

  /// Whether the look is not in line with the state yet.
  private(set) var needsUpdateConfiguration = false

  /// Makes a cell.
  ///
  /// - Parameters:
  ///   - style: Where the cell puts its texts.
  ///   - reuseIdentifier: The name of its pool, or nil.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    self.labels = ContentConfiguration(style: style)
  }

  /// Makes the cell ready for another row; called before a cell from the pool is handed out.
  ///
  /// An override calls super. It resets what its `configure` does not set every time.
  open func prepareForReuse() {
    configurationState = CellConfigurationState(
      traitCollection: knownState.traitCollection
    )
    editing = CellEditing()
  }

  /// Shows the row selected or not.
  open func setSelected(_ isSelected: Bool, animated: Bool) {
    // Setting the state compares all of it.
    guard knownState.isSelected != isSelected else { return }
    configurationState.isSelected = isSelected
  }

  /// Shows the row touched or not.
  open func setHighlighted(_ isHighlighted: Bool, animated: Bool) {
    // Setting the state compares all of it.
    guard knownState.isHighlighted != isHighlighted else { return }
    configurationState.isHighlighted = isHighlighted
  }

  /// Shows the row in edit mode or not.
  open func setEditing(_ isEditing: Bool, animated: Bool) {
    // Setting the state compares all of it.
    guard knownState.isEditing != isEditing else { return }
    configurationState.isEditing = isEditing
  }

  /// Hears that other editing controls are about to be shown.
  ///
  /// Does nothing by default.
  open func willTransition(to state: StateMask) {}

  /// Hears that other editing controls are shown.
  ///
  /// Does nothing by default.
  open func didTransition(to state: StateMask) {}

  /// Changes the look to fit a state.
  ///
  /// Does nothing by default.
  open func updateConfiguration(using state: CellConfigurationState) {}

  /// Asks for one update of the look: in the next layout of the table view, or when a cell that is in none is
  /// drawn.
  public func setNeedsUpdateConfiguration() { needsUpdateConfiguration = true }

  /// How high the cell wants to be at a width, in points.
  ///
  /// It is asked where estimates are on and neither the delegate nor `rowHeight` says how high rows are.
  /// The default is 22 a line of text, 44 at least.
  open func preferredHeight(forWidth width: Double) -> Double {
    updateConfigurationIfNeeded()
    return max(44, Double(CellLayout.textLines(of: self, width: width)) * TextMetrics.line)
  }

  /// The things to draw, with frames in the coordinates of the cell.
  open var displayList: [DisplayItem] {
    updateConfigurationIfNeeded()
    return CellLayout(self).items
  }

  /// What a cell draws in the room that image, accessory and controls leave, or nil for its texts.
  ///
  /// A subclass with a content of its own overrides it; ``ContentLines`` puts texts in place. The default is
  /// nil.
  ///
  /// - Parameter room: The room, in the coordinates of the cell.
  /// - Returns: What to draw, or nil.
  open func contentItems(in room: Rect) -> [DisplayItem]? { nil }

  /// Takes over what another cell for the same row shows that is not of its filling: place, state and controls of
  /// the table view.
  func takeOverState(of other: TableViewCell) {
    frame = other.frame
    editing = other.editing
    var state = other.configurationState
    // That a row hides others is for its data source to say.
    state.isFolded = isFolded
    configurationState = state
  }

  func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    updateConfigurations()
    updateConfiguration(using: knownState)
    configurationUpdateHandler?(self, knownState)
  }
}

extension TableViewCell {
  /// The main text, or nil.
  public var text: String? {
    get { labels.text }
    set {
      if givenContent != nil { givenContent = nil }
      labels.text = newValue
    }
  }

  /// The further text, or nil; the default style does not show it.
  public var detailText: String? {
    get { labels.secondaryText }
    set {
      if givenContent != nil { givenContent = nil }
      labels.secondaryText = newValue
    }
  }

  /// The name of the image, or nil.
  public var image: String? {
    get { labels.image }
    set {
      if givenContent != nil { givenContent = nil }
      labels.image = newValue
    }
  }

  /// How many lines the main text may take; 0 for as many as it needs.
  ///
  /// The default is 1.
  public var numberOfLines: Int {
    get { content.numberOfLines }
    set {
      if givenContent == nil { labels.numberOfLines = newValue }
      contentConfiguration?.numberOfLines = newValue
    }
  }

  /// How many lines the further text may take where it stands below; 0 for as many as it needs.
  ///
  /// The default is 1.
  public var detailNumberOfLines: Int {
    get { content.secondaryNumberOfLines }
    set {
      if givenContent == nil { labels.secondaryNumberOfLines = newValue }
      contentConfiguration?.secondaryNumberOfLines = newValue
    }
  }

  /// What is shown: the configuration, else the single texts.
  var content: ContentConfiguration { givenContent ?? labels }
}
