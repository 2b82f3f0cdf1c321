public import TableModel
public import TableUI

/// A generator with a cell of its own, made when it is first shown and kept for ever.
/// (RDDM: `BaseNonReusableCellGenerator`.)
///
/// The cell is filled when it is made and when the model changes, not each time it comes back; the original
/// fills it on every pass.
@MainActor open class NonReusableCellGenerator<Cell: ConfigurableCell>: BaseCellGenerator<Cell> {
  /// The cell, or nil before it was first shown.
  public private(set) var cell: Cell?

  /// True: two rows cannot share a cell.
  public final override var isSingle: Bool { true }

  /// Shows another model in the one cell.
  public func update(model: Cell.Model) {
    self.model = model
    if let cell { build(cell) }
  }

  /// The one cell; the pool never sees it.
  public final override func generate(
    in tableView: TableView,
    at indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    if let cell { return cell }
    let made = Cell(style: .default, reuseIdentifier: nil)
    build(made)
    cell = made
    return made
  }
}
