public import TableModel

/// The generator of an item whose row folds the rows nested below it when it is tapped.
///
/// The nested rows are rows of the model, so the generator asks its screen to fold them. The
/// children of other ``FoldableItem`` types exist only in their manager.
@MainActor public final class FoldingItemCellGenerator: ItemCellGenerator, FoldableItem {
  public var isExpanded = true
  public var childGenerators: [any CellGenerator] = []
  public var didFoldEvent = Event<Bool>()

  /// Folds or unfolds the rows below a row; returns whether they are visible now, or nil if the row
  /// has none.
  public var toggle: (@MainActor (_ path: IndexPath) -> Bool?)?

  /// Folds or unfolds the rows below the row, and notifies the listeners.
  ///
  /// - Parameter path: The index path of the row.
  func fold(at path: IndexPath) {
    guard let isShown = toggle?(path) else { return }
    isExpanded = isShown
    didFoldEvent.invoke(with: isShown)
  }
}
