import TableUI
import TextLayout

extension SVGText {
  /// Draws a system glyph, centered at a point, at a multiple of its size.
  mutating func draw(_ glyph: Glyph, at center: Point, scale: Double) {
    scaled(scale, at: center) { $0.draw(glyph, at: $1) }
  }

  /// Draws the symbol of an input cell, centered at a point, at a multiple of its size.
  mutating func draw(_ sign: PictureSign, at center: Point, scale: Double) {
    scaled(scale, at: center) { $0.draw(sign, at: $1) }
  }

  /// Draws at a multiple of the size around a point; the closure draws at the point that it gets.
  private mutating func scaled(
    _ scale: Double,
    at center: Point,
    _ body: (inout SVGText, Point) -> Void
  ) {
    guard scale > 1 else { return body(&self, center) }
    let place = "translate(\(center.x.pointsText) \(center.y.pointsText))"
    open("g", [("transform", .text("\(place) scale(\(scale.pointsText))"))])
    body(&self, Point(x: 0, y: 0))
    close("g")
  }

  private mutating func draw(_ glyph: Glyph, at center: Point) {
    let at = "\(center.x.pointsText) \(center.y.pointsText)"
    switch glyph {
    case .disclosureIndicator: path("jy", "M\(at)m-2.5-5.5l5.5 5.5l-5.5 5.5")
    case .leftwardDisclosureIndicator: path("jy", "M\(at)m2.5-5.5l-5.5 5.5l5.5 5.5")
    case .checkmark: path("jb", "M\(at)m-6 0.5l4 4.5l8-10")
    case .detailButton:
      circle("jb", center, 8.5)
      circle("kb", Point(x: center.x, y: center.y - 4), 1.2)
      path("jb", "M\(at)m0-0.5v4.8")
    case .delete:
      circle("kr", center, 10)
      path("jw", "M\(at)m-5 0h10")
    case .insert:
      circle("kg", center, 10)
      path("jw", "M\(at)m-5 0h10m-5-5v10")
    case .mark: circle("jy", center, 9.5)
    case .selectedMark:
      circle("kb", center, 10.5)
      path("jw", "M\(at)m-4.5 0.5l3 3.5l6-7.5")
    case .reorder: path("jy", "M\(at)m-8-5h16m-16 5h16m-16 5h16")
    case .folded: path("js", "M\(at)m-2-4l4 4l-4 4")
    case .activityIndicator: drawSpokes(center)
    }
  }

  /// Draws eight spokes around a point, as an activity indicator at one moment.
  private mutating func drawSpokes(_ center: Point) {
    let turns: [(Double, Double)] = [
      (0, -1), (0.7071, -0.7071), (1, 0), (0.7071, 0.7071), (0, 1), (-0.7071, 0.7071), (-1, 0),
      (-0.7071, -0.7071),
    ]
    for (number, (x, y)) in turns.enumerated() {
      let start = "\((center.x + 4.5 * x).pointsText) \((center.y + 4.5 * y).pointsText)"
      let end = "\((center.x + 8.5 * x).pointsText) \((center.y + 8.5 * y).pointsText)"
      let opacity = 1 - 0.11 * Double(number)
      draw(
        "path",
        [("class", "js"), ("d", "M\(start)L\(end)"), ("opacity", .points(opacity))]
      )
    }
  }

  private mutating func draw(_ sign: PictureSign, at center: Point) {
    let at = "\(center.x.pointsText) \(center.y.pointsText)"
    switch sign {
    case .pencil:
      path("jl", "M\(at)m-5.5 5.5l.8-3.6l7-7l2.8 2.8l-7 7zm5.6-8.6l2.8 2.8")
    case .menu: path("jl", "M\(at)m-3.5-2.5l3.5-3.5l3.5 3.5m0 5l-3.5 3.5l-3.5-3.5")
    case .calendar:
      path("jl", "M\(at)m-5.5-4h11v9.5h-11zm0 3.5h11m-8-5.5v3m5-3v3")
    case .phone:
      path(
        "jl",
        "M\(at)m-4.2-5.5h2.4l1.1 3l-1.6 1.3a7.5 7.5 0 0 0 3.7 3.7l1.3-1.6l3 1.1v2.5a1.2 1.2 0 0 1-1.3 1.2"
          + "a10 10 0 0 1-9.9-9.9a1.2 1.2 0 0 1 1.3-1.3z"
      )
    case .switchOn, .switchOff:
      let isOn = sign == .switchOn
      let place = Rect(x: center.x - 24, y: center.y - 9, width: 30, height: 18)
      path(isOn ? "kg" : "kt", place, corners: .all(9))
      circle("kw", Point(x: center.x + (isOn ? -3 : -15), y: center.y), 7.5)
    }
  }
}
