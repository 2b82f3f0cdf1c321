import TableUI
import TextLayout

/// The bars that a device draws over a table view: status bar, navigation bar and home indicator.
public struct ScreenBars: Hashable, Sendable {
  /// The title of the screen in the navigation bar.
  public var title: String

  /// The height of the status bar, in points.
  public var statusHeight: Double

  /// The height of the navigation bar, in points.
  public var navigationHeight: Double

  /// The height of the home indicator's area, in points; 0 for none.
  public var homeHeight: Double

  /// Creates bars; heights are in points.
  public init(
    title: String,
    statusHeight: Double,
    navigationHeight: Double,
    homeHeight: Double
  ) {
    self.title = title
    self.statusHeight = statusHeight
    self.navigationHeight = navigationHeight
    self.homeHeight = homeHeight
  }
}

extension ScreenBars {
  /// Returns the bars as blocks above all others, at a scroll position.
  ///
  /// - Parameters:
  ///   - size: The size of the screen.
  ///   - top: The offset of the content at the top of the screen.
  /// - Returns: The blocks; empty without bars.
  @MainActor func blocks(on size: Size, top: Double) -> [SceneBlock] {
    let line = TextMetrics.line
    let height = statusHeight + navigationHeight
    var blocks: [SceneBlock] = []
    if height > 0 {
      func item(_ text: String, _ y: Double, _ style: TextRole) -> DisplayItem {
        DisplayItem(
          frame: Rect(x: 0, y: max(0, y), width: size.width, height: line),
          content: .text(text, style: style, alignment: .center)
        )
      }
      let clock = item("9:41", statusHeight - line - 2, .subtitle)
      let title = item(title, statusHeight + (navigationHeight - line) / 2, .title)
      let frame = Rect(x: 0, y: top, width: size.width, height: height)
      blocks.append(SceneBlock(kind: .bar(isOpaque: true), frame: frame, items: [clock, title]))
    }
    // A device with a home button has no indicator.
    if homeHeight > 0 {
      let width = 17 * TextMetrics.column
      let mark = DisplayItem(
        frame: Rect(
          x: (size.width - width) / 2,
          y: max(0, homeHeight - line),
          width: width,
          height: line
        ),
        content: .rule
      )
      let y = top + size.height - homeHeight
      let frame = Rect(x: 0, y: y, width: size.width, height: homeHeight)
      blocks.append(SceneBlock(kind: .bar(isOpaque: false), frame: frame, items: [mark]))
    }
    return blocks
  }
}
