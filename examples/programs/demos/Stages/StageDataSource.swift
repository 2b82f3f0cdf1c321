import TableAdapters
import TableModel
import TableUI

/// The data source of the later stages: all it says is which cells it wants.
final class StageDataSource: ItemDataSource {
  override func cellClass(for item: Item) -> ItemCell.Type { MainCell.self }
}
