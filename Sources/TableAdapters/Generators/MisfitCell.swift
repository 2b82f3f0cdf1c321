import TableModel
public import TableUI

/// A plain cell for a row whose generator got a cell of the wrong class; it names both.
public final class MisfitCell: TableViewCell {
  /// Names a generator and what it got.
  convenience init(for generator: any CellGenerator, found cell: TableViewCell) {
    self.init(style: .subtitle, reuseIdentifier: nil)
    text = "no cell for \(type(of: generator))"
    detailText = "\(generator.identifier) stands for \(type(of: cell))"
  }
}
