import JSON
import TableAdapters
import TableModel
import TableStore
import TableUI

/// The same screen with the network by hand: it asks, reads, counts pages and works both controls itself, as the
/// stages between do. (KtTableView, before its list model.)
final class HandMadeController: ItemTableController, ItemRefreshing, ItemLoadingMore {
  private let request: Request<JSONValue>
  private var page: Int?
  private var lastPage = 0

  init(_ network: Network) throws(ItemControllerError) {
    request = Request(network) { response throws(RequestError) in
      do throws(JSONError) { return try JSONValue(parsing: response.body) } catch {
        throw .json(error, url: response.url)
      }
    }
    try super.init()
  }

  override func makeDataSource() -> ItemDataSource { MainDataSource() }

  override func viewDidLoad() {
    super.viewDidLoad()
    itemTableView.allowsPullDown = true
    itemTableView.allowsPullUp = true
    request.server = "http://books.example"
    request.path = "list"
    request.method = "GET"
  }

  func pullDownToRefresh() { load(0) }

  func pullUpToLoadMore() {
    guard let page else { return load(0) }
    guard page < lastPage else {
      itemTableView.stopRefreshing()
      itemTableView.loadMoreControl?.updateNoMoreData(true)
      return
    }
    load(page + 1)
  }

  private func load(_ number: Int) {
    request.parameters = [HTTPField("nextPage", String(number))]
    request.start { [weak self] outcome in self?.end(outcome, number) }
  }

  private func end(_ outcome: RequestOutcome<JSONValue>, _ number: Int) {
    switch outcome {
    case .succeeded(let root): show(root, number)
    case .failed(let error):
      itemTableView.stopRefreshing()
      if number > 0 { itemTableView.loadMoreControl?.updateError(error.message) }
    case .cancelled: itemTableView.stopRefreshing()
    }
  }

  private func show(_ root: JSONValue, _ number: Int) {
    itemTableView.stopRefreshing()
    itemTableView.loadMoreControl?.updateError(nil)
    if number == 0 {
      itemDataSource.clearAllItems()
      itemTableView.loadMoreControl?.updateNoMoreData(false)
    }
    page = number
    lastPage = root["page_number"]?.integer ?? 0
    for value in (root["data"] ?? .array([])).elements {
      if let book = try? Book(value) { itemDataSource.append(book.item) }
    }
    itemTableView.reloadData()
  }
}
