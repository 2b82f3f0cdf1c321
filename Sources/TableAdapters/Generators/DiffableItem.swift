/// A generator that stays the same through states of a list, and knows when its content changed.
@MainActor public protocol DiffableItem: AnyObject {
  /// What it is, through all states.
  var diffableID: String { get }

  /// Whether it shows the same as a generator with the same id.
  func hasSameContent(as other: any DiffableItem) -> Bool
}
