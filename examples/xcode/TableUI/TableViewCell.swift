public import UIKit

/// UIKit's cell with our few names; a cell written for the workbench is one of these.
open class TableViewCell: UITableViewCell {
  /// The look it was made with.
  public let style: CellStyle

  /// What stands at its right end instead of a sign, or nil.
  public var accessoryText: String? {
    didSet { accessoryView = accessoryText.map(UILabel.init(text:)) }
  }

  /// The same while it is edited.
  public var editingAccessoryText: String? {
    didSet { editingAccessoryView = editingAccessoryText.map(UILabel.init(text:)) }
  }

  /// The name of the picture, in the application or of the system.
  public var image: String? {
    didSet { imageView?.image = image.flatMap(UIImage.init(anyName:)) }
  }

  var foldedState = false

  /// Whether the title is dimmed, because it stands for a missing value.
  package var dimsTitle: Bool { false }

  private var isTitleDimmed = false

  /// Makes a cell; a subclass overrides this one as here, and needs no `init(coder:)`.
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("not made from a storyboard") }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // A color that someone else chose stays.
    guard dimsTitle != isTitleDimmed else { return }
    isTitleDimmed = dimsTitle
    textLabel?.textColor = isTitleDimmed ? .tertiaryLabel : nil
  }

  /// How high it would be; UIKit asks with constraints, ours with this.
  open func preferredHeight(forWidth width: Double) -> Double {
    Double(sizeThatFits(CGSize(width: width, height: 0)).height)
  }

  /// What the workbench draws; UIKit draws views.
  open var displayList: [DisplayItem] { [] }

  /// What the workbench draws in the middle; UIKit never asks.
  open func contentItems(in room: Rect) -> [DisplayItem]? { nil }
}

extension UITableViewCell {
  /// What its first label says.
  public var text: String? {
    get { textLabel?.text }
    set { textLabel?.text = newValue }
  }

  /// What its second label says.
  public var detailText: String? {
    get { detailTextLabel?.text }
    set { detailTextLabel?.text = newValue }
  }

  /// How many lines the first label may have.
  public var numberOfLines: Int {
    get { textLabel?.numberOfLines ?? 1 }
    set { textLabel?.numberOfLines = newValue }
  }

  /// How many lines the second label may have.
  public var detailNumberOfLines: Int {
    get { detailTextLabel?.numberOfLines ?? 1 }
    set { detailTextLabel?.numberOfLines = newValue }
  }
}

extension UILabel {
  /// Makes a label that fits a text.
  convenience init(text: String) {
    self.init()
    self.text = text
    sizeToFit()
  }
}
