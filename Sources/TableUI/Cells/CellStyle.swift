/// The layout of a cell's texts.
public enum CellStyle: Int, Hashable, Sendable, CaseIterable {
  /// One text.
  case `default`

  /// A text at the left and a detail at the right.
  case value1

  /// A name at the left and a value beside it.
  case value2

  /// A text above a detail.
  case subtitle
}

/// The appearance of a selected cell.
public enum CellSelectionStyle: Int, Hashable, Sendable, CaseIterable {
  /// No change in appearance.
  case none

  /// The standard selected appearance.
  case `default`
}

/// The accessory at the right edge of a cell.
public enum CellAccessoryType: Int, Hashable, Sendable, CaseIterable {
  /// No accessory.
  case none

  /// A chevron: the row leads to another screen.
  case disclosureIndicator

  /// A detail button and a chevron.
  case detailDisclosureButton

  /// A check mark.
  case checkmark

  /// A detail button.
  case detailButton
}

extension CellAccessoryType {
  /// Whether the accessory has a button that can be tapped separately from the row.
  public var hasButton: Bool { self == .detailButton || self == .detailDisclosureButton }

  /// The symbols to draw, from left to right.
  public var glyphs: [Glyph] {
    switch self {
    case .none: []
    case .disclosureIndicator: [.disclosureIndicator]
    case .detailDisclosureButton: [.detailButton, .disclosureIndicator]
    case .checkmark: [.checkmark]
    case .detailButton: [.detailButton]
    }
  }

  /// Creates the type with a name, in UIKit's spelling or short; returns nil if it is unknown.
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

/// The values that the table view sets on a cell: edit mode controls and swipe buttons.
struct CellEditing {
  var editingStyle = CellEditingStyle.none
  var isMovable = false
  var shouldIndentWhileEditing = true
  var showsSelectionMark = false
  var swipeButtons: [SwipeButton] = []
  var stateMask: TableViewCell.StateMask = []
}

/// The values that the application sets on a cell beside its content.
struct CellLook {
  var frame = Rect.zero
  var accessoryType = CellAccessoryType.none
  var accessoryText: String?
  var editingAccessoryType = CellAccessoryType.none
  var editingAccessoryText: String?
  var selectionStyle = CellSelectionStyle.default
  var showsReorderControl = false
  var indentationLevel = 0
  var indentationWidth = 10.0
}
