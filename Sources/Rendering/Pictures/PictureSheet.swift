import TableUI
import TextLayout

/// The frame of a picture: the file's head and end, the phone case and the page.
struct PictureSheet {
  let form: PictureForm
  let appearance: PictureAppearance

  /// The name of the picture, safe to show.
  let title: String

  /// The text below the picture on a page, safe to show.
  let caption: String

  /// The distance of the screen from the edges of the picture.
  static let margin = 12.0

  /// Returns the text before the drawing.
  ///
  /// - Parameters:
  ///   - size: The size of the drawing in points.
  ///   - style: The lines of its style sheet.
  ///   - role: Its role for screen readers.
  /// - Returns: The drawing so far, ready for more elements.
  func head(_ size: Size, style: [String], role: String) -> SVGText {
    var svg = SVGText()
    if form == .html { svg.append(pageHead) }
    let (width, height) = (Value.points(size.width), Value.points(size.height))
    svg.open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"),
        ("viewBox", .text("0 0 \(size.width.pointsText) \(size.height.pointsText)")),
        ("width", width), ("height", height), ("role", .text(role)),
      ]
    )
    svg.draw("title", [], title)
    svg.append(["<style>"] + style + ["</style>"])
    return svg
  }

  /// Appends the text after the drawing.
  func end(_ svg: inout SVGText) {
    svg.close("svg")
    guard form == .html else { return }
    svg.draw("figcaption", [], caption)
    svg.append(["</figure>", "</body>", "</html>"])
  }

  private typealias Value = SVGText.Value

  /// The start of a page that loads no resources and runs no code; it is also well-formed XML.
  private var pageHead: [String] {
    let scheme = appearance == .automatic ? "light dark" : appearance.rawValue
    return [
      "<!DOCTYPE html>", #"<html lang="en" xmlns="http://www.w3.org/1999/xhtml">"#, "<head>",
      #"<meta charset="utf-8"/>"#,
      #"<meta name="viewport" content="width=device-width, initial-scale=1"/>"#,
      #"<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"/>"#,
      #"<meta name="color-scheme" content="\#(scheme)"/>"#,
      "<title>\(XMLText.escaped(title))</title>", "<style>",
      "body{margin:0;padding:24px 12px;font:14px -apple-system,\"Helvetica Neue\",Arial,\"Liberation Sans\",sans-serif}",
      "figure{margin:0;text-align:center}figcaption{margin:12px auto;max-width:44em;overflow-wrap:anywhere}",
      "figure>svg{max-width:100%;height:auto}",
    ] + PicturePalette.rules(PicturePalette.page, appearance) + [
      "</style>", "</head>", "<body>", "<figure>",
    ]
  }
}
