import TextLayout

/// The layout of a cell, from left to right: control, image, texts, accessory, reorder control.
@MainActor struct CellLayout {
  private let cell: TableViewCell

  /// The cell's content, read once.
  private let content: ContentConfiguration
  private let metrics: TextMetrics
  private var left = TextMetrics.column
  private var right: Double
  private let lineCount: Int
  private(set) var items: [DisplayItem] = []

  init(_ cell: TableViewCell) {
    self.init(cell, width: cell.frame.width)
    let room = Rect(x: left, y: 0, width: max(0, right - left), height: cell.frame.height)
    if let content = cell.contentItems(in: room) { items += content } else { addTexts() }
  }

  /// Returns the area left for a cell's content beside image, accessory and controls.
  static func room(of cell: TableViewCell, width: Double) -> Rect {
    let layout = CellLayout(cell, width: width)
    let room = max(0, layout.right - layout.left)
    return Rect(x: layout.left, y: 0, width: room, height: cell.frame.height)
  }

  /// Returns the number of lines that a cell's texts need at a width, without a height limit.
  static func textLines(of cell: TableViewCell, width: Double) -> Int {
    let layout = CellLayout(cell, width: width)
    let most = TextMetrics.mostLines
    let detail = layout.hasDetailBelow ? layout.detailLines(most: most).count : 0
    return layout.titleLines(most: most).count + detail
  }

  /// Returns the left edge of a cell's texts, in points.
  static func textStart(of cell: TableViewCell) -> Double {
    CellLayout(cell, width: cell.frame.width).left
  }

  /// Creates a layout with everything beside the texts in place.
  private init(_ cell: TableViewCell, width: Double) {
    self.cell = cell
    content = cell.content
    metrics = cell.textMetrics
    right = max(0, width - TextMetrics.column)
    lineCount = metrics.lines(in: cell.frame.height)
    // An image, a title, a subtitle and an accessory.
    items.reserveCapacity(4)
    addFill()
    addEditingControls()
    addAccessory()
    left += Double(max(0, cell.indentationLevel)) * cell.indentationWidth
    addImage()
  }

  private var middle: Int { (lineCount - 1) / 2 }

  private func frame(x: Double, line: Int, width: Double) -> Rect {
    Rect(
      x: x,
      y: top + Double(line) * metrics.lineHeight,
      width: max(0, width),
      height: min(metrics.lineHeight, max(0, cell.frame.height))
    )
  }

  /// The space above the first line, in points: large texts are in the middle of the row.
  private var top: Double {
    guard metrics.isLarger else { return 0 }
    return max(0, (cell.frame.height - Double(lineCount) * metrics.lineHeight) / 2)
  }

  private mutating func addFill() {
    let whole = Rect(origin: .zero, size: cell.frame.size)
    if let background = cell.backgroundConfiguration {
      guard let fill = background.fill else { return }
      let insets = background.insets
      let frame = Rect(
        x: insets.left,
        y: insets.top,
        width: max(0, whole.width - insets.left - insets.right),
        height: max(0, whole.height - insets.top - insets.bottom)
      )
      items.append(DisplayItem(frame: frame, content: .fill(fill)))
      return
    }
    if let view = cell.backgroundView { add(view, in: whole) }
    guard cell.selectionStyle != .none else { return }
    if cell.isSelected, let view = cell.selectedBackgroundView {
      add(view, in: whole)
    } else if cell.isSelected {
      items.append(DisplayItem(frame: whole, content: .fill(.selection)))
    } else if cell.isHighlighted {
      items.append(DisplayItem(frame: whole, content: .fill(.highlight)))
    }
  }

  private mutating func add(_ view: ViewNode, in frame: Rect) {
    view.frame = frame
    items += view.displayList
  }

  private mutating func addEditingControls() {
    if cell.isEditing {
      if cell.showsSelectionMark {
        addAtLeft(cell.isSelected ? .selectedMark : .mark)
      } else {
        switch cell.editingStyle {
        case .none: if cell.shouldIndentWhileEditing { left += Self.controlWidth }
        case .delete: addAtLeft(.delete)
        case .insert: addAtLeft(.insert)
        }
      }
    }
    for button in cell.swipeButtons { addButton(button) }
    if cell.showsGrip { addAtRight(.reorder, .large) }
  }

  /// The width that an edit mode control takes from the content, in points.
  private static let controlWidth = 3 * TextMetrics.column

  /// Adds a swipe button; the first one is nearest to its edge.
  private mutating func addButton(_ button: SwipeButton) {
    let text = "[" + (button.title ?? "") + "]"
    let width = min(columns(of: text), max(0, right - left))
    let role: TextRole = button.isDestructive ? .destructiveButton : .button
    switch button.edge {
    case .leading:
      addText(text, role, at: frame(x: left, line: middle, width: width), .left)
      left += width + TextMetrics.column
    case .trailing:
      right -= width
      addText(text, role, at: frame(x: right, line: middle, width: width), .right)
      right -= TextMetrics.column
    }
  }

  private mutating func addAtLeft(_ glyph: Glyph) {
    let place = frame(x: left, line: middle, width: 2 * TextMetrics.column)
    items.append(DisplayItem(frame: place, content: .glyph(glyph)))
    left += Self.controlWidth
  }

  /// Adds a glyph at a text size: an accessory grows with the texts, a control does not.
  private mutating func addAtRight(
    _ glyph: Glyph,
    _ size: TraitCollection.ContentSizeCategory
  ) {
    let width = 2 * size.textMetrics.columnWidth
    right -= width
    let place = frame(x: right, line: middle, width: width)
    items.append(DisplayItem(frame: place, content: .glyph(glyph), textSize: size))
  }

