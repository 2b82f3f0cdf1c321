public import TableModel

/// A controller with a table view: all that is needed to stand at a prompt.
@MainActor public protocol TableViewHosting: AnyObject {
  /// The table view.
  var tableView: TableView { get }
}

/// A controller that shows what its model holds.
@MainActor public protocol SectionsProviding: AnyObject {
  /// The sections of the model as they are now.
  var sections: [Section] { get }
}

/// A controller that can change its model without telling the table view.
@MainActor public protocol ModelChanging: AnyObject {
  /// Makes a change in the model; no view hears of it.
  func changeModel(_ change: TableChange) throws(TableError)
}

/// A controller that can make changes the whole way: in the model, then as one batch in the table view.
@MainActor public protocol ChangePerforming: AnyObject {
  /// Makes changes one after the other, all or none.
  func perform(_ changes: [TableChange]) throws(TableError)
}

/// A controller that says which edits its model took, whoever made them.
///
/// A swipe or a drag goes from the table view to the data source, which edits the model on its own account.
/// Whoever only calls the controller would never hear of it, and could neither take the edit back nor save it.
@MainActor public protocol ModelChangeObserving: AnyObject {
  /// Hears of each edit after it was made, in order; nil where nobody does.
  var onModelChange: (@MainActor (TableChange) -> Void)? { get set }
}

/// A controller that can fetch its rows again when a person pulls the table down.
///
/// The fetching may take its time: the controller calls `endRefreshing()` of its refresh control when it is
/// done, and until then the control spins.
@MainActor public protocol Refreshing: AnyObject {
  /// Fetches the rows again.
  func refresh()
}

/// A controller that makes room for a keyboard; UIKit's table view controller does, a plain one does not.
@MainActor public protocol KeyboardAvoiding: AnyObject {
  /// A keyboard covers so much of the bottom now.
  ///
  /// - Parameters:
  ///   - height: How much it covers, in points; 0 when it went.
  ///   - indexPath: The row that somebody types in or looks at, or nil.
  func keyboardDidChange(height: Double, keepingVisible indexPath: IndexPath?)
}
