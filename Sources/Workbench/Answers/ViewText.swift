import CommandLanguage
import TableModel
import TableUI
import TextLayout

/// The output about positions, sizes and heights in the table view, and about pictures of it.
///
/// All lengths are in points.
enum ViewText: OutputText {
  case offset(Double)
  case scrolled(offset: Double, visible: [IndexPath])
  case noRow(y: Double)
  case rect(x: Double, y: Double, width: Double, height: Double)
  case visible([IndexPath])
  case keyboard(inset: Double, offset: Double)
  case inset(top: Double, left: Double, bottom: Double, right: Double)
  case contentInset(String, offset: Double)

  case height(rows: String, height: Double, origin: String)
  case titleHeight(
    title: String,
    section: Int,
    height: Double,
    HeightSource?,
    property: String,
    isSet: Bool
  )
  case estimate(property: String, height: Double?)

  case deviceBars(String, size: String, top: Double, bottom: Double, offset: Double)
  case underBars(rows: [IndexPath])

  case grid(columns: Int)
  case copied(String)
  case jqReadsAll
  case imageNote(IndexPath)
  case gestures(Int, rejected: Int)
  case caption(
    table: String,
    wiring: String,
    style: String,
    width: Double,
    height: Double,
    hasAllRows: Bool
  )

  var words: String {
    switch self {
    case .offset(let y): TextFormatting.points(y)
    case .scrolled(let offset, let visible):
      "offset \(TextFormatting.points(offset))" + Self.range(visible)
    case .noRow(let y): "no row at y \(y.pointsText)"
    case .rect(let x, let y, let width, let height):
      "x \(x.pointsText), y \(y.pointsText), \(width.pointsText) x \(TextFormatting.points(height))"
    case .visible(let paths):
      if let first = paths.first, let last = paths.last {
        "\(TextFormatting.count(paths.count, "row")): \(first) to \(last)"
      } else {
        "no rows are visible"
      }
    case .keyboard(let inset, let offset):
      (inset > 0 ? "the keyboard covers \(TextFormatting.points(inset))" : "no keyboard")
        + ", offset \(TextFormatting.points(offset))"
    case .inset(let top, let left, let bottom, let right):
      "top \(top.pointsText), left \(left.pointsText), bottom \(bottom.pointsText), "
        + "right \(TextFormatting.points(right))"
    case .contentInset(let inset, let offset):
      "contentInset \(inset), offset \(TextFormatting.points(offset))"

    case .height(let rows, let height, let origin):
      "\(rows)  \(TextFormatting.points(height)), from \(origin)"
    case .titleHeight(let title, let section, let height, let origin, let property, let isSet):
      "\(title) \(section): \(TextFormatting.points(height)), from \(Self.origin(origin, property))"
        + (isSet ? "; \(property) applies to every section" : "")
    case .estimate(let property, let height): Self.estimate(property, height)

    case .deviceBars(let name, let size, let top, let bottom, let offset):
      "\(name): \(size); adjusted top \(top.pointsText), bottom \(bottom.pointsText), "
        + "offset \(TextFormatting.points(offset))"
    case .underBars(let rows):
      "under the bars: \(rows.prefix(5).map(\.description).joined(separator: ", "))"
        + (rows.count > 5 ? " and \(rows.count - 5) more" : "")

    case .grid(let columns): "grid of \(TextFormatting.count(columns, "column"))"
    case .copied(let text): "copied \(text)"
    case .jqReadsAll: "use `jq -s`; each row is one line"
    case .imageNote(let path):
      "brackets such as [a] mark an image by its name; `item \(path)` shows the name"
    case .gestures(let count, let rejected):
      TextFormatting.count(count, "gesture") + (rejected > 0 ? ", \(rejected) rejected" : "")
        + (count > 0 ? "; `history` lists them as commands" : "")
    case .caption(let table, let wiring, let style, let width, let height, let hasAllRows):
      "\(table) · wiring \(wiring) · \(style)"
        + " · \(width.pointsText) × \(TextFormatting.points(height))"
        + (hasAllRows ? " · all rows" : "")
    }
  }

  private static func range(_ visible: [IndexPath]) -> String {
    guard let first = visible.first, let last = visible.last else { return "" }
    return ", visible \(first) to \(last)"
  }

  /// Returns the effect of an estimated height; nil stands for an automatic one.
  private static func estimate(_ property: String, _ height: Double?) -> String {
    switch height {
    case 0: "\(property) 0: all heights are computed at load"
    case nil: "\(property) automatic: only visible heights are computed"
    case let height?: "\(property) \(height.pointsText): only visible heights are computed"
    }
  }

  /// Returns the origin of the height of a header or footer.
  ///
  /// - Parameters:
  ///   - source: The origin, or nil if the table view has none.
  ///   - property: The table view's property for all headers or footers.
  /// - Returns: The text.
  static func origin(_ source: HeightSource?, _ property: String) -> String {
    switch source {
    case .estimated: "an estimate, until the section scrolls in"
    case .delegate: "the delegate"
    case .property: property
    case .standard: "the standard height (\(property) gives none)"
    case .measured, nil: "nothing"
    }
  }
}
