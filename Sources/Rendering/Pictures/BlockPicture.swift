import TableUI
import TextLayout

/// A drawing of a scene's block: its background, fills, texts and glyphs.
///
/// Display lists place texts on lines of 22 points from the top, as in a terminal. A picture moves
/// the lines of a row closer together and centers them.
@MainActor struct BlockPicture {
  /// The place of the rows.
  enum Ground: Hashable {
    /// In a list with a style.
    case list(TableViewStyle)

    /// In a grid.
    case grid

    /// Whether rows are lighter than the background.
    var isGrouped: Bool { self != .list(.plain) }
  }

  let block: SceneBlock
  let ground: Ground
  let escapeStyle: EscapeStyle

  /// The distance of the texts below the lines of the display list.
  private let shift: Double

  /// The center of the texts on those lines; lines move closer to it.
  private let middle: Double

  init(_ block: SceneBlock, on ground: Ground, _ escapeStyle: EscapeStyle) {
    self.block = block
    self.ground = ground
    self.escapeStyle = escapeStyle
    let lines = Self.lines(of: block)
    middle = (lines.top + lines.bottom) / 2
    shift = Self.shift(of: block, lines, on: ground)
  }

  /// The line distance relative to a terminal.
  private static let pitch = 0.9

  /// Returns the lines at the top and bottom of the block's texts, except those of swipe actions.
  private static func lines(of block: SceneBlock) -> (top: Double, bottom: Double) {
    var frames: [Rect] = []
    var buttons = 0
    for item in block.items {
      guard case .text(_, let role, _) = item.content, role != .shadow else { continue }
      let isOfSwipe = role.isButton && buttons < block.swipeButtons.count
      if isOfSwipe { buttons += 1 } else { frames.append(item.frame) }
    }
    return (frames.map(\.minY).min() ?? 0, frames.map(\.maxY).max() ?? 0)
  }

  private static func shift(
    of block: SceneBlock,
    _ lines: (top: Double, bottom: Double),
    on ground: Ground
  ) -> Double {
    let rest = block.frame.height - lines.bottom
    return switch block.kind {
    case .control, .bar: 0
    case .header where ground.isGrouped: max(0, rest - 3)
    case .footer where ground.isGrouped: max(0, min(3, rest))
    default: max(0, (rest - lines.top) / 2)
    }
  }

  /// Draws the whole block, in its own coordinates.
  func draw(into svg: inout SVGText) {
    drawGround(&svg)
    var buttons = 0
    for item in block.items where item.frame.minY < block.frame.height {
      switch item.content {
      case .fill(let role): draw(role, item.frame, &svg)
      case .image(let name): draw(image: name, item.frame, &svg)
      case .rule: svg.rect("l", moved(item.frame).middleLine)
      case .glyph(let glyph):
        let scale = item.columnWidth / TextMetrics.column
        svg.draw(glyph, at: center(of: item), scale: scale)
      case .text(let text, let role, let alignment):
        if role.isButton, buttons < block.swipeButtons.count {
          draw(block.swipeButtons[buttons], buttons, item, &svg)
          buttons += 1
        } else {
          draw(text, role, alignment, item, &svg)
        }
      }
    }
    drawLines(&svg)
  }

  // MARK: Background

  private func drawGround(_ svg: inout SVGText) {
    let whole = Rect(origin: .zero, size: block.frame.size)
    switch block.kind {
    case .row: svg.path(ground.isGrouped ? "cg" : "cp", whole, corners: corners)
    case .item: svg.path("cg", card, corners: .all(10))
    case .header, .footer: if ground == .list(.plain) { svg.rect("hb", whole) }
    case .view: if ground == .list(.plain) { svg.rect("cp", whole) }
    case .bar(isOpaque: true):
      svg.rect("hb", whole)
      svg.rect("l", Rect(x: 0, y: whole.height - 0.5, width: whole.width, height: 0.5))
    case .background, .control, .bar: break
    }
  }

  /// The rounded corners of the row.
  private var corners: PictureCorners {
    if block.kind == .item { return .all(10) }
    guard ground == .list(.insetGrouped), case .row(let isFirst, let isLast) = block.kind else {
      return .all(0)
    }
    return PictureCorners(top: isFirst ? 10 : 0, bottom: isLast ? 10 : 0)
  }

  /// The frame of an item in a grid, with a gap to the others.
  private var card: Rect {
    let (width, height) = (block.frame.width, block.frame.height)
    let gap = min(3, width / 8, height / 8)
    return Rect(x: gap, y: gap, width: width - 2 * gap, height: height - 2 * gap)
  }

