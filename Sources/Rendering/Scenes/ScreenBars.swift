public import TableUI
import TextLayout

/// The bars that a device draws over a table view: status bar, navigation bar and home indicator.
public struct ScreenBars: Hashable, Sendable {
  /// The title of the screen in the navigation bar.
  public var title: String

  /// The heights of the bars.
  public var heights: DeviceBars

  /// Creates bars with a title.
  public init(title: String, heights: DeviceBars) { (self.title, self.heights) = (title, heights) }
}

extension ScreenBars {
  /// The time in the status bar.
  private static let clock = "9:41"

  /// Returns the bars as blocks above all others, at a scroll position.
  ///
  /// - Parameters:
  ///   - size: The size of the screen.
  ///   - top: The offset of the content at the top of the screen.
  /// - Returns: The blocks; empty without bars.
  @MainActor func blocks(on size: Size, top: Double) -> [SceneBlock] {
    let line = TextMetrics.line
    let height = heights.status + heights.navigation
    var blocks: [SceneBlock] = []
    if height > 0 {
      func item(_ text: String, _ y: Double, _ style: TextRole) -> DisplayItem {
        DisplayItem(
          frame: Rect(x: 0, y: max(0, y), width: size.width, height: line),
          content: .text(text, style: style, alignment: .center)
        )
      }
      let clock = item(Self.clock, heights.status - line - 2, .subtitle)
      let title = item(title, heights.status + (heights.navigation - line) / 2, .title)
      let frame = Rect(x: 0, y: top, width: size.width, height: height)
      blocks.append(SceneBlock(kind: .bar(isOpaque: true), frame: frame, items: [clock, title]))
    }
    // A device with a home button has no indicator.
    if heights.home > 0 {
      let width = 17 * TextMetrics.column
      let mark = DisplayItem(
        frame: Rect(
          x: (size.width - width) / 2,
          y: max(0, heights.home - line),
          width: width,
          height: line
        ),
        content: .rule
      )
      let y = top + size.height - heights.home
      let frame = Rect(x: 0, y: y, width: size.width, height: heights.home)
      blocks.append(SceneBlock(kind: .bar(isOpaque: false), frame: frame, items: [mark]))
    }
    return blocks
  }

  /// The texts of the status bar, the navigation bar and the home indicator, each with its frame on
  /// the screen.
  package func labels(on size: Size) -> [(text: String, frame: Rect)] {
    let bottom = size.height - heights.home
    return [
      (Self.clock, Rect(x: 0, y: 0, width: size.width, height: heights.status)),
      (title, Rect(x: 0, y: heights.status, width: size.width, height: heights.navigation)),
      // A device with a home button has no indicator.
      (
        heights.home > 0 ? "━━━━━━" : "",
        Rect(x: 0, y: bottom, width: size.width, height: heights.home)
      ),
    ]
  }
}
