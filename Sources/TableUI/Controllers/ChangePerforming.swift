public import TableModel

/// A controller that can make changes the whole way: in the model, then as one batch in the table view.
@MainActor public protocol ChangePerforming: AnyObject {
  /// Makes changes one after the other, all or none.
  func perform(_ changes: [TableChange]) throws(TableError)
}
