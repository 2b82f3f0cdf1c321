import TableAdapters
import TableModel
import TableUI

/// A row with a field: the cell is filled again whenever it shows, what was typed stays in the row.
final class TaxNumberRow: BaseCellGenerator<TaxNumberCell> {
  /// Hears what was typed.
  var didTypeEvent = Event<String>()

  override func configure(cell: TaxNumberCell, with model: Item?) {
    super.configure(cell: cell, with: model)
    cell.onInput = { [weak self] _, input in
      guard case .text(let text) = input else { return }
      self?.didTypeEvent.invoke(with: text)
    }
  }
}
