public import TableModel

/// A controller that can change its model without telling the table view.
@MainActor public protocol ModelChanging: AnyObject {
  /// Makes a change in the model; no view hears of it.
  func changeModel(_ change: TableChange) throws(TableError)
}
