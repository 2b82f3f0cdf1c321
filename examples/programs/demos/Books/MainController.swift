import TableAdapters
import TableModel
import TableStore

/// Rows of the app's own, then books page by page: three methods. (KtTableView: main table controller.)
final class MainController: RefreshingTableController {
  private let network: Network

  init(_ network: Network) throws(ItemControllerError) {
    self.network = network
    try super.init()
  }

  override func makeDataSource() -> ItemDataSource { MainDataSource() }

  override func makeListModel() -> ListModel { BookList.make(network) }

  override func listModelDidLoad(_ page: ListPage, kind: RowLoad) {
    for section in page.sections {
      for book in section.items { itemDataSource.append(book) }
    }
  }
}
