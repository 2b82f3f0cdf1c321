public import TableUI

/// What a model must be able to say so that one class of cells can show it, whatever it is.
/// (HQL: `HQLTableViewCellConfigureDelegate`.)
@MainActor public protocol CellModel {
  /// The name of an image, or nil.
  var imageName: String? { get }

  /// The first line, or nil.
  var mainTitle: String? { get }

  /// The second line, or nil.
  var detailTitle: String? { get }
}

extension TableViewCell {
  /// Shows a model; each field is set, so that nothing of the cell's last row stays.
  public func configure(with model: some CellModel) {
    image = model.imageName
    text = model.mainTitle
    detailText = model.detailTitle
  }
}
