import TableAdapters
import TableModel
import TableUI

/// A name and a value that a generator fills.
final class CompanyCell: KeyValueCell, ConfigurableCell {
  typealias Model = Item?
}
