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

/// A cell with controls of its own, which a person uses without selecting the row.
@MainActor public protocol CellInputTaking: TableViewCell {
  /// What a person can use, from left to right.
  var controls: [CellControl] { get }

  /// What is wrong with what was entered last, or nil.
  var problem: String? { get }

  /// Takes what a person entered: shows it and tells whoever listens.
  ///
  /// - Parameters:
  ///   - input: What was entered; it fits one of the controls.
  ///   - tableView: The table view that the cell stands in.
  /// - Returns: Whether anybody listens.
  func enter(_ input: CellInput, in tableView: TableView) -> Bool
}
