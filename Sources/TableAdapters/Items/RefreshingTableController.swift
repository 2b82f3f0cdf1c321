public import TableStore
public import TableUI

/// A controller of a list that comes page by page: pulled down it restarts, pulled up it continues. (KtTableView:
/// refresh table view controller.)
///
/// A subclass writes `makeDataSource()`, ``makeListModel()`` and ``listModelDidLoad(_:kind:)``, and nothing else.
/// For rows in several sections, or a page as one batch, ``ListLoader`` does the same for any controller.
open class RefreshingTableController: ItemTableController, ItemRefreshing, ItemLoadingMore {
  /// The list, which is there as soon as the controller is made.
  public private(set) var listModel: ListModel?

  /// Whether the rows are others than those on the screen.
  private var hasNews = false

  /// Creates a controller with the data source and the list that its subclass makes.
  ///
  /// - Parameters:
  ///   - style: The style of the table.
  ///   - size: The size of the table in points.
  /// - Throws: `missingOverride` for a subclass that leaves one of the two out.
  public override init(
    style: TableViewStyle = .plain,
    size: Size = standardSize
  ) throws(ItemControllerError) {
    try super.init(style: style, size: size)
    let model = try makeListModel()
    model.delegate = self
    listModel = model
  }

  /// Makes the list; each subclass says which one.
  ///
  /// - Returns: A list that sends no request yet.
  /// - Throws: `missingOverride` where a subclass leaves this out.
  open func makeListModel() throws(ItemControllerError) -> ListModel {
    throw .missingOverride(type: "\(type(of: self))", method: "makeListModel()")
  }

  /// Called with a page: puts its rows into the data source, which is empty after a refresh.
  ///
  /// The table is reloaded afterwards, once.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - kind: Whether the list restarts, or the page comes behind or before the others.
  open func listModelDidLoad(_ page: ListPage, kind: RowLoad) {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    itemTableView.allowsPullDown = true
    itemTableView.allowsPullUp = true
  }

  open func pullDownToRefresh() { listModel?.refresh() }

  open func pullUpToLoadMore() { listModel?.loadNextPage() }
}

extension RefreshingTableController: ListModelDelegate {
  public func listModel(_ model: ListModel, didRefresh page: ListPage) {
    itemDataSource.clearAllItems()
    showAsReady()
    take(page, .refresh)
  }

  public func listModel(
    _ model: ListModel,
    didLoad page: ListPage,
    kind: RowLoad,
    isFromCache: Bool
  ) {
    showAsReady()
    take(page, kind)
  }

  /// The rows stay; the control that was pulled shows what went wrong, and another pull or a tap asks again.
  public func listModel(_ model: ListModel, didFail error: RequestError, kind: RowLoad) {
    switch kind {
    case .refresh: itemTableView.refreshControl?.attributedTitle = error.message
    case .next, .previous: itemTableView.loadMoreControl?.updateError(error.message)
    }
  }

  public func listModelDidReachLastPage(_ model: ListModel) {
    itemTableView.loadMoreControl?.updateNoMoreData(true)
  }

  public func listModelDidFinish(_ model: ListModel) {
    itemTableView.stopRefreshing()
    guard hasNews else { return }
    hasNews = false
    itemTableView.reloadData()
  }

  private func take(_ page: ListPage, _ kind: RowLoad) {
    hasNews = true
    listModelDidLoad(page, kind: kind)
  }

  private func showAsReady() {
    itemTableView.refreshControl?.attributedTitle = nil
    itemTableView.loadMoreControl?.updateError(nil)
    itemTableView.loadMoreControl?.updateNoMoreData(false)
  }
}
