import JSON
import Rendering
import TableModel
import TableUI
import TextLayout

/// A writer of the contents of blocks: kind, place, texts, symbols and controls.
///
/// Texts have visible control characters, as in all other outputs.
@MainActor struct BlockContent {
  private let table: TableView
  private let grid: GridView?

  /// The cells of the grid on the screen.
  private let items: [IndexPath: TableViewCell]

  private let identifier: (IndexPath) -> String?

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - grid: The grid that shows the rows, or nil if they are a list.
  ///   - identifier: Returns the id of a row, or nil.
  init(table: TableView, grid: GridView?, identifier: @escaping (IndexPath) -> String?) {
    (self.table, self.grid, self.identifier) = (table, grid, identifier)
    let cells = grid?.visibleCells.map { ($0.path, $0.cell) } ?? []
    items = Dictionary(uniqueKeysWithValues: cells)
  }

  /// Returns the blocks of a scene in the page's order.
  ///
  /// - Complexity: O(n log n) in the blocks on the screen.
  func blocks(of scene: Scene) -> [PageBlock] {
    var known: Set<String> = []
    var counts: [String: Int] = [:]
    let blocks = scene.blocks.map { block in
      var key = key(of: block, &counts)
      // Equal ids are two rows all the same.
      if known.contains(key), let path = block.path { key = "@\(path.section).\(path.row)" }
      known.insert(key)
      let label = block.label
      return PageBlock(
        key: key,
        path: block.path,
        frame: block.frame.finite,
        level: block.level,
        flags: flags(of: block),
        label: label,
        content: content(of: block, named: label)
      )
    }
    return blocks.sorted(by: PageBlock.precedes)
  }

  /// Returns the visible cell of a row, or nil.
  private func cell(at path: IndexPath) -> TableViewCell? {
    grid == nil ? table.cellForRow(at: path) : items[path]
  }

  /// Returns the key of a block: the row's id, else its place or its kind.
  private func key(of block: SceneBlock, _ counts: inout [String: Int]) -> String {
    if let path = block.path {
      return identifier(path).map { "=" + $0 } ?? "@\(path.section).\(path.row)"
    }
    let kind = block.kind.name
    // A header of the same section keeps its element while it floats.
    let number = section(of: block, from: counts[kind, default: 0]) ?? counts[kind, default: 0]
    counts[kind] = number + 1
    return "\(kind).\(number)"
  }

  /// Returns the section of a header or footer, at least the given one; nil for another block.
  private func section(of block: SceneBlock, from least: Int) -> Int? {
    guard block.isOpaque else { return nil }
    if let grid {
      return zip(grid.headerSections, grid.headerViews)
        .first { $0 >= least && $1.frame == block.frame }?.0
    }
    return table.visibleSections.first { section in
      let view =
        block.kind == .header
        ? table.headerView(forSection: section) : table.footerView(forSection: section)
      return section >= least && view?.frame == block.frame
    }
  }

  private func content(of block: SceneBlock, named label: String) -> JSONValue {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("kind", block.kind.name)
    writer.member("label", label)
    writeOutline(of: block, to: &writer)
    writer.key("items")
    writer.beginArray()
    let cell = block.path.flatMap { self.cell(at: $0) as? ItemCell }
    let controls = cell.map { BlockControls($0, in: block) }
    let pieces = pieces(of: block, controls)
    let shift = shift(of: pieces, controls, in: block)
    for piece in pieces { write(piece, of: block, movedBy: shift, to: &writer) }
    writer.endArray()
    if let separator = block.separator {
      writer.key("line")
      writer.beginArray()
      writer.value(separator.minX - block.frame.minX)
      writer.value(separator.width)
      writer.endArray()
    }
    controls?.write(movedBy: shift, to: &writer)
    writer.endObject()
    return JSONValue(validated: writer.bytes, at: 0)
  }

  /// An item to show, and the number of its swipe button if it is one.
  private typealias Piece = (item: DisplayItem, button: Int?)

  /// Returns the items of a block without those that its controls replace.
  private func pieces(of block: SceneBlock, _ controls: BlockControls?) -> [Piece] {
    var count = 0
    return block.items.compactMap { item in
      guard controls?.replaces(item) != true else { return nil }
      // The flags of the block say what a fill shows.
      if case .fill = item.content { return nil }
      let item = controls?.fitting(item) ?? item
      guard case .text(_, let role, _) = item.content,
        [.button, .destructiveButton].contains(role), count < block.swipeButtons.count
      else { return (item, nil) }
      defer { count += 1 }
      return (item, count)
    }
  }

  /// Returns the distance by which the lines of a block move down to its middle.
  private func shift(of pieces: [Piece], _ controls: BlockControls?, in block: SceneBlock) -> Double
  {
    var frames = controls?.frames ?? []
    for piece in pieces where piece.button == nil {
      if case .text = piece.item.content { frames.append(piece.item.frame) }
    }
    guard let top = frames.map(\.minY).min(), let bottom = frames.map(\.maxY).max() else {
      return 0
    }
    return max(0, (block.frame.height - bottom - top) / 2)
  }

