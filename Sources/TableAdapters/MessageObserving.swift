public import TableModel

/// A controller whose model can be watched as well as its table view.
@MainActor public protocol MessageObserving: AnyObject {
  /// Who watches the messages of the controller's parts, or nil.
  var messageObserver: (any MessageObserver)? { get set }
}
