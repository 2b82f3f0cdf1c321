/// A delegate that hears of other insets; without it nobody is told.
@MainActor public protocol ScrollInsetChanging: AnyObject {
  /// Hears that ``TableView/adjustedContentInset`` changed: by the application, a keyboard or the control above
  /// the rows.
  func scrollViewDidChangeAdjustedContentInset(_ tableView: TableView)
}
