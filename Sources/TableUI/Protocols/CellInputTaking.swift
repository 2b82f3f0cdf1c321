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