  private func drawLines(_ svg: inout SVGText) {
    let (width, height) = (block.frame.width, block.frame.height)
    if let separator = block.separator {
      let x = separator.minX - block.frame.minX
      svg.rect("l", Rect(x: x, y: height - 0.5, width: separator.width, height: 0.5))
    }
    guard ground == .list(.grouped), case .row(let isFirst, let isLast) = block.kind else { return }
    if isFirst { svg.rect("l", Rect(x: 0, y: 0, width: width, height: 0.5)) }
    if isLast { svg.rect("l", Rect(x: 0, y: height - 0.5, width: width, height: 0.5)) }
  }

  private func draw(_ role: FillRole, _ frame: Rect, _ svg: inout SVGText) {
    let name = role == .selection ? "fs" : "fh"
    guard frame.size == block.frame.size else { return svg.rect(name, frame) }
    svg.path(name, block.kind == .item ? card : frame, corners: corners)
  }

  // MARK: Swipe actions

  /// Draws the swipe buttons: the first one reaches to the edge, and each to the next one.
  private func draw(
    _ button: SwipeButton,
    _ number: Int,
    _ item: DisplayItem,
    _ svg: inout SVGText
  ) {
    let frame = item.frame
    let isFirst = !block.swipeButtons[..<number].contains { $0.edge == button.edge }
    let (width, half) = (block.frame.width, TextMetrics.column / 2)
    var (left, right) = (frame.minX - half, frame.maxX + half)
    // From right to left, the trailing edge is the left one.
    let isAtRight = width - frame.maxX <= frame.minX
    if isFirst, button.edge == .trailing, isAtRight { right = width }
    if isFirst, button.edge == .leading || !isAtRight, left <= TextMetrics.column { left = 0 }
    if isFirst, button.edge == .leading, width - right <= TextMetrics.column { right = width }
    let place = Rect(x: left, y: 0, width: max(0, right - left), height: block.frame.height)
    let name = button.isDestructive ? "kr" : button.edge == .leading ? "kb" : "ky"
    let round = self.corners
    svg.path(name, place, corners: round.only(left: left <= 0, right: right >= width))
    let words = (button.title ?? "").escapedForDisplay(escapeStyle)
    let room = moved(frame)
    let inner = Rect(x: room.minX, y: 0, width: room.width, height: block.frame.height)
    let style = PictureTextStyle.swipeButton.scaled(for: .button, at: item.textSize)
    svg.draw(words, style, .center, in: inner)
  }

  // MARK: Texts

  private func draw(
    _ text: String,
    _ role: TextRole,
    _ alignment: TextAlignment,
    _ item: DisplayItem,
    _ svg: inout SVGText
  ) {
    var frame = moved(item.frame)
    if alignment == .left, touchesSign(frame) { frame.size.width = max(0, frame.width - 4) }
    if block.kind == .control { frame = frame.narrowed(by: TextMetrics.column) }
    if let room = roomBetweenRules, room.x + room.width <= block.frame.width {
      (frame.origin.x, frame.size.width) = room
    }
    if role == .accessory, let sign = PictureSign(rawValue: text) {
      // From right to left, the trailing edge is the left one.
      let scale = item.columnWidth / TextMetrics.column
      let x =
        alignment == .left ? frame.minX + sign.leftInset * scale : frame.maxX - 4 * scale
      return svg.draw(sign, at: Point(x: x, y: frame.midY), scale: scale)
    }
    if role == .button, let titles = Self.titles(of: text) {
      return draw(titles, alignment, frame, item, &svg)
    }
    var style = PictureTextStyle(role)
    if role == .header, ground.isGrouped, block.kind == .header { style = .subtitle }
    if block.kind == .background { style = .value }
    let place: TextAlignment = roomBetweenRules == nil ? alignment : .center
    let size = style.scaled(for: role, at: item.textSize)
    svg.draw(text.escapedForDisplay(escapeStyle), size, place, in: frame)
  }

  /// Returns whether a glyph begins at the end of a frame.
  private func touchesSign(_ frame: Rect) -> Bool {
    block.items.contains { item in
      guard case .glyph = item.content else { return false }
      return abs(item.frame.minX - frame.maxX) < 4
    }
  }

  /// The position of a text that interrupts a line across the row, or nil if no line is
  /// interrupted.
  private var roomBetweenRules: (x: Double, width: Double)? {
    let rules = block.items.filter { $0.content == .rule }
    guard rules.count == 2, rules[1].frame.minX > rules[0].frame.maxX else { return nil }
    return (rules[0].frame.maxX, rules[1].frame.minX - rules[0].frame.maxX)
  }

