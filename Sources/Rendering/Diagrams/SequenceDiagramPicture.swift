import TableUI
import TextLayout

/// A drawing of a diagram as SVG elements, from top to bottom.
struct SequenceDiagramPicture {
  /// The elements so far, one per line.
  private(set) var lines: [String] = []

  private let layout: SequenceDiagramLayout

  /// The current height of the drawing.
  private var y = 0.0

  /// The height of the boxes with the names.
  private static let boxHeight = 30.0

  init(_ layout: SequenceDiagramLayout) { self.layout = layout }

  /// The total height.
  var height: Double { y + 16 }

  /// Draws everything.
  mutating func draw(_ diagram: SequenceDiagram) {
    y = 16
    let title = diagram.title.escapedForDisplay()
    let room = Int((layout.width - 2 * SequenceDiagramLayout.margin) / SequenceDiagramLayout.column)
    text(title.truncated(toWidth: max(room, 8)), x: SequenceDiagramLayout.margin, y: y + 12, "t")
    y += 28
    let top = y
    for (index, label) in diagram.labels.enumerated() {
      box(diagram.participants[index].kind, label, index)
    }
    y += Self.boxHeight + 10
    let marks = lines.count
    draw(diagram.steps, depth: 0)
    y += 10
    // The lifelines are below everything drawn since.
    let lifelines = layout.centers.map { center in
      Self.path("l", "M\(center.pointsText) \((top + Self.boxHeight).pointsText)V\(y.pointsText)")
    }
    lines.insert(contentsOf: lifelines, at: marks)
  }

  private mutating func box(
    _ layer: SequenceDiagram.Participant.Kind,
    _ label: String,
    _ index: Int
  ) {
    let (center, width) = (layout.centers[index], layout.boxWidths[index])
    let kind = layer == .person ? "P" : layer.rawValue
    let place = Rect(x: center - width / 2, y: y, width: width, height: Self.boxHeight)
    lines.append(Self.rect("b \(kind)", place, radius: 6))
    text(label, x: center, y: y + 20, "n", isCentered: true)
  }

  private mutating func draw(_ steps: [SequenceDiagram.Step], depth: Int) {
    for step in steps {
      switch step {
      case .message(let from, let to, let words): arrow(from, to, words, isAnswer: false)
      case .answer(let from, let to, let words): arrow(from, to, words, isAnswer: true)
      case .loop(let count, let inner): loop(count, inner, depth)
      case .note(let words): note(words)
      }
    }
  }

  private mutating func arrow(_ from: Int, _ to: Int, _ words: String, isAnswer: Bool) {
    let columns = layout.columns(from: from, to: to)
    let label = words.escapedForDisplay().truncated(toWidth: columns)
    let (start, end) = (layout.centers[from], layout.centers[to])
    let kind = isAnswer ? "a r" : "a"
    y += 18
    if from == to {
      text(label, x: start + 30, y: y + 6, "m")
      let end = (start + 7).pointsText
      lines.append(Self.path(kind, "M\(start.pointsText) \(y.pointsText)h24v12H\(end)"))
      head(x: start, y: y + 12, isLeft: true)
      y += 18
      return
    }
    text(label, x: (start + end) / 2, y: y, "m", isCentered: true)
    y += 7
    let isLeft = end < start
    let tip = (end + (isLeft ? 7 : -7)).pointsText
    lines.append(Self.path(kind, "M\(start.pointsText) \(y.pointsText)H\(tip)"))
    head(x: end, y: y, isLeft: isLeft)
    y += 5
  }

  private mutating func head(x: Double, y: Double, isLeft: Bool) {
    let step = isLeft ? "8" : "-8"
    let tip = (x + (isLeft ? 1 : -1)).pointsText
    lines.append(Self.path("h", "M\(tip) \(y.pointsText)l\(step) -4v8z"))
  }

  private mutating func loop(_ count: Int, _ inner: [SequenceDiagram.Step], _ depth: Int) {
    let inset =
      SequenceDiagramLayout.inset * Double(min(depth, SequenceDiagramLayout.maximumDepth - 1))
    let top = y + 6
    let place = lines.count
    let label = "\(count) times"
    y = top + 14
    text(label, x: 14 + inset, y: y, "q")
    y += 2
    draw(inner, depth: depth + 1)
    y += 8
    let width = layout.width - 2 * (8 + inset)
    let frame = Rect(x: 8 + inset, y: top, width: width, height: y - top)
    lines.insert(Self.rect("o", frame, radius: 4), at: place)
    y += 4
  }

  private mutating func note(_ words: String) {
    let room = layout.width - 2 * SequenceDiagramLayout.margin
    let label = words.escapedForDisplay()
      .truncated(toWidth: max(8, Int(room / SequenceDiagramLayout.column) - 2))
    y += 10
    let frame = Rect(x: SequenceDiagramLayout.margin, y: y, width: room, height: 24)
    lines.append(Self.rect("o", frame, radius: 4))
    text(label, x: layout.width / 2, y: y + 16, "m", isCentered: true)
    y += 28
  }

  /// Draws a text with its measured width.
  private mutating func text(
    _ text: String,
    x: Double,
    y: Double,
    _ kind: String,
    isCentered: Bool = false
  ) {
    let width = SequenceDiagramLayout.width(of: text)
    guard width > 0 else { return }
    let left = isCentered ? x - width / 2 : x
    let attributes: [SVGText.Attribute] = [
      ("class", .text(kind)), ("x", .points(left)), ("y", .points(y)),
      ("textLength", .points(width)), ("lengthAdjust", "spacingAndGlyphs"),
    ]
    lines.append(SVGText.element("text", attributes, text))
  }

  private static func path(_ kind: String, _ data: String) -> String {
    SVGText.element("path", [("class", .text(kind)), ("d", .text(data))])
  }

  private static func rect(_ kind: String, _ rect: Rect, radius: Double) -> String {
    SVGText.element(
      "rect",
      [
        ("class", .text(kind)), ("x", .points(rect.minX)), ("y", .points(rect.minY)),
        ("width", .points(rect.width)), ("height", .points(rect.height)), ("rx", .points(radius)),
      ]
    )
  }

  /// The colors, light and dark.
  static let style = [
    "<style>",
    "text{font:13px ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace;fill:#1d1d1f;"
      + "white-space:pre}",
    "svg{background:#fff}.t,.n{font-weight:600}.q{fill:#6e6e73}",
    ".m,.q{stroke:#fff;stroke-width:4px;stroke-linejoin:round;paint-order:stroke}",
    ".b{stroke:#8e8e93}.P{fill:#f2f2f7}.V{fill:#dbeafe}.C{fill:#fef3c7}.M{fill:#dcfce7}",
    ".l{stroke:#c7c7cc;stroke-dasharray:4 4;fill:none}",
    ".a{stroke:#1d1d1f;fill:none}.r{stroke-dasharray:5 4}.h{fill:#1d1d1f}",
    ".o{stroke:#8e8e93;fill:none}",
    "@media (prefers-color-scheme:dark){",
    "svg{background:#1c1c1e}text{fill:#f5f5f7}.q{fill:#aeaeb2}.m,.q{stroke:#1c1c1e}",
    ".P{fill:#3a3a3c}.V{fill:#1e3a5f}.C{fill:#54430f}.M{fill:#14532d}",
    ".l{stroke:#636366}.a{stroke:#f5f5f7}.h{fill:#f5f5f7}}",
    "</style>",
  ]
}
