public import TableUI

/// A view of one's own.
///
/// The workbench draws what stands above, below or behind the rows, and of that the text; what is put into the
/// `contentView` of a cell is kept and not drawn: there `textLabel` or a content configuration shows something.
open class UIView: ViewNode {
  /// What was put into it.
  public private(set) var subviews: [UIView] = []

  public var backgroundColor: UIColor?
  public var tintColor: UIColor?
  public var isHidden = false
  public var alpha: CGFloat = 1
  public var tag = 0
  public var accessibilityIdentifier: String?
  public var translatesAutoresizingMaskIntoConstraints = true
  public let leadingAnchor = NSLayoutAnchor()
  public let trailingAnchor = NSLayoutAnchor()
  public let centerXAnchor = NSLayoutAnchor()
  public let topAnchor = NSLayoutAnchor()
  public let bottomAnchor = NSLayoutAnchor()
  public let centerYAnchor = NSLayoutAnchor()
  public let widthAnchor = NSLayoutAnchor()
  public let heightAnchor = NSLayoutAnchor()

  /// Where its margins are; its edges here.
  public var layoutMarginsGuide: UIView { self }

  /// Where nothing covers it; its edges here.
  public var safeAreaLayoutGuide: UIView { self }

  /// Makes a view; of the frame only the height counts.
  public init(frame: CGRect) {
    super.init(text: nil, height: frame.height == 0 ? nil : frame.height)
  }

  /// Makes a view.
  public convenience init() { self.init(frame: .zero) }

  /// Puts a view into it.
  open func addSubview(_ view: UIView) { subviews.append(view) }

  /// Would put a table view into it; the controller hosts it.
  public func addSubview(_ tableView: TableView) {}
}
