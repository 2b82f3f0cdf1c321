import TableUI
import TextLayout

extension SVGText {
  /// A rectangle; one without an area is left out.
  mutating func rect(_ name: String, _ rect: Rect) {
    guard rect.width > 0, rect.height > 0 else { return }
    draw(
      "rect",
      [
        "class": .text(name), "x": .points(rect.minX), "y": .points(rect.minY),
        "width": .points(rect.width), "height": .points(rect.height),
      ]
    )
  }

  /// A rectangle with round corners; one without an area is left out.
  mutating func path(_ name: String, _ rect: Rect, corners: PictureCorners) {
    guard rect.width > 0, rect.height > 0 else { return }
    guard !corners.isSquare else { return self.rect(name, rect) }
    path(name, corners.outline(of: rect))
  }

  /// A shape.
  mutating func path(_ name: String, _ data: String) {
    draw("path", ["class": .text(name), "d": .text(data)])
  }

  /// A circle.
  mutating func circle(_ name: String, _ center: Point, _ radius: Double) {
    draw(
      "circle",
      [
        "class": .text(name), "cx": .points(center.x), "cy": .points(center.y),
        "r": .points(radius),
      ]
    )
  }

  /// A text that stays within its frame; one that nobody could read is left out.
  ///
  /// - Parameters:
  ///   - text: The text, without control characters.
  ///   - style: How it is set.
  ///   - alignment: Where it stands between the edges.
  ///   - frame: The frame; the text stands in its middle from top to bottom.
  mutating func draw(
    _ text: String,
    _ style: PictureTextStyle,
    _ alignment: TextAlignment,
    in frame: Rect
  ) {
    guard !text.isEmpty, frame.width >= 1, frame.height >= 5 else { return }
    let fitted = FittedText(text, style, in: frame.size)
    let size = fitted.size ?? style.size
    var attributes = #"<text class="\#(style.name)" x=""#
    switch alignment {
    case .left: attributes += frame.minX.pointsText + "\""
    case .center:
      attributes += (frame.minX + frame.width / 2).pointsText + #"" text-anchor="middle""#
    case .right: attributes += frame.maxX.pointsText + #"" text-anchor="end""#
    }
    // Capitals are as high as 0.72 of the font; half of that stands below the middle.
    attributes += #" y="\#((frame.midY + 0.36 * size).pointsText)""#
    if let size = fitted.size, size != style.size {
      attributes += #" style="font-size:\#(size.pointsText)px""#
    }
    if let length = fitted.length {
      attributes += #" textLength="\#(length.pointsText)" lengthAdjust="spacingAndGlyphs""#
    }
    append([attributes + ">" + XMLText.escaped(fitted.words) + "</text>"])
  }
}
