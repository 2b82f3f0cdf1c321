/// A rule of `audit`.
///
/// The first twelve have a counterpart in Xcode's accessibility audit, in WCAG or in Apple's
/// guidelines; the others are ours.
enum AuditRule: String, Hashable, Sendable, CaseIterable {
  case touchTarget = "A1"
  case description = "A2"
  case readableLabel = "A3"
  case traits = "A4"
  case contrast = "A5"
  case clippedText = "A6"
  case dynamicType = "A7"
  case unreadText = "A8"
  case sameLabel = "A9"
  case onlyBySwipe = "A10"
  case covered = "A11"
  case estimate = "A12"
  case readingOrder = "A13"
  case header = "A14"
  case measuredHeights = "A15"
  case stableID = "A16"
  case reuse = "A17"
  case direction = "A18"
  case overlap = "A19"

  /// The name of the rule; the one in Xcode's audit, if there is one.
  var name: String {
    switch self {
    case .touchTarget: "hitRegion"
    case .description: "sufficientElementDescription"
    case .readableLabel: "readableLabel"
    case .traits: "trait"
    case .contrast: "contrast"
    case .clippedText: "textClipped"
    case .dynamicType: "dynamicType"
    case .unreadText: "elementDetection"
    case .sameLabel: "sameLabel"
    case .onlyBySwipe: "onlyBySwipe"
    case .covered: "covered"
    case .estimate: "estimate"
    case .readingOrder: "readingOrder"
    case .header: "header"
    case .measuredHeights: "measuredHeights"
    case .stableID: "stableID"
    case .reuse: "reuse"
    case .direction: "direction"
    case .overlap: "textOverlap"
    }
  }
}
