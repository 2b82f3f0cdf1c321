import TableAdapters
import TableModel
import TableUI

/// The cell of a field that a generator fills.
final class TaxNumberCell: TextInputCell, ConfigurableCell {
  typealias Model = Item?
}