  /// Returns the titles of buttons in square brackets, or nil for any other text.
  private static func titles(of text: String) -> [String]? {
    guard text.hasPrefix("["), text.hasSuffix("]"), text.count > 1 else { return nil }
    return text.dropFirst().dropLast().split(separator: "] [", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// Draws button titles: a single button has only its title, and each of several has a background.
  private func draw(
    _ titles: [String],
    _ alignment: TextAlignment,
    _ frame: Rect,
    _ item: DisplayItem,
    _ svg: inout SVGText
  ) {
    let (column, height) = (item.columnWidth, 20 * item.columnWidth / TextMetrics.column)
    func size(_ style: PictureTextStyle) -> PictureTextStyle {
      style.scaled(for: .button, at: item.textSize)
    }
    if alignment == .center, titles.count == 1 {
      let words = String(titles[0].drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      return svg.draw(words.escapedForDisplay(escapeStyle), size(.button), .center, in: frame)
    }
    let shown = titles.map { $0.escapedForDisplay(escapeStyle) }
    let widths = shown.map { Double($0.displayWidth + 2) * column }
    let gaps = Double(widths.count - 1) * column
    let whole = widths.reduce(0, +) + gaps
    var x = alignment == .right ? max(frame.minX, frame.maxX - whole) : frame.minX
    for (title, width) in zip(shown, widths) {
      let place = Rect(
        x: x,
        y: frame.midY - height / 2,
        width: min(width, frame.maxX - x),
        height: height
      )
      guard place.width > column else { return }
      svg.path("bb", place, corners: .all(height / 2))
      let inner = Rect(x: x + 4, y: frame.minY, width: place.width - 8, height: frame.height)
      svg.draw(title, size(.smallButton), .center, in: inner)
      x += width + column
    }
  }

  // MARK: Places

  /// Returns the frame of a display item in the picture, within the block.
  private func moved(_ frame: Rect) -> Rect {
    let away = frame.midY - middle
    let top = frame.minY + shift - away * (1 - Self.pitch)
    let left = min(max(0, frame.minX), block.frame.width)
    return Rect(
      x: left,
      y: top,
      width: max(0, min(frame.maxX, block.frame.width) - left),
      height: max(0, min(frame.height, block.frame.height - top))
    )
  }

  /// Returns the center of a glyph: in the middle of a row, or else on its line.
  private func center(of item: DisplayItem) -> Point {
    let frame = item.frame
    // A glyph takes two columns, whatever the width of its frame.
    let x = frame.minX + min(frame.width, 2 * item.columnWidth) / 2
    switch block.kind {
    case .row, .item: return Point(x: x, y: block.frame.height / 2)
    default: return Point(x: x, y: moved(frame).midY)
    }
  }

  /// Draws a placeholder for an image: a shape in a color chosen by its name, with its initials.
  private func draw(image name: String, _ frame: Rect, _ svg: inout SVGText) {
    let room = moved(frame)
    let side = min(room.width, block.frame.height)
    guard side > 0 else { return }
    let place = Rect(
      x: room.minX + (room.width - side) / 2,
      y: (block.frame.height - side) / 2,
      width: side,
      height: side
    )
    // The color must be the same on every machine and in every run.
    let number = Int(name.utf8.reduce(UInt32(7)) { $0 &* 31 &+ UInt32($1) } >> 8)
    let color = number % PicturePalette.imageColors
    svg.path("m\(color)", place, corners: .all(side / 4))
    let words = Self.initials(of: name).escapedForDisplay(escapeStyle)
    svg.draw(words, .initials(color), .center, in: place)
  }

  /// Returns the initials of the first words of a name, at most two.
  private static func initials(of name: String) -> String {
    let last = name.split(separator: "/").last ?? ""
    let words = last.split { !$0.isLetter && !$0.isNumber }.prefix(last.contains(" ") ? 2 : 1)
    let letters = words.compactMap(\.first).filter { $0.utf8.count < 16 }
    return letters.isEmpty ? "·" : String(letters).uppercased()
  }
}

extension TextRole {
  /// Whether the role is that of a button title.
  fileprivate var isButton: Bool { self == .button || self == .destructiveButton }
}

extension Rect {
  /// Returns the rectangle, narrowed at both sides.
  fileprivate func narrowed(by side: Double) -> Rect {
    Rect(x: minX + side, y: minY, width: max(0, width - 2 * side), height: height)
  }

  /// A line across the middle.
  fileprivate var middleLine: Rect { Rect(x: minX, y: midY - 0.25, width: width, height: 0.5) }
}
