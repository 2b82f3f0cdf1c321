import TableAdapters
import TableModel
import TableUI

/// Fourteen rows of the app's own, until books come. (KtTableView: main data source.)
final class MainDataSource: ItemDataSource {
  init() {
    let items = (1...14).map { Item(title: "Row \($0)", subtitle: "made here", number: $0) }
    super.init([Section(items: ItemList(items))])
  }

  override func cellClass(for item: Item) -> ItemCell.Type { MainCell.self }
}
