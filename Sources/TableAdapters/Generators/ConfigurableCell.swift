public import TableUI

/// A cell that shows one kind of model. (RDDM: `ConfigurableItem`.)
@MainActor public protocol ConfigurableCell: TableViewCell {
  /// What it shows.
  associatedtype Model

  /// Shows a model; each field is set, so that nothing of the cell's last row stays.
  func configure(with model: Model)
}