  /// The text size of accessories: that of the texts, at least the default one.
  private var accessorySize: TraitCollection.ContentSizeCategory {
    metrics.isLarger ? metrics.category : .large
  }

  /// Adds the accessory, unless the reorder control replaces it.
  private mutating func addAccessory() {
    if let text = cell.shownAccessoryText, !text.isEmpty {
      let width = min(columns(of: text), (right - left) / 2)
      right -= width
      addText(text, .accessory, at: frame(x: right, line: middle, width: width), .right)
      right -= TextMetrics.column
    } else {
      for glyph in cell.shownAccessoryType.glyphs.reversed() { addAtRight(glyph, accessorySize) }
    }
    if cell.configurationState.isFolded { addAtRight(.folded, accessorySize) }
  }

  private mutating func addImage() {
    guard let image = content.image, !image.isEmpty else { return }
    // An image grows with the largest texts only, as a symbol does in a list.
    let column = isAccessible ? metrics.columnWidth : TextMetrics.column
    let width = 3 * column
    let place = Rect(x: left, y: 0, width: width, height: Double(lineCount) * metrics.lineHeight)
    items.append(DisplayItem(frame: place, content: .image(image)))
    left += width + TextMetrics.column
  }

  private mutating func addTexts() {
    let title = content.text ?? ""
    guard let detail = content.secondaryText, !detail.isEmpty, content.style != .default else {
      addLines(titleLines(most: lineCount), .title)
      return
    }
    switch content.style {
    case .subtitle where lineCount > 1, .value1 where lineCount > 1 && hasDetailBelow:
      let titles = titleLines(most: lineCount - 1)
      let details = detailLines(most: lineCount - titles.count)
      let first = (lineCount - titles.count - details.count) / 2
      addLines(titles, .title, first: first)
      let role = content.style == .value1 ? TextRole.value : .subtitle
      addLines(details, role, first: first + titles.count)
    case .value2: addNameAndValue(title, detail)
    default: addSideBySide(title, detail, content.style == .value1 ? .value : .subtitle)
    }
  }

  /// Whether the secondary text goes below the main text if there is room.
  ///
  /// A value goes there if it may have several lines and is too long for the rest of the line.
  private var hasDetailBelow: Bool {
    guard let detail = content.secondaryText, !detail.isEmpty else { return false }
    if content.style == .subtitle { return true }
    if content.style == .value1, isAccessible { return true }
    guard content.style == .value1, content.secondaryNumberOfLines != 1 else { return false }
    return columns(of: content.text ?? "") + metrics.columnWidth + columns(of: detail) > right
      - left
  }

  /// Whether the text has an accessibility size: then it wraps, and a value is below its name.
  private var isAccessible: Bool { metrics.category.isAccessibilityCategory }

  private func titleLines(most: Int) -> [String] {
    lines(content.text ?? "", content.numberOfLines, most: most)
  }

  private func detailLines(most: Int) -> [String] {
    lines(content.secondaryText ?? "", content.secondaryNumberOfLines, most: most)
  }

  /// Returns the lines of a text; drawing truncates the last one.
  private func lines(_ text: String, _ allowed: Int, most: Int) -> [String] {
    let allowed = allowed == 1 && isAccessible ? 0 : allowed
    guard allowed != 1, !text.isEmpty else { return [text] }
    let limit = allowed > 0 ? min(allowed, most) : most
    let columns = max(1, metrics.columns(in: right - left))
    // A very long text has more characters than its lines can show.
    let end = text.index(text.startIndex, offsetBy: (limit + 1) * columns, limitedBy: text.endIndex)
    let part = end.map { String(text[..<$0]) } ?? text
    return part.wrapped(toWidth: columns).limited(to: limit)
  }

  private mutating func addLines(_ lines: [String], _ role: TextRole, first: Int? = nil) {
    let first = first ?? (lineCount - lines.count) / 2
    for (index, line) in lines.enumerated() { addLine(line, role, line: first + index) }
  }

  private mutating func addLine(_ text: String, _ role: TextRole, line: Int) {
    guard !text.isEmpty else { return }
    addText(text, role, at: frame(x: left, line: line, width: right - left), .left)
  }

  /// Adds a title and a value on one line.
  ///
  /// The value takes two thirds of the room, or more if the title needs less than the rest.
  private mutating func addSideBySide(_ title: String, _ detail: String, _ role: TextRole) {
    let room = max(0, right - left)
    let needed = columns(of: title) + metrics.columnWidth
    let width = min(columns(of: detail), max(room - needed, room * 2 / 3))
    addText(detail, role, at: frame(x: right - width, line: middle, width: width), .right)
    let rest = room - width - metrics.columnWidth
    addText(title, .title, at: frame(x: left, line: middle, width: rest), .left)
  }

  private mutating func addNameAndValue(_ title: String, _ detail: String) {
    let name = Double(metrics.columns(in: (right - left) / 4)) * metrics.columnWidth
    addText(title, .title, at: frame(x: left, line: middle, width: name), .right)
    let start = left + name + metrics.columnWidth
    addText(detail, .value, at: frame(x: start, line: middle, width: right - start), .left)
  }

  private mutating func addText(
    _ text: String,
    _ role: TextRole,
    at frame: Rect,
    _ alignment: TextAlignment
  ) {
    let shownRole = content.isDimmed && role != .accessory ? TextRole.dimmed : role
    let content = DisplayItem.Content.text(text, style: shownRole, alignment: alignment)
    items.append(DisplayItem(frame: frame, content: content, textSize: metrics.category))
  }

  private func columns(of text: String) -> Double {
    Double(text.displayWidth) * metrics.columnWidth
  }
}
