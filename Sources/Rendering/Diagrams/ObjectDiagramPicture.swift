import TableUI
import TextLayout

/// A drawing of objects as boxes, one below the other, with a line at the right for each reference.
struct ObjectDiagramPicture {
  private let diagram: ObjectDiagram
  private var body: [String] = []

  /// The top of each object's box.
  private var tops: [Double] = []

  /// The width of the boxes.
  private let boxWidth: Double

  private static let margin = 16.0
  private static let headHeight = 30.0
  private static let rowHeight = 20.0
  private static let gap = 14.0
  private static let laneWidth = 12.0

  /// The top of the first box.
  private static let top = 44.0

  init(_ diagram: ObjectDiagram) {
    self.diagram = diagram
    let names = diagram.objects.map(Self.title) + diagram.references.map { "  " + $0.name }
    boxWidth = (names.map(SequenceDiagramLayout.width).max() ?? 0) + 24
    var y = Self.top
    for index in diagram.objects.indices {
      tops.append(y)
      y += Self.headHeight + Double(rows(of: index).count) * Self.rowHeight + Self.gap
    }
  }

  private static func title(_ object: ObjectDiagram.Object) -> String {
    let layer = object.kind.name
    return object.words.truncated(toWidth: 40) + (layer.isEmpty ? "" : " · " + layer)
  }

  private func rows(of index: Int) -> [ObjectDiagram.Reference] {
    diagram.references.filter { $0.from == index }
  }

  private var right: Double { Self.margin + boxWidth }

  /// The total size.
  private var size: Size {
    let lanes = Double(diagram.references.count + 2) * Self.laneWidth
    let last = diagram.objects.indices.last.map { index in
      tops[index] + Self.headHeight + Double(rows(of: index).count) * Self.rowHeight
    }
    let width = max(right + lanes, 420) + Self.margin
    return Size(width: width.rounded(.up), height: ((last ?? Self.top) + 44).rounded(.up))
  }

  /// The file.
  var lines: [String] {
    let (width, height) = (size.width.pointsText, size.height.pointsText)
    let head =
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(width) \#(height)" "#
      + #"width="\#(width)" height="\#(height)" role="img">"#
    return [head, SVGText.element("title", [], diagram.title.escapedForDisplay())]
      + SequenceDiagramPicture.style + body + ["</svg>"]
  }

  /// Draws everything.
  mutating func draw() {
    text(diagram.title.escapedForDisplay(), x: Self.margin, y: 28, "t")
    for (index, object) in diagram.objects.enumerated() { box(object, index) }
    var lane = 0
    for index in diagram.objects.indices {
      for (row, reference) in rows(of: index).enumerated() {
        let y = tops[index] + Self.headHeight + (Double(row) + 0.5) * Self.rowHeight - 3
        lane += 1
        line(reference, from: y, lane: lane)
      }
    }
    let foot = size.height - 16
    text("solid: strong, keeps the object alive; dashed: weak", x: Self.margin, y: foot, "q")
  }

  private mutating func box(_ object: ObjectDiagram.Object, _ index: Int) {
    let rows = rows(of: index)
    let height = Self.headHeight + Double(rows.count) * Self.rowHeight
    let kind = object.kind == .person ? "P" : object.kind.rawValue
    body.append(
      SVGText.element(
        "rect",
        [
          ("class", "b \(kind)"), ("x", .points(Self.margin)), ("y", .points(tops[index])),
          ("width", .points(boxWidth)), ("height", .points(height)), ("rx", .points(6)),
        ]
      )
    )
    text(Self.title(object), x: Self.margin + 12, y: tops[index] + 20, "n")
    for (row, reference) in rows.enumerated() {
      let y = tops[index] + Self.headHeight + (Double(row) + 0.5) * Self.rowHeight + 2
      text(reference.name.escapedForDisplay(), x: Self.margin + 28, y: y, "p")
    }
  }

  /// Draws a reference to the right, along its lane, and back to the other object.
  private mutating func line(_ reference: ObjectDiagram.Reference, from y: Double, lane: Int) {
    let x = right + Double(lane + 1) * Self.laneWidth
    let incoming = diagram.references.filter { $0.to == reference.to }
    let place = incoming.firstIndex(of: reference) ?? 0
    let step = (Self.headHeight - 10) / Double(incoming.count)
    let end = tops[reference.to] + 5 + (Double(place) + 0.5) * step
    let path =
      "M\(right.pointsText) \(y.pointsText)H\(x.pointsText)V\(end.pointsText)"
      + "H\((right + 7).pointsText)"
    let kind = reference.isStrong ? "a" : "a r"
    body.append(SVGText.element("path", [("class", .text(kind)), ("d", .text(path))]))
    let head = "M\((right + 1).pointsText) \(end.pointsText)l8 -4v8z"
    body.append(SVGText.element("path", [("class", "h"), ("d", .text(head))]))
  }

  private mutating func text(_ text: String, x: Double, y: Double, _ kind: String) {
    let width = SequenceDiagramLayout.width(of: text)
    guard width > 0 else { return }
    let attributes: [SVGText.Attribute] = [
      ("class", .text(kind)), ("x", .points(x)), ("y", .points(y)),
      ("textLength", .points(width)), ("lengthAdjust", "spacingAndGlyphs"),
    ]
    body.append(SVGText.element("text", attributes, text))
  }
}
