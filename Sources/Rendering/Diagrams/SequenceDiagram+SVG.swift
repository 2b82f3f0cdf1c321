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
    let title = XMLText.escaped(title.escapedForDisplay())
    let (width, height) = (Int(layout.width), Int(picture.height))
    return [
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(width) \#(height)""#
        + #" width="\#(width)" height="\#(height)" role="img">"#,
      "<title>\(title)</title>",
    ] + SequenceDiagramPicture.style + picture.lines + ["</svg>"]
  }
}
