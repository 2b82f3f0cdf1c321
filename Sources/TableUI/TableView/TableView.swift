public import TableModel

/// A table of sections and rows that shows, of any number of rows, only those on the screen.
///
/// It holds no data. It asks its data source how many rows there are and for a cell for each row that comes
/// to the screen, its delegate how high they are, and tells the delegate what happens to them. Names and
/// rules are those of UIKit; a mistake that stops an app there is a thrown `TableError` here,
/// with the table as it was before.
///
/// ```swift
/// let tableView = TableView(size: Size(width: 390, height: 528), style: .plain)
/// tableView.dataSource = source
/// try tableView.layoutIfNeeded()
/// tableView.visibleCells.count  // 12
/// ```
@MainActor open class TableView {
  /// The height that stands for "as the table view thinks fit".
  public nonisolated static let automaticDimension = -1.0

  /// What the button says that confirms a deletion where the delegate does not.
  public nonisolated static let standardDeleteTitle = "Delete"

  /// Under which name the table view stands in a trace.
  public var name = "TableView"

  /// Whoever says what stands in the table; it is held weakly and probed for capabilities here.
  public weak var dataSource: (any TableViewDataSource)? {
    didSet {
      sourceCapabilities = DataSourceCapabilities(of: dataSource)
      probeHiddenMethods()
      if !isInterposing { setNeedsReload() }
    }
  }

  /// Whoever is told what happens; it is held weakly and probed for capabilities here.
  public weak var delegate: (any TableViewDelegate)? {
    didSet {
      delegateCapabilities = DelegateCapabilities(of: delegate)
      probeHiddenMethods()
      if !isInterposing { setNeedsReload() }
    }
  }

  /// Whoever gets rows ready before they show; it is held weakly and probed here.
  public weak var prefetchDataSource: (any TableViewPrefetching)? {
    didSet {
      prefetching = probe((any TableViewPrefetching).self, in: prefetchDataSource)
      probeHiddenMethods()
      guard oldValue !== prefetchDataSource else { return }
      state.prefetched = []
      if prefetching != nil { state.needsLayout = true }
    }
  }

  /// Whoever watches the messages, or nil.
  public weak var messageObserver: (any MessageObserver)? {
    didSet { isWatched = messageObserver != nil }
  }

  /// Whether ``messageObserver`` was set; quicker to ask, a dozen times a cell, than a weak reference.
  private(set) var isWatched = false

  /// The look; setting another one asks for all heights and headers again.
  public var style: TableViewStyle {
    didSet { if style != oldValue { setNeedsHeights() } }
  }

  /// The size of the part that is on the screen; another width asks for all heights again.
  public var size: Size {
    didSet { sizeDidChange(from: oldValue) }
  }

  /// How far the content stands in from the edges.
  public var contentInset = EdgeInsets.zero {
    didSet {
      contentInset = contentInset.bounded
      insetsDidChange(from: adjusted(oldValue, keyboard: keyboardInset))
    }
  }

  /// What a person pulls down to have the rows fetched again.
  ///
  /// The default is nil.
  public var refreshControl: RefreshControl? {
    didSet { refreshControlDidChange(from: oldValue) }
  }

  /// What stands below the rows while further ones are on their way, or nil.
  public var loadMoreControl: LoadMoreControl? {
    didSet { loadMoreControlDidChange(from: oldValue) }
  }

  /// How much of the bottom a keyboard covers, in points.
  ///
  /// The default is 0.
  public var keyboardInset = 0.0 {
    didSet {
      keyboardInset = RowHeights.clamped(keyboardInset)
      insetsDidChange(from: adjusted(contentInset, keyboard: oldValue))
    }
  }

  /// What stands above all sections and scrolls with them, or nil.
  public var tableHeaderView: ViewNode? { didSet { boundaryViewsDidChange() } }

  /// What stands below all sections and scrolls with them, or nil.
  public var tableFooterView: ViewNode? { didSet { boundaryViewsDidChange() } }

  /// What stands behind the rows and does not scroll, or nil.
  public var backgroundView: ViewNode? { didSet { state.needsLayout = true } }

  /// The height of rows for which the delegate says nothing.
  ///
  /// The default is automatic: 44.
  public var rowHeight = TableView.automaticDimension {
    didSet {
      let isAsked = delegateCapabilities.sizing != nil && has(.heightForRow)
      if rowHeight != oldValue, !isAsked { setNeedsHeights() }
    }
  }

