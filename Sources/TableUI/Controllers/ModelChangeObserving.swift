public import TableModel

/// A controller that says which edits its model took, whoever made them.
///
/// A swipe or a drag goes from the table view to the data source, which edits the model on its own account.
/// Whoever only calls the controller would never hear of it, and could neither take the edit back nor save it.
@MainActor public protocol ModelChangeObserving: AnyObject {
  /// Hears of each edit after it was made, in order; nil where nobody does.
  var onModelChange: (@MainActor (TableChange) -> Void)? { get set }
}
