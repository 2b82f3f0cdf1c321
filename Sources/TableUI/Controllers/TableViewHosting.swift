/// A controller with a table view: all that is needed to stand at a prompt.
@MainActor public protocol TableViewHosting: AnyObject {
  /// The table view.
  var tableView: TableView { get }
}
