import TableModel
import TableStore
import TableUI

/// A screen that asks its model at each appearance and reloads when the articles are assigned. (DRHTableView.)
final class ArticlesController: TableViewController {
  let model: DataModel<ArticleItem>
  private(set) var message: String?
  private(set) var articles: [ArticleItem] = [] { didSet { tableView.reloadData() } }

  init(_ network: Network) {
    model = DataModel(network) { value throws(ElementError) in
      guard let article = ArticleItem(value) else { throw ElementError("no article") }
      return article
    }
    model.request?.server = "http://articles.example"
    model.request?.path = "list"
    super.init()
    model.delegate = self
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    model.requestData()
  }
}

extension ArticlesController: DataModelDelegate {
  func dataModel(_ model: DataModel<ArticleItem>, didLoad elements: [ArticleItem]) {
    articles = elements
  }

  func dataModel(_ model: DataModel<ArticleItem>, didFailWith error: RequestError) {
    message = error.message
  }
}

extension ArticlesController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    articles.count
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    let cell = try tableView.dequeueReusableCell(SubtitleCell.self, for: indexPath)
    cell.configure(with: articles[indexPath.row].item(number: indexPath.row))
    return cell
  }
}
