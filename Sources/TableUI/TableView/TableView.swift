public import TableModel

/// A table of sections and rows that creates cells only for the visible rows.
///
/// It holds no data. It asks its data source for the row counts and for a cell for each row that
/// scrolls in. It asks its delegate for the heights and tells it about events. Names and rules are
/// those of UIKit. A mistake that crashes an app there throws a `TableError` here and leaves the
/// table unchanged.
///
/// ```swift
/// let tableView = TableView(size: Size(width: 390, height: 528), style: .plain)
/// tableView.dataSource = source
/// try tableView.layoutIfNeeded()
/// tableView.visibleCells.count  // 12
/// ```
@MainActor open class TableView {
  /// The value that requests an automatic height.
  public nonisolated static let automaticDimension = -1.0

  /// The default title of the button that confirms a deletion.
  public nonisolated static let standardDeleteTitle = "Delete"

  /// The name of the table view in a trace.
  public var name = "TableView"

  /// The object that provides sections, rows and cells; held weakly and checked for capabilities
  /// here.
  public weak var dataSource: (any TableViewDataSource)? {
    didSet {
      methods.look(for: .dataSource, in: dataSource)
      probeSubstitutes()
      if !isInterposing { setNeedsReload() }
    }
  }

  /// The object that is notified of events; held weakly and checked for capabilities here.
  public weak var delegate: (any TableViewDelegate)? {
    didSet {
      methods.look(for: .delegate, in: delegate)
      probeSubstitutes()
      if !isInterposing { setNeedsReload() }
    }
  }

  /// The object that prefetches rows; held weakly and checked for capabilities here.
  public weak var prefetchDataSource: (any TableViewPrefetching)? {
    didSet {
      methods.look(for: .prefetchDataSource, in: prefetchDataSource)
      guard oldValue !== prefetchDataSource else { return }
      preparerDidChange(to: methods.prefetching)
    }
  }

  /// The observer of the messages, or nil.
  public weak var messageObserver: (any MessageObserver)? {
    didSet { isWatched = messageObserver != nil }
  }

  /// Whether ``messageObserver`` is set; faster to read, a dozen times per cell, than a weak
  /// reference.
  private(set) var isWatched = false

  /// All settings of the user and the application, which outlive the table view.
  ///
  /// Each member is a property here too, with its description. Another table view copies all of
  /// them in one assignment; only differing members have an effect.
  public var configuration: TableViewConfiguration {
    didSet { configurationDidChange(from: oldValue) }
  }

  /// The control that reloads the rows when pulled down, or nil.
  ///
  /// The default is nil.
  public var refreshControl: RefreshControl? {
    didSet { refreshControlDidChange(from: oldValue) }
  }

  /// The control below the rows that loads more of them, or nil.
  public var loadMoreControl: LoadMoreControl? {
    didSet { loadMoreControlDidChange(from: oldValue) }
  }

  /// The object that reports the changes of a data source that does not report them itself, or nil.
  ///
  /// Its calls are not messages of the pattern, so they are not sent to ``messageObserver``. (Not in
  /// UIKit.)
  public var changeReporter: (any TableViewChangeReporting)?

  /// A closure called when a touch changed the selection, or nil.
  public var onSelectionChange: (@MainActor () -> Void)?

  /// Whether the table view is in a window; the first layout outside a window adds a warning (W1).
  ///
  /// The default is true, since this library has no windows. Set false to simulate a missing
  /// window.
  public var isInWindow = true {
    didSet { windowDidChange(from: oldValue) }
  }

  /// The application's `viewDidLayoutSubviews`, which returns whether it requested all heights
  /// again; or nil.
  package var didLayoutSubviews: (@MainActor () -> Bool)?

  /// Whether the application moves the offset by the heights of rows that a batch inserted above
  /// the visible ones.
  package var keepsReader = false

  /// The heights of the views above and below all sections, from their assignment, in points.
  var boundaryHeights = (header: 0.0, footer: 0.0)

  /// The cell whose field is being edited, or nil.
  weak var editedCell: TableViewCell?

  /// The summary of the last batch, or nil before the first.
  public var lastBatch: BatchSummary? { state.lastBatch?.summary }

  var state = TableViewState()

  /// The heights of the last short section; those of the next one are often the same.
  var lastRowHeights: (heights: [Double], made: RowHeights)?

