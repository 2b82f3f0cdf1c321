import CommandLanguage
import TableModel
import TableUI
import TextLayout

/// The output of the `app` subcommands about fields, sizes and positions.
enum AppBehaviorText: OutputText {
  case firstResponder(IndexPath?, text: String)
  case keepsReader(Bool)
  case tableHeader(height: Double, reserved: Double)
  case remembersHeights(Int)
  case setText(String, isLabel: Bool, policy: SelfSizingInvalidation, isExact: Bool)
  case metrics(EdgeInsets, image: Double, second: Double, header: EdgeInsets)

  var words: String {
    switch self {
    case .firstResponder(nil, _): "no first responder"
    case .firstResponder(let path?, let text):
      "the field of \(path) is the first responder: \(quoted(text))"
    case .keepsReader(true): "rows inserted above the visible ones move the offset; the rows stay"
    case .keepsReader(false): "rows inserted above the visible ones push them down"
    case .tableHeader(let height, let reserved):
      "tableHeaderView is \(TextFormatting.points(height)) high, and the table view reserves "
        + TextFormatting.points(reserved)
        + (height == reserved ? "" : "; `app tableHeader assign` assigns it again")
    case .remembersHeights(let count):
      "estimatedHeightForRow returns the last height of each row; "
        + TextFormatting.count(count, "height") + " so far"
    case .setText(let text, let isLabel, let policy, let isExact):
      "set the \(isLabel ? "label" : "contentConfiguration") to \(quoted(text)); "
        + Self.size(isLabel: isLabel, policy, isExact)
    case .metrics(let margins, let image, let second, let header):
      """
      margins \(Self.insets(margins)); image to text \(image.pointsText), \
      text to second line \(TextFormatting.points(second))
      grouped headers: margins \(Self.insets(header))
      """
    }
  }

  private static func insets(_ insets: EdgeInsets) -> String {
    "top \(insets.top.pointsText), leading \(insets.left.pointsText), bottom "
      + "\(insets.bottom.pointsText), trailing \(TextFormatting.points(insets.right))"
  }

  /// Returns what the next layout does with the height of the row.
  private static func size(
    isLabel: Bool,
    _ policy: SelfSizingInvalidation,
    _ isExact: Bool
  ) -> String {
    if isExact { return "its height is not the cell's; try `app estimate on`" }
    let grows = policy == .enabledIncludingConstraints || (policy == .enabled && !isLabel)
    return grows
      ? "the next layout measures the row" : "selfSizingInvalidation \(policy) keeps the height"
  }
}
