import TableStore

/// The list of books, page by page from a server. (KtTableView: main list model.)
enum BookList {
  /// Makes a list that asks nobody yet.
  @MainActor static func make(_ network: Network) -> ListModel {
    ListModel(
      "http://books.example/list",
      rule: .article,
      reader: BookReader(),
      network: network
    )
  }
}
