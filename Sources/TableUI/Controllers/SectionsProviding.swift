public import TableModel

/// A controller that shows what its model holds.
@MainActor public protocol SectionsProviding: AnyObject {
  /// The sections of the model as they are now.
  var sections: [Section] { get }
}
