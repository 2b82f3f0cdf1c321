import TableUI
import TextLayout

extension SequenceDiagram {
  /// The diagram as an SVG file, as lines.
  ///
  /// Colours follow the reader's light or dark preference; there is no script and nothing is fetched. Every
  /// text is given the width that it was measured with, so that no font makes it run into another.
  public var svg: [String] {
    let layout = SequenceDiagramLayout(self)
    var picture = SequenceDiagramPicture(layout)
    picture.draw(self)
    let size = Size(width: layout.width.rounded(.down), height: picture.height.rounded(.down))
    var head = SVGText()
    head.open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"),
        ("viewBox", "0 0 \(size.width.pointsText) \(size.height.pointsText)"),
        ("width", .points(size.width)), ("height", .points(size.height)), ("role", "img"),
      ]
    )
    return [
      String(head.text.dropLast()),
      SVGText.element("title", [], title.escapedForDisplay()),
    ] + SequenceDiagramPicture.style + picture.lines + ["</svg>"]
  }
}
