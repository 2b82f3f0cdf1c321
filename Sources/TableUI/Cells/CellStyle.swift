/// Where a cell puts its texts.
public enum CellStyle: Int, Hashable, Sendable, CaseIterable {
  /// One text.
  case `default`

  /// A text at the left, a detail at the right.
  case value1

  /// A name at the left, a value beside it.
  case value2

  /// A text above a detail.
  case subtitle
}

/// Whether a selected cell looks selected.
public enum CellSelectionStyle: Int, Hashable, Sendable, CaseIterable {
  /// It is selected and does not show it.
  case none

  /// It shows it.
  case `default`
}

/// What stands at the right edge of a cell.
public enum CellAccessoryType: Int, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none

  /// A chevron: there is more behind the row.
  case disclosureIndicator

  /// A button for details and a chevron.
  case detailDisclosureButton

  /// A check mark.
  case checkmark

  /// A button for details.
  case detailButton
}

extension CellAccessoryType {
  /// Whether there is a button that can be tapped apart from the row.
  public var hasButton: Bool { self == .detailButton || self == .detailDisclosureButton }

  /// The signs to draw, from left to right.
  public var glyphs: [Glyph] {
    switch self {
    case .none: []
    case .disclosureIndicator: [.disclosureIndicator]
    case .detailDisclosureButton: [.detailButton, .disclosureIndicator]
    case .checkmark: [.checkmark]
    case .detailButton: [.detailButton]
    }
  }

  /// The type that an item calls by this name, as UIKit spells it or in short, or nil.
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

/// What the table view sets at a cell: the controls of edit mode and of a swipe.
struct CellEditing {
  var editingStyle = CellEditingStyle.none
  var isMovable = false
  var shouldIndentWhileEditing = true
  var showsSelectionMark = false
  var swipeButtons: [SwipeButton] = []
  var stateMask: TableViewCell.StateMask = []
}

/// What the application sets at a cell beside its content.
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
