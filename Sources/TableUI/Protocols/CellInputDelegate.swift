/// Hears what a person enters in cells.
///
/// A cell holds it weakly.
@MainActor public protocol CellInputDelegate: AnyObject {
  /// Hears of an input; the cell shows it already and keeps it until it shows an item again.
  ///
  /// - Parameters:
  ///   - cell: The cell; it takes a word about what is wrong (``ItemCell/showProblem(_:)``).
  ///   - input: What was entered.
  func itemCell(_ cell: ItemCell, didEnter input: CellInput)
}
