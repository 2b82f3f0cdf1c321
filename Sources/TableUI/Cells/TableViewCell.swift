import TableModel

/// The view of a row.
///
/// Cells belong to the table view. A cell goes to a reuse pool when its row scrolls out, and
/// returns for another row. So it must not keep data of a row.
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
  /// The layout of the cell's texts.
  public let style: CellStyle

  /// The reuse identifier, which names the cell's pool, or nil if the cell is not reused.
  public let reuseIdentifier: String?

  /// The cell's frame in its table view.
  public var frame: Rect {
    get { look.frame }
    set { look.frame = newValue }
  }

  /// The accessory at the right edge.
  ///
  /// The default is none.
  public var accessoryType: CellAccessoryType {
    get { look.accessoryType }
    set { look.accessoryType = newValue }
  }

  /// A text at the right edge that replaces ``accessoryType``, or nil.
  public var accessoryText: String? {
    get { look.accessoryText }
    set { look.accessoryText = newValue }
  }

  /// The accessory at the right edge in edit mode.
  ///
  /// The default is none.
  public var editingAccessoryType: CellAccessoryType {
    get { look.editingAccessoryType }
    set { look.editingAccessoryType = newValue }
  }

  /// A text at the right edge in edit mode that replaces ``editingAccessoryType``, or nil.
  public var editingAccessoryText: String? {
    get { look.editingAccessoryText }
    set { look.editingAccessoryText = newValue }
  }

  /// The appearance of a selected cell.
  public var selectionStyle: CellSelectionStyle {
    get { look.selectionStyle }
    set { look.selectionStyle = newValue }
  }

  /// The control that edit mode shows; set by the table view.
  public var editingStyle: CellEditingStyle { editing.editingStyle }

  /// Whether edit mode shows a reorder control if the row can move.
  public var showsReorderControl: Bool {
    get { look.showsReorderControl }
    set { look.showsReorderControl = newValue }
  }

  /// Whether the row can move; set by the table view.
  public var isMovable: Bool { editing.isMovable }

  /// Whether the content is indented if edit mode shows no control; set by the table view.
  ///
  /// The default is true.
  public var shouldIndentWhileEditing: Bool { editing.shouldIndentWhileEditing }

  /// Whether edit mode shows a selection control in place of the delete control; set by the table
  /// view.
  public var showsSelectionMark: Bool { editing.showsSelectionMark }

  /// The swipe buttons, the first one nearest to its edge; set by the table view.
  ///
  /// The delete control shows its button here too.
  public internal(set) var swipeButtons: [SwipeButton] {
    get { editing.swipeButtons }
    set {
      editing.swipeButtons = newValue
      let isSwiped = !newValue.isEmpty
      if knownState.isSwiped != isSwiped { configurationState.isSwiped = isSwiped }
    }
  }

  /// The visible editing controls; set by the table view.
  public var stateMask: StateMask { editing.stateMask }

  /// The indentation level of the content.
  public var indentationLevel: Int {
    get { look.indentationLevel }
    set { look.indentationLevel = newValue }
  }

  /// The width of an indentation level, in points.
  ///
  /// The default is 10.
  public var indentationWidth: Double {
    get { look.indentationWidth }
    set { look.indentationWidth = newValue }
  }

  /// Whether the row is selected.
  ///
  /// To select a row in the table view, use ``TableView/selectRow(at:animated:scrollPosition:)``.
  public var isSelected: Bool {
    get { knownState.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is touching the row.
  public var isHighlighted: Bool {
    get { knownState.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Whether the table view is in edit mode.
  public var isEditing: Bool {
    get { knownState.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// The state that can change the appearance.
  public internal(set) var configurationState: CellConfigurationState {
    get { knownState }
    set {
      guard knownState != newValue else { return }
      knownState = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// A closure that updates the appearance; setting it requests an update.
  public var configurationUpdateHandler:
    (@MainActor (TableViewCell, CellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The cell's content as one value, or nil.
  ///
  /// It and the three single texts exclude each other.
  public var contentConfiguration: ContentConfiguration? {
    get { givenContent }
    set {
      if let newValue, newValue.sizes(differFrom: content) { noteSizeChange(.request) }
      givenContent = newValue
      hasGivenContent = newValue != nil
      guard hasGivenContent else { return }
      labels = ContentConfiguration(style: style)
      updateConfigurations()
    }
  }

  /// Whether the content configuration follows the state automatically.
  ///
  /// The default is true.
  public var automaticallyUpdatesContentConfiguration = true

  /// The cell's background as one value, or nil.
  ///
  /// It and the two background views exclude each other.
  public var backgroundConfiguration: BackgroundConfiguration? {
    didSet {
      guard backgroundConfiguration != nil else { return }
      if backgroundView != nil { backgroundView = nil }
      if selectedBackgroundView != nil { selectedBackgroundView = nil }
      updateConfigurations()
    }
  }

  /// Whether the background configuration follows the state automatically.
  ///
  /// The default is true.
  public var automaticallyUpdatesBackgroundConfiguration = true

  /// The view drawn below the content, or nil.
  public var backgroundView: ViewNode? {
    didSet { if backgroundView != nil { backgroundConfiguration = nil } }
  }

  /// The view drawn below the content of a selected cell in place of the fill, or nil.
  public var selectedBackgroundView: ViewNode? {
    didSet { if selectedBackgroundView != nil { backgroundConfiguration = nil } }
  }

  /// The insets of the separator below the row, or nil for those of the table view.
  ///
  /// They are interpreted like ``TableView/separatorInset``.
  public var separatorInset: EdgeInsets?

  /// Whether the row is selected, as last set by the table view.
  ///
  /// ``isSelected`` may differ: application code can change it without selecting the row.
  var isRowSelected = false

  /// The change since the row was last sized that may need another height, or nil.
  var sizeChange: CellSizeChange?

  /// The row and the number of the layout that last used the cell; nil before the first layout.
  var lastRow: (layout: Int, path: IndexPath)?

  /// The cell's past rows, or nil if the stale cell check is off.
  var reuseHistory: ReuseHistory?

  /// The number of times the cell was reused; 0 while it shows its first row.
  public internal(set) var reuseCount = 0

  // The cell's own data is in values that no other module sees. The compiler then knows that
  // accesses do not overlap, so reads and writes need no check. A row that scrolls in needs a
  // hundred of them.
  private var look = CellLook()
  private var knownState = CellConfigurationState()
  private var givenContent: ContentConfiguration?

  /// Whether ``givenContent`` is set; faster to read, six times per reuse, than the content.
  private var hasGivenContent = false
  private var labels: ContentConfiguration

  /// The values that the table view set.
  final var editing = CellEditing()

  /// Whether the appearance needs an update for the current state.
  private(set) var needsUpdateConfiguration = false

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - style: The layout of the cell's texts.
  ///   - reuseIdentifier: The name of its reuse pool, or nil if the cell is not reused.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    self.labels = ContentConfiguration(style: style)
  }

  /// Prepares the cell for another row; called before a pooled cell is returned.
  ///
  /// An override calls super. It resets the values that its `configure` does not always set.
  open func prepareForReuse() {
    configurationState = CellConfigurationState(
      traitCollection: knownState.traitCollection
    )
    editing = CellEditing()
  }

  /// Sets whether the row is shown as selected.
  open func setSelected(_ isSelected: Bool, animated: Bool) {
    // Return early: setting the state compares all of it.
    guard knownState.isSelected != isSelected else { return }
    configurationState.isSelected = isSelected
  }

  /// Sets whether the row is shown as touched.
  open func setHighlighted(_ isHighlighted: Bool, animated: Bool) {
    // Return early: setting the state compares all of it.
    guard knownState.isHighlighted != isHighlighted else { return }
    configurationState.isHighlighted = isHighlighted
  }

  /// Sets whether the row is shown in edit mode.
  open func setEditing(_ isEditing: Bool, animated: Bool) {
    // Return early: setting the state compares all of it.
    guard knownState.isEditing != isEditing else { return }
    configurationState.isEditing = isEditing
  }

  /// Called before other editing controls are shown.
  ///
  /// The default does nothing.
  open func willTransition(to state: StateMask) {}

  /// Called after other editing controls are shown.
  ///
  /// The default does nothing.
  open func didTransition(to state: StateMask) {}

  /// Updates the appearance for a state.
  ///
  /// The default does nothing.
  open func updateConfiguration(using state: CellConfigurationState) {}

  /// Requests one update of the appearance.
  ///
  /// It runs in the table view's next layout, or when a cell outside a table view is drawn.
  public func setNeedsUpdateConfiguration() { needsUpdateConfiguration = true }

  /// Returns the cell's preferred height at a width, in points.
  ///
  /// The table view calls it if estimates are on and neither the delegate nor `rowHeight` sets a
  /// height. The default is 22 per line of text, at least 44, and more for larger text.
  open func preferredHeight(forWidth width: Double) -> Double {
    updateConfigurationIfNeeded()
    return textMetrics.rowHeight(lines: CellLayout.textLines(of: self, width: width))
  }

  /// The items to draw, with frames in the cell's coordinates.
  open var displayList: [DisplayItem] {
    updateConfigurationIfNeeded()
    var items = CellLayout(self).items
    if dimsTitle { items = items.dimmingTitle }
    return isRightToLeft ? items.mirrored(inWidth: frame.width) : items
  }

  /// Whether the title is dimmed, because it stands for a missing value.
  package var dimsTitle: Bool { false }

  /// Returns the items to draw at a text size; the cell keeps its own text size.
  package func displayList(at category: TraitCollection.ContentSizeCategory) -> [DisplayItem] {
    at(category) { displayList }
  }

  /// Returns the preferred height at a width and a text size, in points; the cell keeps its own text
  /// size.
  package func preferredHeight(
    forWidth width: Double,
    at category: TraitCollection.ContentSizeCategory
  ) -> Double {
    at(category) { preferredHeight(forWidth: width) }
  }

  private func at<Value>(
    _ category: TraitCollection.ContentSizeCategory,
    _ body: () -> Value
  ) -> Value {
    let traits = knownState.traitCollection
    guard traits.preferredContentSizeCategory != category else { return body() }
    configurationState.traitCollection.preferredContentSizeCategory = category
    defer { configurationState.traitCollection = traits }
    return body()
  }

  /// Returns the cell's custom content, or nil to draw its texts.
  ///
  /// A subclass with custom content overrides it; ``ContentLines`` places texts. The default is
  /// nil.
  ///
  /// - Parameter room: The area beside image, accessory and controls, in the cell's coordinates.
  /// - Returns: The items to draw, or nil.
  open func contentItems(in room: Rect) -> [DisplayItem]? { nil }

  /// Copies the frame, the state and the table view's controls from another cell for the same row.
  ///
  /// The content is not copied.
  func takeOverState(of other: TableViewCell) {
    frame = other.frame
    editing = other.editing
    var state = other.configurationState
    // The data source decides whether a row hides others.
    state.isFolded = isFolded
    configurationState = state
  }

  /// The size of the cell's texts.
  public var textMetrics: TextMetrics {
    knownState.traitCollection.preferredContentSizeCategory.textMetrics
  }

  /// Whether the content is mirrored, because the writing direction is right to left.
  var isRightToLeft: Bool { knownState.traitCollection.layoutDirection == .rightToLeft }

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
      dropGivenContent()
      labels.text = newValue
      noteSizeChange(.constraints)
    }
  }

  /// The secondary text, or nil; the default style does not show it.
  public var detailText: String? {
    get { labels.secondaryText }
    set {
      dropGivenContent()
      labels.secondaryText = newValue
      noteSizeChange(.constraints)
    }
  }

  /// The name of the image, or nil.
  public var image: String? {
    get { labels.image }
    set {
      dropGivenContent()
      labels.image = newValue
    }
  }

  /// The maximum number of lines for the main text; 0 means no limit.
  ///
  /// The default is 1.
  public var numberOfLines: Int {
    get { content.numberOfLines }
    set {
      if givenContent == nil { labels.numberOfLines = newValue }
      contentConfiguration?.numberOfLines = newValue
    }
  }

  /// The maximum number of lines for a secondary text below the main one; 0 means no limit.
  ///
  /// The default is 1.
  public var detailNumberOfLines: Int {
    get { content.secondaryNumberOfLines }
    set {
      if givenContent == nil { labels.secondaryNumberOfLines = newValue }
      contentConfiguration?.secondaryNumberOfLines = newValue
    }
  }

  /// The shown content: the configuration, else the single texts.
  package var listContent: ContentConfiguration { content }

  /// The shown content: the configuration, else the single texts.
  var content: ContentConfiguration { givenContent ?? labels }

  private func dropGivenContent() {
    guard hasGivenContent else { return }
    givenContent = nil
    hasGivenContent = false
  }
}
