/// A delegate that receives the input that a user enters in cells.
///
/// A cell holds it weakly.
@MainActor public protocol CellInputDelegate: AnyObject {
  /// Called when a user enters input; the cell shows it until it is configured again.
  ///
  /// - Parameters:
  ///   - cell: The cell, which can show a problem (``ItemCell/showProblem(_:)``).
  ///   - input: The input.
  func itemCell(_ cell: ItemCell, didEnter input: CellInput)
}

/// A cell with controls that work without selecting the row.
@MainActor public protocol CellInputTaking: TableViewCell {
  /// The cell's controls, from left to right.
  var controls: [CellControl] { get }

  /// The problem with the last input, or nil.
  var problem: String? { get }

  /// Shows a user's input and notifies the closure and the delegate.
  ///
  /// - Parameters:
  ///   - input: The input, which suits one of the controls.
  ///   - tableView: The table view that shows the cell.
  /// - Returns: Whether a closure or a delegate receives the input.
  func enter(_ input: CellInput, in tableView: TableView) -> Bool
}
