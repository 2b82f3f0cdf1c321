/// A delegate that hears of scrolling; without it nobody is told.
@MainActor public protocol ScrollDelegate: AnyObject {
  /// Hears that the content moved; the cells follow in the next layout.
  func scrollViewDidScroll(_ tableView: TableView)
}
