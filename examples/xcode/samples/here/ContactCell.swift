import TableUI

/// A cell as one writes it here: a look of its own, and nothing left over when it is used again.
final class ContactCell: TableViewCell {
  private(set) var name = ""
  private var taps = 0

  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    accessoryType = .detailButton
    selectionStyle = .none
  }

  func show(_ name: String) {
    self.name = name
    text = name
    detailText = "\(name.count)"
    image = "person"
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    taps = 0
    text = nil
    detailText = nil
  }

  override func setSelected(_ isSelected: Bool, animated: Bool) {
    super.setSelected(isSelected, animated: animated)
    taps += isSelected ? 1 : 0
  }
}
