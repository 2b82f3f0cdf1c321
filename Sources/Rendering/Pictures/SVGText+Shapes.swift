import TableUI
import TextLayout

extension SVGText {
  /// Draws a rectangle; one without an area is skipped.
  mutating func rect(_ name: String, _ rect: Rect) {
    guard rect.width > 0, rect.height > 0 else { return }
    draw(
      "rect",
      [
        ("class", .text(name)), ("x", .points(rect.minX)), ("y", .points(rect.minY)),
        ("width", .points(rect.width)), ("height", .points(rect.height)),
      ]
    )
  }

  /// Draws a rectangle with round corners; one without an area is skipped.
  mutating func path(_ name: String, _ rect: Rect, corners: PictureCorners) {
    guard rect.width > 0, rect.height > 0 else { return }
    guard !corners.isSquare else { return self.rect(name, rect) }
    path(name, corners.outline(of: rect))
  }

  /// Draws a shape.
  mutating func path(_ name: String, _ data: String) {
    draw("path", [("class", .text(name)), ("d", .text(data))])
  }

  /// Draws a circle.
  mutating func circle(_ name: String, _ center: Point, _ radius: Double) {
    draw(
      "circle",
      [
        ("class", .text(name)), ("cx", .points(center.x)), ("cy", .points(center.y)),
        ("r", .points(radius)),
      ]
    )
  }

  /// Draws a text that stays within its frame; an unreadably small one is skipped.
  ///
  /// - Parameters:
  ///   - text: The text, without control characters.
  ///   - style: The style of the text.
  ///   - alignment: The alignment between the edges.
  ///   - frame: The frame; the text is centered vertically.
  mutating func draw(
    _ text: String,
    _ style: PictureTextStyle,
    _ alignment: TextAlignment,
    in frame: Rect
  ) {
    guard !text.isEmpty, frame.width >= 1, frame.height >= 5 else { return }
    let fitted = FittedText(text, style, in: frame.size)
    let size = fitted.size ?? style.size
    var attributes: [Attribute] = [("class", .text(style.name))]
    switch alignment {
    case .left: attributes.append(("x", .points(frame.minX)))
    case .center:
      attributes += [("x", .points(frame.minX + frame.width / 2)), ("text-anchor", "middle")]
    case .right: attributes += [("x", .points(frame.maxX)), ("text-anchor", "end")]
    }
    // Capitals are 0.72 of the font size high; half of that is below the middle.
    attributes.append(("y", .points(frame.midY + 0.36 * size)))
    if size != style.standardSize { attributes.append(("style", "font-size:\(size.pointsText)px")) }
    if let length = fitted.length {
      attributes += [("textLength", .points(length)), ("lengthAdjust", "spacingAndGlyphs")]
    }
    draw("text", attributes, fitted.words)
  }
}