  /// Writes the level of a row in an outline, and whether the rows below it are shown, if it has
  /// such rows: a folded row has a sign, another one has a deeper row after it.
  private func writeOutline(of block: SceneBlock, to writer: inout JSONWriter) {
    guard let path = block.path, let cell = cell(at: path) else { return }
    writer.member("outline", cell.indentationLevel)
    if cell.isFolded { return writer.member("expanded", "false") }
    let next = self.cell(at: IndexPath(row: path.row + 1, section: path.section))
    guard let next, next.indentationLevel > cell.indentationLevel else { return }
    writer.member("expanded", "true")
  }

  private func flags(of block: SceneBlock) -> String {
    var flags: [String] = []
    if case .row(let isFirst, let isLast) = block.kind {
      if isFirst { flags.append("first") }
      if isLast { flags.append("last") }
    }
    if block.isSelected { flags.append("selected") }
    if block.isTouched { flags.append("touched") }
    if let path = block.path {
      if path == table.focusedIndexPath { flags.append("focused") }
      if path == table.indexPathForOpenRow { flags.append("open") }
    }
    return flags.joined(separator: " ")
  }

  /// Writes an item as an array: its letter, its frame and its content.
  private func write(
    _ piece: Piece,
    of block: SceneBlock,
    movedBy shift: Double,
    to writer: inout JSONWriter
  ) {
    let frame = piece.item.frame
    let moved = frame.moved(down: shift)
    writer.beginArray()
    defer { writer.endArray() }
    switch piece.item.content {
    case .text(let text, let role, let alignment):
      if let button = piece.button {
        writer.value("b")
        writer.value(frame)
        writer.value((block.swipeButtons[button].title ?? "").escapedForDisplay())
        writer.value(role.rawValue)
        writer.value(button)
      } else {
        writer.value("t")
        writer.value(moved)
        writer.value(text.escapedForDisplay())
        writer.value(role.rawValue)
        writer.value(alignment.rawValue)
      }
    case .glyph(let glyph):
      writer.value("g")
      writer.value(moved)
      writer.value(glyph.rawValue)
    case .rule:
      writer.value("r")
      writer.value(moved)
    case .fill: break
    case .image(let name):
      writer.value("i")
      writer.value(
        frame.moved(down: min(shift, max(0, block.frame.height - frame.maxY))).middleSquare
      )
      writer.value(name.escapedForDisplay())
    }
  }
}

extension JSONWriter {
  /// Writes a rectangle as an array: x, y, width, height.
  mutating func value(_ rect: Rect) {
    let rect = rect.finite
    beginArray()
    for number in [rect.minX, rect.minY, rect.width, rect.height] { value(number) }
    endArray()
  }
}

extension Rect {
  /// The rectangle with zeros for numbers that JSON does not have.
  var finite: Rect {
    func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }
    return Rect(x: finite(minX), y: finite(minY), width: finite(width), height: finite(height))
  }
}

extension Rect {
  /// The largest square in the middle, so that an image keeps its form beside texts of many lines.
  var middleSquare: Rect {
    let side = min(width, height)
    return Rect(
      x: minX + (width - side) / 2,
      y: minY + (height - side) / 2,
      width: side,
      height: side
    )
  }

  /// Returns the rectangle at another place.
  func moved(down distance: Double) -> Rect {
    Rect(x: minX, y: minY + distance, width: width, height: height)
  }
}

extension SceneBlock.Kind {
  /// The name of the kind.
  fileprivate var name: String {
    switch self {
    case .background: "background"
    case .row: "row"
    case .item: "item"
    case .header: "header"
    case .footer: "footer"
    case .view: "view"
    case .control: "control"
    case .bar: "bar"
    }
  }
}

extension SceneBlock {
  /// The texts that name the block, joined: title, subtitle and value; else any other text.
  fileprivate var label: String {
    var texts: [TextRole: String] = [:]
    var (dimmed, buttons): ([String], [String]) = ([], [])
    for item in items {
      guard case .text(let text, let role, _) = item.content else { continue }
      let shown = text.escapedForDisplay()
      switch role {
      case .dimmed: dimmed.append(shown)
      case .button: buttons.append(shown)
      // A text of several lines is one text.
      default: texts[role] = texts[role].map { $0 + " " + shown } ?? shown
      }
    }
    var label = ""
    for role in [TextRole.title, .subtitle, .value, .header, .footer] {
      guard let text = texts[role], !text.isEmpty else { continue }
      label += label.isEmpty ? text : ", " + text
    }
    guard label.isEmpty else { return label }
    // A drawn button has brackets.
    let names = buttons.map { $0.drop { "[ ".contains($0) }.prefix { $0 != "]" } }
    return (dimmed + names.map { $0.hasSuffix(" ") ? String($0.dropLast()) : String($0) })
      .joined(separator: ", ")
  }
}
