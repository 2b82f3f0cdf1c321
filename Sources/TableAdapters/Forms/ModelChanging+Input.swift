import TableModel
public import TableUI

extension ModelChanging where Self: SectionsProviding {
  /// Takes what a person entered in a cell: the rules look at it, the model gets it, and the table hears of it in
  /// one batch together with the rows that come and go with the value.
  ///
  /// What the rules refuse leaves the model as it is; the cell continues showing it with the reason. A button
  /// changes nothing, but one whose item says `"submits": true` names the fields that are not complete.
  ///
  /// - Parameters:
  ///   - input: What was entered.
  ///   - cell: The cell, which is in the table.
  ///   - table: The table view that shows the model.
  public func take(_ input: CellInput, from cell: ItemCell, in table: TableView) {
    guard let shown = table.indexPath(for: cell) else { return }
    let mapping = table.rowMapping
    guard let path = mapping.map({ $0.sourcePath(of: shown) }) ?? shown,
      let item = cell.item
    else { return }
    switch input {
    case .text(let text), .choice(let text): take(text, item, at: path, from: cell, in: table)
    case .toggle(let isOn):
      let text = isOn ? FormField.states.on : FormField.states.off
      take(text, item, at: path, from: cell, in: table)
    case .button: if item.flag(of: "submits") == true { cell.showProblem(incompleteWords) }
    }
  }

  private func take(
    _ text: String,
    _ item: Item,
    at path: IndexPath,
    from cell: ItemCell,
    in table: TableView
  ) {
    guard let field = FormField(of: item) else { return }
    // An empty field is the way to a form's beginning, so it is taken; a button that submits minds it.
    if field.isFilled(text), let problem = FormRules.problem(with: text, in: field) {
      return cell.showProblem(problem.description)
    }
    do throws(TableError) {
      let changes = try FormRules.changes(entering: text, at: path, in: sections)
      guard !changes.isEmpty else { return }
      try perform(changes, in: table)
    } catch {
      cell.showProblem(error.text())
    }
  }

  /// Which fields a form still needs, or nil where it is complete.
  private var incompleteWords: String? {
    let missing = FormRules.incomplete(in: sections)
    guard let first = missing.first else { return nil }
    let titles = missing.prefix(3).map { $0.item.title ?? $0.item.id.text }
    let more = missing.count > 3 ? ", …" : ""
    return missing.count == 1
      ? "\(titles[0]): \(first.problem)" : "to be filled: " + titles.joined(separator: ", ") + more
  }
}
