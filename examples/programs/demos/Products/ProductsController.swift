import TableModel
import TableUI

/// Two rows of another kind above the products, told apart by their numbers: each new row on top moves every 2 in
/// this file. (Reactive Data Display Manager: the table that it does away with.)
final class ProductsController: TableViewController {
  let products: [String]

  init(_ products: [String]) {
    self.products = products
    super.init()
  }
}

extension ProductsController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    products.count + 2
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    switch indexPath.row {
    case 0:
      let cell = try tableView.dequeueReusableCell(SubtitleCell.self, for: indexPath)
      cell.configure(with: Item(title: "Spring sale", subtitle: "until Sunday", number: 0))
      return cell
    case 1:
      let cell = try tableView.dequeueReusableCell(ItemCell.self, for: indexPath)
      cell.configure(with: Item(title: "Advertisement: tea by post", number: 1))
      return cell
    default:
      let cell = try tableView.dequeueReusableCell(KeyValueCell.self, for: indexPath)
      cell.configure(with: Item(title: products[indexPath.row - 2], number: indexPath.row))
      return cell
    }
  }
}

extension ProductsController: TableViewSizing, TableViewSelecting {
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    indexPath.row == 0 ? 60 : 44
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    title = indexPath.row < 2 ? nil : products[indexPath.row - 2]
  }
}