  /// The height of headers for which the delegate says nothing.
  ///
  /// The default is automatic.
  public var sectionHeaderHeight = TableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { setNeedsHeights() } }
  }

  /// The height of footers for which the delegate says nothing.
  ///
  /// The default is automatic.
  public var sectionFooterHeight = TableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { setNeedsHeights() } }
  }

  /// The space above a header in the plain style.
  ///
  /// The default is automatic: 22 (since iOS 15).
  public var sectionHeaderTopPadding = TableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { setNeedsHeights() } }
  }

  /// What height a row is taken to have before it shows; 0 asks for every height at load.
  ///
  /// The default is automatic: ``rowHeight`` where that is set, else 44.
  public var estimatedRowHeight = TableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { setNeedsHeights() } }
  }

  /// What height a header is taken to have before it shows; 0 asks for every height at load.
  ///
  /// The default is automatic: that of a header with a title, if there may be one.
  public var estimatedSectionHeaderHeight = TableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { setNeedsHeights() } }
  }

  /// What height a footer is taken to have before it shows; 0 asks for every height at load.
  ///
  /// The default is automatic: that of a section without a footer.
  public var estimatedSectionFooterHeight = TableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { setNeedsHeights() } }
  }

  /// Which way texts run, for cells that look at it; see ``traitCollection``.
  ///
  /// The default is from left to right.
  public var layoutDirection = TraitCollection.LayoutDirection.leftToRight {
    didSet { traitsDidChange() }
  }

  /// How large a person wants texts to be, for cells that look at it; see ``traitCollection``.
  ///
  /// The default is large.
  public var preferredContentSizeCategory = TraitCollection.ContentSizeCategory.large {
    didSet { traitsDidChange() }
  }

  /// What stands between two rows.
  ///
  /// The default is a thin line.
  public var separatorStyle = SeparatorStyle.singleLine

  /// How far separators stand in where the cell does not say; left and right only, and less than 0 counts as 0.
  ///
  /// An edge that is ``automaticDimension`` has the automatic inset (UIKit's header says so). What that is
  /// UIKit does not say; ours ends at the right edge of the cell and begins where its texts begin, behind
  /// the controls of edit mode, the indentation and the image. The default is automatic at both edges.
  public var separatorInset = EdgeInsets(
    left: TableView.automaticDimension,
    right: TableView.automaticDimension
  ) {
    didSet {
      separatorInset = EdgeInsets(
        left: Self.separatorEdge(separatorInset.left),
        right: Self.separatorEdge(separatorInset.right)
      )
    }
  }

  /// What the insets of separators count from that are not automatic, the cells' own included.
  ///
  /// The default is the edges of the cell.
  public var separatorInsetReference = SeparatorInsetReference.fromCellEdges

  /// Whether a touch can select a row.
  ///
  /// The default is true.
  public var allowsSelection = true

  /// Whether a touch adds to the selection.
  ///
  /// The default is false.
  public var allowsMultipleSelection = false

  /// Whether a touch can select a row in edit mode.
  ///
  /// The default is false.
  public var allowsSelectionDuringEditing = false

  /// Whether a touch adds to the selection in edit mode.
  ///
  /// The default is false.
  public var allowsMultipleSelectionDuringEditing = false

  /// Whether the selection goes with the focus where the delegate does not say.
  ///
  /// The default is false.
  public var selectionFollowsFocus = false

  /// What is run when a touch changed the selection.
  public var onSelectionChange: (@MainActor () -> Void)?

  /// What becomes of batches that UIKit refuses although they can be done.
  ///
  /// The default is `.lenient`.
  public var batchPolicy = BatchPolicy.lenient

  /// Where rows that are dragged may be dropped (ours).
  ///
  /// The default is everywhere.
  public var dropScope = DropScope.all

  /// Whose wording errors use when they are printed.
  ///
  /// The default is that of iOS 12.
  public var messageEra = MessageEra.ios12

  /// What becomes of a batch that does not fit its data source.
  ///
  /// The default is an error.
  public var onMismatch = MismatchResponse.throw

  /// Whether a class of cells is registered under its name when it is first asked for.
  ///
  /// The default is true.
  public var autoRegister = true

  /// Whether counts and heights are asked for as often as a device asks, and not in order.
  ///
  /// A pure data source is unaffected; one that answers differently the second time gets a warning. The
  /// default is false.
  public var repeatsQuestions = false

  /// How many rows there must be for the index at the right edge to show.
  ///
  /// The default is 0.
  public var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if sectionIndexMinimumDisplayRowCount != oldValue { setNeedsHeights() } }
  }

  /// Whether the focus comes back to the row that had it.
  ///
  /// The default is false.
  public var remembersLastFocusedIndexPath = false

  /// Whether rows are announced before they show, to a ``prefetchDataSource``; off calls all off.
  ///
  /// The default is true.
  public var isPrefetchingEnabled = true {
    didSet {
      guard isPrefetchingEnabled != oldValue else { return }
      if isPrefetchingEnabled { state.needsLayout = true } else { cancelPrefetching() }
    }
  }

  /// Whether a warning names each field that a recycled cell forgot to reset.
  ///
  /// The data source is asked twice for the row of a recycled cell then. The default is false.
  public var detectsStaleCells = false

  /// Whether the table view is in a window; a layout outside of one is warned of once (W1).
  ///
  /// The default is true, since there are no windows here: whoever plays without one says so.
  public var isInWindow = true {
    didSet { if isInWindow != oldValue { setNeedsLayout() } }
  }

  /// What the last batch came to, or nil before the first.
  public var lastBatch: BatchSummary? { state.lastBatch }

  var state = TableViewState()
  var recorded = RecordedProperties()
  var counters = TableViewStatistics()

  /// How often rows were looked at so far.
  package internal(set) var looks = Looks()

  /// Whether whoever waits for many answers has given up, or nil where nobody may.
  var isInterrupted: (@MainActor () -> Bool)?
  var sourceCapabilities = DataSourceCapabilities()
  var delegateCapabilities = DelegateCapabilities()
  weak var prefetching: (any TableViewPrefetching)?

  /// The methods that data source and delegate lack although their protocols are there.
  var hiddenMethods: Set<OptionalMethod> = []

  /// Whether an object is put in between, which asks for no reload.
  var isInterposing = false

  /// Whether the next layout tells the delegate that an animated scroll is over.
  var isAnimatingScroll = false

  /// Whether the next layout asks for counts and heights once more.
  var needsSecondRound = false
  var cellClasses: [String: TableViewCell.Type] = [:]
  var sectionViewClasses: [String: TableViewHeaderFooterView.Type] = [:]
  var batch = PendingBatch()
  var warnings: [TableWarning] = []

  /// Whether a row of the screen is being served, when nobody may ask for the cells there.
  var isUpdatingCells = false

  /// Whether the table view is out of its window since the screen that it stands on is gone for now.
  ///
  /// It comes back with the screen, so a layout meanwhile points to no mistake and warns of nothing (ours).
  var hasLeftWithScreen = false

  /// Whether the warning that comes once only has come.
  var hasWarnedOfWindow = false

  /// What the cells brought along that were taken from a pool in the question that is going on.
  var recycled: [ObjectIdentifier: CellFields] = [:]

  /// Whether no cell is taken from a pool, since a fresh one is wanted to compare with.
  var makesFreshCells = false

  /// The cells that were dequeued although nobody asked for one, until the next layout.
  var strayCells: [TableViewCell] = []

  /// The error of a load that nobody could be told of, kept for the next layout.
  var pendingError: TableError?

  /// Whether a report of the data source was lost in a refused batch, so that everything must be asked.
  var distrustsReport = false

  /// Whether the table is in edit mode; see ``setEditing(_:animated:)``.
  public internal(set) var isInEditMode = false

  /// How many commits and actions are being carried out, one within the other.
  var carriesOut = 0

  /// How many rows were ever open.
  var openRowCount = 0

  /// Where the row stood that was closed last, or nil if it was gone.
  var lastClosedPath: IndexPath?

  /// The row that had the focus last, if that is to be remembered.
  var rememberedFocus: IndexPath?

  /// The row that is being dragged, or nil.
  var reordered: IndexPath?

  /// How far it is dragged, or nil.
  var drag: DragProgress?

  /// Goes up with each reload and batch, so that a layout notices that it was overtaken.
  var generation = 0
  var isLayingOut = false
  var hasBeenLaidOut = false

  /// The cells that were handed out in the question for a cell that is going on, or nil if there is none.
  var handedOut: [TableViewCell]?

  /// The cell that is being filled again while it stays on the screen, and its row.
  var reconfigured: (path: IndexPath, cell: TableViewCell)?

  /// What the paths mean that an object names while it is asked; nil where they are the table's own.
  var pathTranslation: ((IndexPath) -> IndexPath?)?

  /// Makes a table view.
  ///
  /// - Parameters:
  ///   - size: The size of the part that is on the screen.
  ///   - style: The look. The default is plain.
  public init(size: Size, style: TableViewStyle = .plain) {
    self.size = size
    self.style = style
  }
}