  /// The positions of all elements, with the changes of an open batch.
  var positions = RevertibleGeometry()

  /// The positions of all elements.
  var geometry: TableGeometry { positions.current }
  var counters = TableViewStatistics()

  /// The number of row queries so far.
  package internal(set) var looks = QueryCount()

  /// A closure that returns whether the current work was canceled, or nil if it cannot be.
  var isCancelled: (@MainActor () -> Bool)?

  /// The objects that implement the optional methods of data source, delegate and prefetch data
  /// source.
  let methods = TableMethods()

  /// The replacements for single methods, by method: the objects that have them instead, or nil for
  /// none.
  var substitutes: [OptionalMethod: TableMethods?] = [:]

  /// The object that maps model rows to shown rows, or nil if they are the same.
  ///
  /// The table view looks for it in the data source and in the objects that this one forwards to.
  public internal(set) weak var rowMapping: (any RowMapping)?

  /// The object that maps the delegate's rows, or nil if they are the shown rows.
  weak var delegateMapping: (any RowMapping)?

  /// Whether ``delegateMapping`` was set; faster to read than a weak reference.
  var isArranged = false

  /// Whether heights may be estimated; a cached value, read a dozen times per layout.
  var mayEstimate = true

  /// Whether an object is being interposed, which does not cause a reload.
  var isInterposing = false

  /// Whether the next layout notifies the delegate of the end of an animated scroll.
  var isAnimatingScroll = false

  /// Whether the next layout queries counts and heights once more.
  var needsSecondRound = false
  var cellClasses: [String: TableViewCell.Type] = [:]
  var sectionViewClasses: [String: TableViewHeaderFooterView.Type] = [:]
  var batch = PendingBatch()
  var warnings: [TableWarning] = []

  /// Whether a visible row is being loaded, so that the cells must not be read.
  var isUpdatingCells = false

  /// Whether the table view left its window with its screen for now.
  ///
  /// It returns with the screen, so a layout meanwhile is not a mistake and adds no warning. (Not
  /// in UIKit.)
  var hasLeftWithScreen = false

  /// Whether the one-time warning was added.
  var hasWarnedOfWindow = false

  /// The visible rows of the last layout, whose cells have their frames.
  ///
  /// Nil if a frame may have changed without a batch.
  var settledScreen: ScreenRows?

  /// The old fields of the cells that were reused in the current data source call.
  var recycled: [ObjectIdentifier: CellFields] = [:]

  /// Whether pools are ignored because a new cell is needed for a comparison.
  var makesFreshCells = false

  /// The cells that were dequeued without a request, until the next layout.
  var strayCells: [TableViewCell] = []

  /// The error of a load without a caller to throw it to, kept for the next layout.
  var pendingError: TableError?

  /// Whether a rejected batch lost a report of the data source, so that everything must be queried.
  var distrustsReport = false

  /// Whether the table is in edit mode; see ``setEditing(_:animated:)``.
  public internal(set) var isInEditMode = false

  /// The number of nested commits and actions in progress.
  var carriesOut = 0

  /// The number of rows opened so far.
  var openRowCount = 0

  /// The index path of the row that was closed last, or nil if it was deleted.
  var lastClosedPath: IndexPath?

  /// The last row with the focus, if it is to be remembered.
  var rememberedFocus: IndexPath?

  /// The row that is being dragged, or nil.
  var reordered: IndexPath?

  /// The progress of the drag, or nil.
  var drag: DragProgress?

  /// A counter of reloads and batches; a layout uses it to notice that it was overtaken.
  var generation = 0
  var isLayingOut = false
  var hasBeenLaidOut = false

  /// The cells dequeued during the current call for a cell, or nil without one.
  var handedOut: HandedOutCells?

  /// The visible cell that is being configured again, and its row.
  var reconfigured: (path: IndexPath, cell: TableViewCell)?

  /// A closure that maps the index paths of the called object, or nil if they are the table's own.
  var pathTranslation: ((IndexPath) -> IndexPath?)?

  /// Creates a table view.
  ///
  /// - Parameters:
  ///   - size: The size of the visible part, in points.
  ///   - style: The style. The default is plain.
  public init(size: Size, style: TableViewStyle = .plain) {
    configuration = TableViewConfiguration(size: size, style: style)
  }
}
