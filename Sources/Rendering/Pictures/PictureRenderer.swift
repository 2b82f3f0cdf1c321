public import TableModel
public import TableUI
public import TextLayout

/// A renderer of tables as pictures: bare SVG, or SVG in an HTML page.
///
/// It draws the same display lists and frames as ``TextRenderer``: a screen in a phone case, in the
/// colors of iOS, light and dark. A file depends on no font, script or other file. All text stays
/// text. Control characters and those that change the text direction are made visible. No font
/// makes a text leave its frame.
///
/// ```swift
/// PictureRenderer(title: "Contacts").viewport(of: tableView)
/// ```
@MainActor public struct PictureRenderer {
  private let sheet: PictureSheet
  private let escapeStyle: EscapeStyle

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - form: The file format. The default is SVG.
  ///   - appearance: The color scheme: light, dark, or the reader's preference, which is the
  ///     default.
  ///   - title: The name of the picture.
  ///   - caption: The text below the drawing on a page.
  ///   - escapeStyle: The style for control characters.
  public init(
    form: PictureForm = .svg,
    appearance: PictureAppearance = .automatic,
    title: String = "table",
    caption: String = "",
    escapeStyle: EscapeStyle = .symbol
  ) {
    self.escapeStyle = escapeStyle
    sheet = PictureSheet(
      form: form,
      appearance: appearance,
      title: title.escapedForDisplay(escapeStyle),
      caption: caption.escapedForDisplay(escapeStyle)
    )
  }
}

extension PictureRenderer {
  /// Returns a picture of the screen, as of the last layout.
  ///
  /// - Parameters:
  ///   - tableView: The table view, laid out.
  ///   - bars: The bars of the device over it, or nil. The default is nil.
  /// - Returns: The text of the file.
  /// - Complexity: O(n) in the rows on screen.
  public func viewport(of tableView: TableView, bars: ScreenBars? = nil) -> String {
    let scene = Scene(tableView, hasSeparators: tableView.separatorStyle != .none, bars: bars)
    return draw(scene, on: .list(tableView.style))
  }

  /// Returns a picture of a grid, as of its last layout.
  ///
  /// - Parameter grid: The grid, laid out.
  /// - Returns: The text of the file.
  /// - Complexity: O(n) in the items on screen.
  public func viewport(of grid: GridView) -> String { draw(Scene(grid), on: .grid) }

  /// Writes a picture of the whole content in pieces; rows off screen are requested and released.
  ///
  /// - Parameters:
  ///   - tableView: The table view, laid out.
  ///   - isCancelled: Called before each row; true ends the drawing there.
  ///   - write: Receives the next piece of the file; false ends the drawing there.
  /// - Returns: Whether the file is complete.
  /// - Throws: The error that the data source throws for a row.
  /// - Complexity: O(n) in the rows of the table; only one piece of the file is in memory.
  public func everything(
    of tableView: TableView,
    isCancelled: () -> Bool = { false },
    write: (String) -> Bool
  ) throws(TableError) -> Bool {
    let ground = BlockPicture.Ground.list(tableView.style)
    let size = Size(width: tableView.size.width, height: max(1, tableView.contentSize.height))
    var svg = head(size, ground)
    var isWanted = true
    let isWhole = try Scene.everything(
      of: tableView,
      hasSeparators: tableView.separatorStyle != .none,
      isCancelled: { !isWanted || isCancelled() },
      take: { block in
        draw(block, top: 0, ground, into: &svg)
        if isWanted, svg.text.utf8.count >= Self.pieceSize { isWanted = write(svg.take()) }
      }
    )
    guard isWhole, isWanted else { return false }
    end(&svg)
    return write(svg.take())
  }

  /// The approximate size of the pieces of a long file, in bytes.
  private static let pieceSize = 1 << 16

  private func draw(_ scene: Scene, on ground: BlockPicture.Ground) -> String {
    var svg = head(scene.size, ground)
    for block in scene.blocks.ordered { draw(block, top: scene.top, ground, into: &svg) }
    if !scene.overlay.isEmpty {
      svg.open("g", [("role", "list"), ("aria-label", "index")])
      for item in scene.overlay {
        guard case .text(let text, let role, _) = item.content else { continue }
        let words = text.escapedForDisplay(escapeStyle)
        svg.draw(words, PictureTextStyle(role), .center, in: item.frame)
      }
      svg.close("g")
    }
    end(&svg)
    return svg.text
  }

  /// Draws a block in a nested drawing, which clips text that fonts make too large.
  private func draw(
    _ block: SceneBlock,
    top: Double,
    _ ground: BlockPicture.Ground,
    into svg: inout SVGText
  ) {
    let (x, y) = (block.frame.minX, block.frame.minY - top)
    guard block.frame.height > 0, block.frame.height < .infinity, abs(y) < 1e12 else { return }
    var attributes: [SVGText.Attribute] = []
    if block.path != nil { attributes.append(("role", "listitem")) }
    if block.isSelected { attributes.append(("aria-current", "true")) }
    attributes += [
      ("x", .points(x)), ("y", .points(y)), ("width", .points(max(0, block.frame.width))),
      ("height", .points(block.frame.height)),
    ]
    svg.open("svg", attributes)
    // The address of a row is its tooltip.
    if let path = block.path { svg.draw("title", [], path.description) }
    BlockPicture(block, on: ground, escapeStyle).draw(into: &svg)
    svg.close("svg")
  }

  /// Returns the file up to the rows: the case, and the screen that clips all content.
  private func head(_ screen: Size, _ ground: BlockPicture.Ground) -> SVGText {
    let margin = PictureSheet.margin
    let size = Size(width: screen.width + 2 * margin, height: screen.height + 2 * margin)
    let style =
      PicturePalette.shapes + PicturePalette.rules(PicturePalette.table, sheet.appearance)
    var svg = sheet.head(size, style: style, role: "group")
    let whole = Rect(origin: .zero, size: screen)
    let edge = Rect(x: 0.5, y: 0.5, width: size.width - 1, height: size.height - 1)
    let radius = min(16, screen.width / 4, screen.height / 4)
    svg.path("o", edge, corners: .all(radius + margin - 0.5))
    svg.open("clipPath", [("id", "screen")])
    svg.draw(
      "rect",
      [
        ("width", .points(screen.width)), ("height", .points(screen.height)),
        ("rx", .points(radius)),
      ]
    )
    svg.close("clipPath")
    svg.open(
      "g",
      [
        ("role", "list"), ("clip-path", "url(#screen)"),
        ("transform", .text("translate(\(margin.pointsText) \(margin.pointsText))")),
      ]
    )
    svg.rect(ground.isGrouped ? "sg" : "sp", whole)
    return svg
  }

  private func end(_ svg: inout SVGText) {
    svg.close("g")
    sheet.end(&svg)
  }
}
