import CommandLanguage
import TableModel
import TableUI
import TextLayout

/// The reason of a finding, with its words.
///
/// Texts of the data are not escaped yet.
enum AuditReason: OutputText, Hashable {
  case lowRow(height: Double)
  case saysNothing
  case buttonSaysNothing
  case unreadable(String)
  case missingTrait(String, why: Reason)
  case lowContrast(role: TextRole, ratio: Double, least: Double, isDark: Bool, isSelected: Bool)
  case clipped(shown: Int, of: Int, size: String, device: String)
  case fixedHeight(size: String, needed: Double, height: Double)
  case fixedHeightOfAll(height: Double, size: String, needed: Double)
  case neverRead(String)
  case sameLabel(String, first: IndexPath)
  case onlyBySwipe
  case hiddenTop(Double)
  case hiddenBottom(Double)
  case wrongEstimate(estimate: Double, measured: Double)
  case subtitleFirst
  case noHeader
  case measuredRows(Int)
  case noID
  case noIDs
  case takenID(String, first: IndexPath)
  case staleField(String, value: String, cell: String)
  case onlyInCell(String, value: String, cell: String)
  case arrow(String)
  case overlap(String, with: String, size: String, device: String)
  case headerOverlap(size: String, needed: Double, height: Double)

  /// The reason why a trait is missing.
  enum Reason: Hashable {
    case tap
    case checkmark
  }

  /// The rule that the reason belongs to.
  var rule: AuditRule {
    switch self {
    case .lowRow: .touchTarget
    case .saysNothing, .buttonSaysNothing: .description
    case .unreadable: .readableLabel
    case .missingTrait: .traits
    case .lowContrast: .contrast
    case .clipped: .clippedText
    case .fixedHeight, .fixedHeightOfAll: .dynamicType
    case .neverRead: .unreadText
    case .sameLabel: .sameLabel
    case .onlyBySwipe: .onlyBySwipe
    case .hiddenTop, .hiddenBottom: .covered
    case .wrongEstimate: .estimate
    case .subtitleFirst: .readingOrder
    case .noHeader: .header
    case .measuredRows: .measuredHeights
    case .noID, .noIDs, .takenID: .stableID
    case .staleField, .onlyInCell: .reuse
    case .arrow: .direction
    case .overlap, .headerOverlap: .overlap
    }
  }

  var words: String {
    switch self {
    case .lowRow(let height): "\(TextFormatting.points(height)) high; a finger needs 44 pt"
    case .saysNothing: "says nothing; give it a title or a label"
    case .buttonSaysNothing: "has a button without a name"
    case .unreadable(let text): "would be read \(quoted(text))"
    case .missingTrait(let trait, .tap): "can be tapped, but its traits lack \(trait)"
    case .missingTrait(let trait, .checkmark): "has a check mark, but its traits lack \(trait)"
    case .lowContrast(let role, let ratio, let least, let isDark, let isSelected):
      "\(role.rawValue), \(isDark ? "dark" : "light")\(isSelected ? ", selected" : ""): "
        + "contrast \(Self.ratio(ratio)):1, needs \(Self.ratio(least)):1"
    case .clipped(let shown, let count, let size, let device):
      "shows \(shown) of \(count) letters at \(size) on \(device)"
    case .fixedHeight(let size, let needed, let height):
      "at \(size) needs \(TextFormatting.points(needed)), has \(TextFormatting.points(height))"
    case .fixedHeightOfAll(let height, let size, let needed):
      "every row is \(TextFormatting.points(height)) high; at \(size) this one needs "
        + TextFormatting.points(needed)
    case .neverRead(let text): "\(quoted(text)) is drawn, never read"
    case .sameLabel(let text, let first): "reads \(quoted(text)) like \(first)"
    default: tableWords
    }
  }

  /// The words of the reasons that are about more than the texts of a row.
  private var tableWords: String {
    switch self {
    case .onlyBySwipe: "its actions are reachable by swipe only"
    case .hiddenTop(let points): "first row: \(TextFormatting.points(points)) above the top edge"
    case .hiddenBottom(let points):
      "last row: \(TextFormatting.points(points)) below the bottom edge"
    case .wrongEstimate(let estimate, let measured):
      "estimate \(TextFormatting.points(estimate)), needs \(TextFormatting.points(measured)): "
        + "scrolling jumps"
    case .subtitleFirst: "the label reads the subtitle before the title"
    case .noHeader: "has no header; VoiceOver cannot jump to it"
    case .measuredRows(let count):
      "\(TextFormatting.count(count, "row")) are measured before the first one shows"
    case .noID: "has no id; its position is used, and changes when rows move"
    case .noIDs: "no id is bound; positions are used, and change when rows move"
    case .takenID(let id, let first): "has the id \(quoted(id)) of \(first)"
    case .staleField(let field, let value, let cell):
      "\(cell) keeps \(field) \(quoted(value)) of an earlier row"
    case .onlyInCell(let field, let value, let cell):
      "\(cell) has \(field) \(quoted(value)), which its row does not set; its next row may show it"
    case .arrow(let arrow):
      "\(quoted(arrow)) points the wrong way from right to left"
    case .overlap(let text, let other, let size, let device):
      "\(quoted(text)) overlaps \(quoted(other)) at \(size) on \(device)"
    case .headerOverlap(let size, let needed, let height):
      "at \(size) its header needs \(TextFormatting.points(needed)), has "
        + "\(TextFormatting.points(height)); it overlaps the first row"
    default: ""
    }
  }

  /// Returns a contrast with one decimal, rounded down so that a failure never looks like a pass.
  private static func ratio(_ ratio: Double) -> String {
    let tenths = Int(ratio * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }
}
