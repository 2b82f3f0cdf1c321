public import TableModel

/// A controller whose screen is one table view.
///
/// It is the table view's delegate, and its data source if it adopts the protocol. A subclass with
/// a separate data source overrides ``makeDataSource()``.
open class TableViewController: ViewController, TableViewHosting, TableViewDelegate,
  KeyboardAvoiding
{
  /// The default size of a screen, in points.
  public static let standardSize = Size(width: 390, height: 528)

  /// Whether the selection is cleared each time the screen appears, except with multiple selection.
  ///
  /// The default is true.
  public var clearsSelectionOnViewWillAppear = true

  /// Whether the rows are reloaded before the screen first appears.
  ///
  /// The default is true. A controller that loads its rows at each appearance returns false, so that
  /// they are reloaded only once.
  open var reloadsOnFirstAppearance: Bool { true }

  private let style: TableViewStyle
  private var heldDataSource: (any TableViewDataSource)?
  private var hasReloaded = false
  private var hasFlashed = false

  /// Creates a controller.
  ///
  /// - Parameter style: The style of the table view. The default is plain.
  public init(style: TableViewStyle = .plain) {
    self.style = style
    super.init()
  }

  /// The table view, created and connected on first use.
  public var tableView: TableView {
    loadViewIfNeeded()
    return madeTableView
  }

  override var shownTableView: TableView? { tableView }

  private lazy var madeTableView = makeTableView(style: style)

  /// Creates the table view.
  ///
  /// An override may return a subclass.
  open func makeTableView(style: TableViewStyle) -> TableView {
    TableView(size: Self.standardSize, style: style)
  }

  /// Creates the data source, which the controller retains.
  ///
  /// The default is the controller itself, or nil if it does not adopt the protocol.
  open func makeDataSource() -> (any TableViewDataSource)? { self as? any TableViewDataSource }

  open override func loadView() {
    let source = makeDataSource()
    // The table view holds it weakly. A controller that retained itself would never be deallocated.
    if source !== self { heldDataSource = source }
    tableView.dataSource = source
    tableView.delegate = self
    tableView.messageObserver = messageObserver
  }

  open override func messageObserverDidChange() {
    super.messageObserverDidChange()
    if isViewLoaded { tableView.messageObserver = messageObserver }
  }

  /// The table view's refresh control, or nil.
  public var refreshControl: RefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasReloaded {
      hasReloaded = true
      if reloadsOnFirstAppearance { tableView.reloadData() }
    }
    // Documented for every appearance; observed: multiple selection keeps its rows.
    guard clearsSelectionOnViewWillAppear, !tableView.allowsMultipleSelection else { return }
    for path in tableView.indexPathsForSelectedRows {
      tableView.deselectRow(at: path, animated: animated)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasFlashed else { return }
    hasFlashed = true
    tableView.flashScrollIndicators()
  }

  /// Makes room for a keyboard and scrolls a row back into view if the keyboard covers it.
  open func keyboardDidChange(height: Double, keepingVisible indexPath: IndexPath?) {
    let wasVisible = indexPath.map { tableView.cellForRow(at: $0) != nil } ?? false
    tableView.keyboardInset = height
    guard wasVisible, height > 0, let indexPath else { return }
    // The row is on the screen, so it exists.
    try? tableView.scrollToRow(at: indexPath, at: .none, animated: true)
  }

  open override func setEditing(_ isEditing: Bool, animated: Bool) {
    super.setEditing(isEditing, animated: animated)
    tableView.setEditing(isEditing, animated: animated)
  }
}
