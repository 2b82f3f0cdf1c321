public import TableModel
public import TableUI

extension ModelChanging where Self: SectionsProviding {
  /// Applies a value that the user entered in a cell.
  ///
  /// The rules check it, the model receives it, and the table view is notified in one batch. The
  /// batch includes the rows that the value removes and inserts.
  ///
  /// A rejected value leaves the model unchanged; the cell still shows it, with the reason. A
  /// button changes no value. If its item has `"submits": true`, it lists the incomplete fields.
  ///
  /// - Parameters:
  ///   - input: The entered value.
  ///   - cell: The cell, which is in the table view.
  ///   - table: The table view that shows the model.
  ///   - performing: Performs the edits, or nil to change the model and notify the table view in
  ///     one batch.
  public func take(
    _ input: CellInput,
    from cell: ItemCell,
    in table: TableView,
    performing: (([TableChange]) throws(TableError) -> Void)? = nil
  ) {
    guard let shown = table.indexPath(for: cell) else { return }
    let mapping = table.rowMapping
    guard let path = mapping.map({ $0.sourcePath(of: shown) }) ?? shown,
      let item = cell.item
    else { return }
    switch input {
    case .text(let text), .choice(let text):
      take(text, item, at: path, from: cell, in: table, performing)
    case .toggle(let isOn):
      let text = isOn ? FormField.states.on : FormField.states.off
      take(text, item, at: path, from: cell, in: table, performing)
    case .button: if item.flag(of: "submits") == true { cell.showProblem(incompleteWords) }
    }
  }

  private func take(
    _ text: String,
    _ item: Item,
    at path: IndexPath,
    from cell: ItemCell,
    in table: TableView,
    _ performing: (([TableChange]) throws(TableError) -> Void)?
  ) {
    guard let field = FormField(of: item) else { return }
    // Clearing a field restores the form's initial state, so it is accepted; a submit button checks
    // the field.
    if field.isFilled(text), let problem = FormRules.problem(with: text, in: field) {
      return cell.showProblem(problem.description)
    }
    do throws(TableError) {
      let changes = try FormRules.changes(entering: text, at: path, in: sections)
      guard !changes.isEmpty else { return }
      if let performing { try performing(changes) } else { try perform(changes, in: table) }
    } catch {
      cell.showProblem(error.text())
    }
  }

  /// The missing fields of the form, or nil if it is complete.
  private var incompleteWords: String? {
    let missing = FormRules.incomplete(in: sections)
    guard let first = missing.first else { return nil }
    let titles = missing.prefix(3).map { $0.item.title ?? $0.item.id.text }
    let more = missing.count > 3 ? ", …" : ""
    return missing.count == 1
      ? "\(titles[0]): \(first.problem)" : "required: " + titles.joined(separator: ", ") + more
  }
}
