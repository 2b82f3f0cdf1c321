public import TableModel
public import UIKit

/// UIKit's table view with our few names: what our data sources and delegates are given.
///
/// Our data source or delegate is assigned as here; a bridge to UIKit's protocols is made of it. UIKit's own
/// can be assigned as well. In a storyboard its class cannot be set, since it has no `init(coder:)`.
open class TableView: UITableView {
  /// What the button says that confirms a deletion, where a delegate says nothing else; UIKit's is localized.
  public nonisolated static let standardDeleteTitle = "Delete"

  /// The name that it goes by in messages of ours.
  public var name = "TableView"

  /// What becomes of an error that a method of ours throws to UIKit, whose methods throw none.
  public var onError: @MainActor (TableError) -> Void = { assertionFailure("\($0)") }

  /// Who is told of messages of ours; of UIKit's own nobody is.
  public weak var messageObserver: (any MessageObserver)? {
    didSet { isWatched = messageObserver != nil }
  }

  /// Whether ``messageObserver`` was set.
  private(set) var isWatched = false

  /// Whether a cell class that was not registered is, when a cell of it is asked for.
  public var autoRegister = true

  /// What stands below the last row while more are loaded, or nil.
  public var loadMoreControl: LoadMoreControl?

  weak var ourDataSource: (any TableViewDataSource)?
  weak var ourDelegate: (any TableViewDelegate)?
  weak var ourPrefetchDataSource: (any TableViewPrefetching)?
  var dataSourceBridge: DataSourceBridge?
  var delegateBridge: DelegateBridge?
  private var registered: Set<String> = []

  /// Makes a table view of a size and a style.
  public init(size: Size, style: TableViewStyle = .plain) {
    super.init(frame: CGRect(origin: .zero, size: size), style: style)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("not made from a storyboard") }

  /// The width and the height.
  public var size: Size {
    get { bounds.size }
    set { bounds.size = newValue }
  }

  /// How wide a row is.
  public var rowWidth: Double { Double(bounds.width) }

  /// How many rows each section has, as the table view was told last.
  public var rowCounts: RowCounts {
    RowCounts((0..<numberOfSections).map { numberOfRows(inSection: $0) })
  }

  // MARK: Cells, as our class where they are

  open override func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    super.cellForRow(at: indexPath) as? TableViewCell
  }

  open override var indexPathsForVisibleRows: [IndexPath] { super.indexPathsForVisibleRows ?? [] }

  open override var indexPathsForSelectedRows: [IndexPath] {
    super.indexPathsForSelectedRows ?? []
  }

  open override func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    super.headerView(forSection: section) as? TableViewHeaderFooterView
  }

  open override func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    super.footerView(forSection: section) as? TableViewHeaderFooterView
  }

  open override func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    super.dequeueReusableCell(withIdentifier: identifier) as? TableViewCell
  }

  /// A cell for a row; `try` before it is allowed and does nothing, since UIKit stops the program here.
  open override func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> TableViewCell {
    let cell = super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    guard let cell = cell as? TableViewCell else {
      preconditionFailure("The class registered for \"\(identifier)\" is no TableViewCell.")
    }
    return cell
  }

  open override func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? {
    super.dequeueReusableHeaderFooterView(withIdentifier: identifier) as? TableViewHeaderFooterView
  }

  /// Registers a class under its name.
  public func register(_ cellClass: TableViewCell.Type) {
    let identifier = String(describing: cellClass)
    registered.insert(identifier)
    register(cellClass, forCellReuseIdentifier: identifier)
  }

  /// A cell of a class for a row, registered under its name.
  public func dequeueReusableCell<Cell: TableViewCell>(
    _ cellClass: Cell.Type,
    for indexPath: IndexPath
  ) throws(TableError) -> Cell {
    let identifier = String(describing: cellClass)
    if autoRegister, !registered.contains(identifier) { register(cellClass) }
    let cell = dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    guard let cell = cell as? Cell else { throw .unregisteredIdentifier(identifier) }
    return cell
  }
}

extension UIScrollView {
  /// The table view of ours that a bridge stands at.
  var ours: TableView {
    guard let table = self as? TableView else {
      preconditionFailure("Data sources and delegates of ours are for a TableView.")
    }
    return table
  }
}
