public import TableModel

/// A controller of a screen that is one table view.
///
/// It is the delegate of the table view, and its data source if it can be one; a subclass that keeps the rows
/// elsewhere overrides ``makeDataSource()``.
open class TableViewController: ViewController, TableViewHosting, TableViewDelegate,
  KeyboardAvoiding
{
  /// The size of a screen where nobody says otherwise.
  public static let standardSize = Size(width: 390, height: 528)

  /// Whether the selection is dropped each time the screen appears, unless several rows may be selected.
  ///
  /// The default is true.
  public var clearsSelectionOnViewWillAppear = true

  private let style: TableViewStyle
  private var heldDataSource: (any TableViewDataSource)?
  private var hasReloaded = false
  private var hasFlashed = false

  /// Makes a controller.
  ///
  /// - Parameter style: The look of the table view. The default is plain.
  public init(style: TableViewStyle = .plain) {
    self.style = style
    super.init()
  }

  /// The table view, made and connected when it is first asked for.
  public var tableView: TableView {
    loadViewIfNeeded()
    return madeTableView
  }

  private lazy var madeTableView = makeTableView(style: style)

  /// Makes the table view.
  ///
  /// An override may make one of a subclass.
  open func makeTableView(style: TableViewStyle) -> TableView {
    TableView(size: Self.standardSize, style: style)
  }

  /// Makes the data source, which the controller keeps.
  ///
  /// The default is the controller itself, if it can be.
  open func makeDataSource() -> (any TableViewDataSource)? { self as? any TableViewDataSource }

  open override func loadView() {
    let source = makeDataSource()
    // The table view holds it weakly; a controller that held itself would never go.
    if source !== self { heldDataSource = source }
    tableView.dataSource = source
    tableView.delegate = self
    tableView.messageObserver = messageObserver
  }

  open override func messageObserverDidChange() {
    super.messageObserverDidChange()
    if isViewLoaded { tableView.messageObserver = messageObserver }
  }

  /// What the person pulls down to have the rows fetched again, or nil: the table view's.
  public var refreshControl: RefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasReloaded {
      hasReloaded = true
      tableView.reloadData()
    }
    // Documented for every appearance; that multiple selection keeps its rows was observed.
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

  /// Makes room for a keyboard, and scrolls a row back that was on the screen and is covered now.
  open func keyboardDidChange(height: Double, keepingVisible indexPath: IndexPath?) {
    let wasVisible = indexPath.map { tableView.cellForRow(at: $0) != nil } ?? false
    tableView.keyboardInset = height
    guard wasVisible, height > 0, let indexPath else { return }
    // It is on the screen, so it exists.
    try? tableView.scrollToRow(at: indexPath, at: .none, animated: true)
  }

  open override func setEditing(_ isEditing: Bool, animated: Bool) {
    super.setEditing(isEditing, animated: animated)
    tableView.setEditing(isEditing, animated: animated)
  }
}
