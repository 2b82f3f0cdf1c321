/// A generator with children that a tap shows and hides; ``FoldablePlugin`` does it.
@MainActor public protocol FoldableItem: AnyObject {
  /// Whether the children are shown.
  var isExpanded: Bool { get set }

  /// The children in order; they may have children of their own.
  var childGenerators: [any CellGenerator] { get set }

  /// Happens after the table has changed; it tells whether the children are shown now.
  var didFoldEvent: Event<Bool> { get set }
}
