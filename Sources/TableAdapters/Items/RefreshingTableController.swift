public import TableStore
public import TableUI

/// A controller of a list that loads page by page: pulling down restarts it, and pulling up
/// continues it. (KtTableView: refresh table view controller.)
///
/// A subclass only overrides `makeDataSource()`, ``makeListModel()`` and
/// ``listModelDidLoad(_:kind:)``. For rows in several sections, or a page as one batch, use
/// ``ListLoader`` with any controller.
open class RefreshingTableController: ItemTableController, ItemRefreshing, ItemLoadingMore {
  /// The list, available once the controller is created.
  public private(set) var listModel: ListModel?

  /// Whether the rows differ from those on screen.
  private var hasNews = false

  /// Creates a controller with the data source and the list that its subclass creates.
  ///
  /// - Parameters:
  ///   - style: The style of the table.
  ///   - size: The size of the table in points.
  /// - Throws: `missingOverride` for a subclass without one of the two methods.
  public override init(
    style: TableViewStyle = .plain,
    size: Size = standardSize
  ) throws(ItemControllerError) {
    try super.init(style: style, size: size)
    let model = try makeListModel()
    model.delegate = self
    listModel = model
  }

  /// Creates the list; each subclass overrides this.
  ///
  /// - Returns: A list that has not sent a request.
  /// - Throws: `missingOverride` if a subclass does not override this.
  open func makeListModel() throws(ItemControllerError) -> ListModel {
    throw .missingOverride(type: "\(type(of: self))", method: "makeListModel()")
  }

  /// Called with a page; adds its rows to the data source, which is empty after a refresh.
  ///
  /// The table view is reloaded afterward, once.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - kind: A restart of the list, or a page after or before the others.
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

  /// Called when a request fails: the rows stay, and the pulled control shows the error; another
  /// pull or a tap retries.
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
