public import TableUI

// The parts of a cell. A class with an initializer of its own writes `required` before it, which both take:
// `override required init(style:reuseIdentifier:)`.
extension TableViewCell {
  /// Makes a cell of the simplest look that is not reused.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// The first line.
  public var textLabel: UILabel? {
    UILabel(
      get: { [weak self] in self?.text },
      set: { [weak self] in self?.text = $0 },
      setLines: { [weak self] in self?.numberOfLines = $0 }
    )
  }

  /// The second line, or nil for a style that has none.
  public var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    return UILabel(
      get: { [weak self] in self?.detailText },
      set: { [weak self] in self?.detailText = $0 },
      setLines: { [weak self] in self?.detailNumberOfLines = $0 }
    )
  }

  /// The picture.
  public var imageView: UIImageView? {
    UIImageView(get: { [weak self] in self?.image }, set: { [weak self] in self?.image = $0 })
  }

  /// A view for views of one's own, which are not drawn here.
  public var contentView: UIView { ContentViews.view(of: self) }

  /// Its colour, for nothing here.
  public var backgroundColor: UIColor? {
    get { nil }
    set {}
  }

  /// Its tint, for nothing here.
  public var tintColor: UIColor? {
    get { nil }
    set {}
  }
}

extension TableViewHeaderFooterView {
  /// A view for views of one's own, which are not drawn here.
  public var contentView: UIView { ContentViews.view(of: self) }

  /// The line.
  public var textLabel: UILabel? {
    UILabel(
      get: { [weak self] in self?.text },
      set: { [weak self] in self?.text = $0 },
      setLines: { _ in }
    )
  }
}

extension ContextualAction {
  /// Its colour, for nothing here.
  public var backgroundColor: UIColor? {
    get { nil }
    set {}
  }
}

extension UIImage {
  /// The picture of a name.
  public init?(named name: String) { self = name }

  /// The picture of a name.
  public init?(systemName name: String) { self = name }
}

extension UIColor {
  public static let clear = "clear"
  public static let red = "red"
  public static let blue = "blue"
  public static let green = "green"
  public static let gray = "gray"
  public static let black = "black"
  public static let white = "white"
  public static let orange = "orange"
  public static let label = "label"
  public static let secondaryLabel = "secondaryLabel"
  public static let systemRed = "systemRed"
  public static let systemBlue = "systemBlue"
  public static let systemGreen = "systemGreen"
  public static let systemGray = "systemGray"
  public static let systemOrange = "systemOrange"
  public static let systemYellow = "systemYellow"
  public static let systemPurple = "systemPurple"
  public static let systemBackground = "systemBackground"
}
