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
