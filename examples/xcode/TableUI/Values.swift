public import TableModel
public import UIKit

// Our few names on UIKit's values.

extension UITableView.Style {
  /// Whether the sections stand apart.
  public var isGrouped: Bool { self != .plain }
}

extension UITableViewCell.AccessoryType {
  /// Whether it has a button that can be tapped by itself.
  public var hasButton: Bool { self == .detailButton || self == .detailDisclosureButton }

  /// The type of a name as it stands in a document, or nil.
  public init?(name: String) {
    switch name {
    case "none": self = .none
    case "disclosureIndicator", "disclosure": self = .disclosureIndicator
    case "detailDisclosureButton", "detailDisclosure": self = .detailDisclosureButton
    case "checkmark", "check": self = .checkmark
    case "detailButton", "detail": self = .detailButton
    default: return nil
    }
  }
}

// Ours, and not UIKit's by another name: a `switch` over ours needs no `@unknown default`.
extension CellEditingStyle {
  /// Ours of UIKit's; what UIKit may add one day does nothing.
  init(_ style: UITableViewCell.EditingStyle) { self = Self(rawValue: style.rawValue) ?? .none }

  /// UIKit's of ours.
  var forUIKit: UITableViewCell.EditingStyle { .init(rawValue: rawValue) ?? .none }
}

extension UIEdgeInsets {
  /// Makes insets; what is not given is 0.
  @_disfavoredOverload
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.init(
      top: CGFloat(top),
      left: CGFloat(left),
      bottom: CGFloat(bottom),
      right: CGFloat(right)
    )
  }
}

extension UIListContentConfiguration {
  /// How many lines the text may have.
  public var numberOfLines: Int {
    get { textProperties.numberOfLines }
    set { textProperties.numberOfLines = newValue }
  }

  /// How many lines the second text may have.
  public var secondaryNumberOfLines: Int {
    get { secondaryTextProperties.numberOfLines }
    set { secondaryTextProperties.numberOfLines = newValue }
  }

  /// Makes what a style of cell shows.
  ///
  /// `image` is the name of a picture in the application, or of one of the system's.
  public init(
    text: String? = nil,
    secondaryText: String? = nil,
    image: String? = nil,
    style: CellStyle = .subtitle
  ) {
    switch style {
    case .default: self = .cell()
    case .value1, .value2: self = .valueCell()
    default: self = .subtitleCell()
    }
    self.text = text
    self.secondaryText = secondaryText
    self.image = image.flatMap(UIImage.init(anyName:))
  }
}

extension UIImage {
  /// The picture of a name in the application, or else of the system.
  convenience init?(anyName name: String) {
    if UIImage(named: name) != nil { self.init(named: name) } else { self.init(systemName: name) }
  }
}

extension UIDragItem {
  /// Takes a text along, and the thing itself for the application it comes from.
  public convenience init(text: String, localObject: AnyObject? = nil) {
    self.init(itemProvider: NSItemProvider(object: NSString(string: text)))
    self.localObject = localObject
  }
}

extension UITargetedPreview {
  /// What lifts a part of a cell.
  convenience init?(lifting part: Rect?, of cell: UITableViewCell?) {
    guard let part, let cell else { return nil }
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: part)
    self.init(view: cell, parameters: parameters)
  }
}

extension UIDragPreviewParameters {
  /// What lifts a part of a row, or nil for all of it.
  convenience init?(lifting part: Rect?) {
    guard let part else { return nil }
    self.init()
    visiblePath = UIBezierPath(rect: part)
  }
}
