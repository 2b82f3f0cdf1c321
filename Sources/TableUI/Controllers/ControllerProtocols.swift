public import TableModel

/// A controller with a table view; the only requirement for use at the prompt.
@MainActor public protocol TableViewHosting: AnyObject {
  /// The table view.
  var tableView: TableView { get }
}

/// A controller that exposes its model's sections.
@MainActor public protocol SectionsProviding: AnyObject {
  /// The current sections of the model.
  var sections: [Section] { get }
}

/// A controller that can change its model without notifying the table view.
@MainActor public protocol ModelChanging: AnyObject {
  /// Changes the model; views are not notified.
  func changeModel(_ change: TableChange) throws(TableError)
}

/// A controller whose model reports its changes, unless they only replace objects or read more.
///
/// Fetched results do not report that objects were fetched again. The caller updates the table view.
@MainActor public protocol ObjectReplacing: AnyObject {
  /// Whether changes of the model are not reported now; the default is false.
  var replacesObjects: Bool { get set }
}

/// A controller that applies changes to the model, then to the table view in one batch.
@MainActor public protocol ChangePerforming: AnyObject {
  /// Performs changes in order, all or none.
  func perform(_ changes: [TableChange]) throws(TableError)
}

/// A controller that reports every edit that its model accepts, from any source.
///
/// A swipe or a drag goes from the table view straight to the data source, which edits the model
/// itself. Code that only calls the controller would miss such edits. It could neither undo nor
/// save them.
@MainActor public protocol ModelChangeObserving: AnyObject {
  /// A closure called after each edit, in order; nil if none is needed.
  var onModelChange: (@MainActor (TableChange) -> Void)? { get set }
}

/// A controller that can reload its rows on pull to refresh.
///
/// Loading may take time: the controller calls `endRefreshing()` of its refresh control when done.
/// Until then the control spins.
@MainActor public protocol Refreshing: AnyObject {
  /// Reloads the rows.
  func refresh()
}

/// A controller that makes room for a keyboard.
///
/// UIKit's table view controller does; a plain view controller does not.
@MainActor public protocol KeyboardAvoiding: AnyObject {
  /// Called when the height of the keyboard changes.
  ///
  /// - Parameters:
  ///   - height: The covered height at the bottom, in points; 0 if the keyboard is hidden.
  ///   - indexPath: The row that the user types in or looks at, or nil.
  func keyboardDidChange(height: Double, keepingVisible indexPath: IndexPath?)
}
