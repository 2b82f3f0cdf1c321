import TableUI
import TextLayout

extension Size {
  /// The size for people, in points: `390 x 528 pt`.
  var words: String { "\(width.pointsText) x \(height.pointsText) pt" }
}
