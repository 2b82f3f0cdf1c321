public import TableModel
public import UIKit

/// A controller whose view is a table view.
///
/// It is none of UIKit's `UITableViewController`: there `tableView` is an optional that is opened by itself,
/// and the controller answers as a data source whether or not it says so.
open class TableViewController: ViewController, TableViewHosting, TableViewDelegate {
  /// The size that a table view has before it is laid out.
  public static let standardSize = Size(width: 390, height: 528)

  /// Whether what is selected is deselected when the view comes.
  public var clearsSelectionOnViewWillAppear = true

  /// Whether the rows are reloaded before the screen first appears.
  open var reloadsOnFirstAppearance: Bool { true }

  private let style: TableViewStyle
  private var heldDataSource: (any TableViewDataSource)?
  private var hasReloaded = false
  private lazy var madeTableView = makeTableView(style: style)

  /// Makes a controller with a table view of a style.
  public init(style: TableViewStyle = .plain) {
    self.style = style
    super.init()
  }

  /// The table view; it is made when it is asked for.
  public var tableView: TableView {
    loadViewIfNeeded()
    return madeTableView
  }

  /// Makes the table view.
  open func makeTableView(style: TableViewStyle) -> TableView {
    TableView(size: Self.standardSize, style: style)
  }

  /// The data source; this controller, if it is one.
  open func makeDataSource() -> (any TableViewDataSource)? { self as? any TableViewDataSource }

  open override func loadView() {
    view = madeTableView
    let source = makeDataSource()
    if source !== self { heldDataSource = source }
    madeTableView.connect(dataSource: source)
    madeTableView.connect(delegate: self)
    madeTableView.messageObserver = messageObserver
  }

  open override func messageObserverDidChange() {
    super.messageObserverDidChange()
    if isViewLoaded { madeTableView.messageObserver = messageObserver }
  }

  /// The control above the rows, or nil.
  public var refreshControl: RefreshControl? {
    get { tableView.refreshControl as? RefreshControl }
    set { tableView.refreshControl = newValue }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasReloaded {
      hasReloaded = true
      if reloadsOnFirstAppearance { tableView.reloadData() }
    }
    guard clearsSelectionOnViewWillAppear, !tableView.allowsMultipleSelection else { return }
    for path in tableView.indexPathsForSelectedRows {
      tableView.deselectRow(at: path, animated: animated)
    }
  }

  open override func setEditing(_ isEditing: Bool, animated: Bool) {
    super.setEditing(isEditing, animated: animated)
    tableView.setEditing(isEditing, animated: animated)
  }
}
