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
      methods.look(for: .dataSource, in: dataSource)
      probeSubstitutes()
      if !isInterposing { setNeedsReload() }
    }
  }

  /// Whoever is told what happens; it is held weakly and probed for capabilities here.
  public weak var delegate: (any TableViewDelegate)? {
    didSet {
      methods.look(for: .delegate, in: delegate)
      probeSubstitutes()
      if !isInterposing { setNeedsReload() }
    }
  }

  /// Whoever gets rows ready before they show; it is held weakly and probed here.
  public weak var prefetchDataSource: (any TableViewPrefetching)? {
    didSet {
      methods.look(for: .prefetchDataSource, in: prefetchDataSource)
      guard oldValue !== prefetchDataSource else { return }
      preparerDidChange(to: methods.prefetching)
    }
  }

  /// Whoever watches the messages, or nil.
  public weak var messageObserver: (any MessageObserver)? {
    didSet { isWatched = messageObserver != nil }
  }

  /// Whether ``messageObserver`` was set; quicker to ask, a dozen times a cell, than a weak reference.
  private(set) var isWatched = false

  /// All that a person or an application sets and that outlives the table view; see its members for what they do.
  ///
  /// Each member is a property here too. Another table view takes all of them over in one assignment; only what
  /// differs has an effect.
  public var configuration: TableViewConfiguration {
    didSet { configurationDidChange(from: oldValue) }
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

  /// What is run when a touch changed the selection.
  public var onSelectionChange: (@MainActor () -> Void)?

  /// Whether the table view is in a window; a layout outside of one is warned of once (W1).
  ///
  /// The default is true, since there are no windows here: whoever plays without one says so.
  public var isInWindow = true {
    didSet { if isInWindow != oldValue { setNeedsLayout() } }
  }

  /// What the last batch came to, or nil before the first.
  public var lastBatch: BatchSummary? { state.lastBatch }

  var state = TableViewState()
  var counters = TableViewStatistics()

  /// How often rows were looked at so far.
  package internal(set) var looks = QueryCount()

  /// Whether whoever waits for many answers has given up, or nil where nobody may.
  var isCancelled: (@MainActor () -> Bool)?

  /// Who has the methods that data source, delegate and prefetch data source may leave out.
  let methods = TableMethods()

  /// Where single methods are not asked of whoever has the protocol: who has them instead, or nobody.
  var substitutes: [OptionalMethod: TableMethods?] = [:]

  /// Who maps the rows of the model to those that the table shows, or nil where they are the same.
  ///
  /// It is looked for in the data source, and behind data sources that forward.
  public internal(set) weak var rowMapping: (any RowMapping)?

  /// Who maps the rows that the delegate knows, or nil where they are those that the table shows.
  weak var delegateMapping: (any RowMapping)?

  /// Whether there was a ``delegateMapping``; quicker to ask than a weak reference.
  var isArranged = false

  /// Whether heights may be estimated; quicker to ask, a dozen times a layout, than what decides about it.
  var mayEstimate = true

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
    configuration = TableViewConfiguration(size: size, style: style)
  }
}
