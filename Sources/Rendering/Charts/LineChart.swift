package import TableUI
import TextLayout

/// A line chart of several subjects on the same scale, with a name beside each line.
///
/// The chart knows only positions. For a logarithmic scale, pass logarithms, and marks with the
/// original numbers.
package struct LineChart: Hashable, Sendable {
  /// The line of a subject.
  package struct Line: Hashable, Sendable {
    /// The name of the subject.
    package var name: String

    /// The points from left to right, with y counted upward; points with invalid numbers are
    /// dropped.
    package var points: [Point]

    /// Creates a line.
    package init(_ name: String, _ points: [Point]) {
      self.name = name
      self.points = points
    }
  }

  /// A mark at the side of the chart, with a hairline across the chart.
  package struct Mark: Hashable, Sendable {
    /// The position of the mark.
    package var place: Double

    /// The label of the mark.
    package var label: String

    /// Creates a mark.
    package init(_ place: Double, _ label: String) {
      self.place = place
      self.label = label
    }
  }

  /// The title of the chart.
  package var title: String

  /// The lines of the subjects.
  package var lines: [Line] = []

  /// The marks below the chart, from left to right.
  package var marksBelow: [Mark] = []

  /// The marks to the left of the chart, from bottom to top.
  package var marksAtLeft: [Mark] = []

  /// Creates a chart without lines.
  package init(title: String) { self.title = title }
}

extension LineChart {
  /// Returns the chart as a file that loads no resources, runs no code and keeps every text in its
  /// place.
  ///
  /// - Parameters:
  ///   - form: The file format. The default is SVG.
  ///   - appearance: The color scheme: light, dark, or the reader's preference, which is the
  ///     default.
  ///   - caption: The text below the drawing on a page.
  /// - Returns: The text of the file.
  package func picture(
    form: PictureForm = .svg,
    appearance: PictureAppearance = .automatic,
    caption: String = ""
  ) -> String {
    let sheet = PictureSheet(
      form: form,
      appearance: appearance,
      title: title.escapedForDisplay(),
      caption: caption.escapedForDisplay()
    )
    let colors = PicturePalette.table + PicturePalette.bars + PicturePalette.lines
    let style = PicturePalette.shapes + [Self.shape] + PicturePalette.rules(colors, appearance)
    let legend = Double(lines.count) * Self.pitch
    let size = Size(
      width: Self.room.maxX + Self.legendWidth,
      height: max(Self.room.maxY + 44, Self.room.minY + legend + 24)
    )
    var svg = sheet.head(size, style: style, role: "group")
    let top = Rect(x: 24, y: 16, width: size.width - 48, height: 32)
    svg.draw(sheet.title, .chartTitle, .left, in: top)
    draw(marksBelow, below: true, into: &svg)
    draw(marksAtLeft, below: false, into: &svg)
    for number in lines.indices { draw(number, into: &svg) }
    sheet.end(&svg)
    return svg.text
  }

  private static let room = Rect(x: 88, y: 64, width: 480, height: 320)
  private static let legendWidth = 168.0
  private static let pitch = 22.0
  private static let shape = ".e{fill:none;stroke-width:2;stroke-linejoin:round}"

  /// Returns the position in the drawing of a point in the chart.
  private func place(_ point: Point) -> Point {
    let (across, up) = (range(across: true), range(across: false))
    let room = Self.room
    return Point(
      x: room.minX + (point.x - across.lowerBound) / (across.upperBound - across.lowerBound)
        * room.width,
      y: room.maxY - (point.y - up.lowerBound) / (up.upperBound - up.lowerBound) * room.height
    )
  }

  /// Returns the range of all points and marks; never empty, so that it can be a divisor.
  private func range(across: Bool) -> ClosedRange<Double> {
    let points = lines.flatMap { Self.drawn($0.points) }.map { across ? $0.x : $0.y }
    let all = points + Self.drawn(across ? marksBelow : marksAtLeft).map(\.place)
    guard let low = all.min(), let high = all.max() else { return 0...1 }
    return low...(high > low ? high : low + max(1, low.magnitude))
  }

  /// Returns the points that can be drawn, without numbers too large to be useful.
  private static func drawn(_ points: [Point]) -> [Point] {
    points.filter { $0.x.magnitude < 1e15 && $0.y.magnitude < 1e15 }
  }

  private static func drawn(_ marks: [Mark]) -> [Mark] {
    marks.filter { $0.place.magnitude < 1e15 }
  }

  private func draw(_ marks: [Mark], below: Bool, into svg: inout SVGText) {
    let room = Self.room
    for mark in Self.drawn(marks) {
      let origin = Point(x: range(across: true).lowerBound, y: range(across: false).lowerBound)
      let place =
        place(below ? Point(x: mark.place, y: origin.y) : Point(x: origin.x, y: mark.place))
      let label = mark.label.escapedForDisplay()
      if below {
        svg.rect("l", Rect(x: place.x, y: room.minY, width: 0.5, height: room.height))
        let frame = Rect(x: place.x - 40, y: room.maxY + 6, width: 80, height: 20)
        svg.draw(label, .subtitle, .center, in: frame)
      } else {
        svg.rect("l", Rect(x: room.minX, y: place.y, width: room.width, height: 0.5))
        svg.draw(label, .subtitle, .right, in: Rect(x: 8, y: place.y - 10, width: 72, height: 20))
      }
    }
  }

  /// Draws a line with its points, and its name in the same color at the right.
  private func draw(_ number: Int, into svg: inout SVGText) {
    let color = number % PicturePalette.barColors
    // The colors repeat, with gaps in the line.
    let gaps = number / PicturePalette.barColors * 4
    func stroke(_ data: String) {
      var attributes: [SVGText.Attribute] = [("class", "e e\(color)"), ("d", .text(data))]
      if gaps > 0 { attributes.append(("stroke-dasharray", "8 \(gaps)")) }
      svg.draw("path", attributes)
    }
    let points = Self.drawn(lines[number].points).map(place)
    let steps = points.map { "\($0.x.pointsText) \($0.y.pointsText)" }
    svg.open("g", [("aria-label", .text(lines[number].name.escapedForDisplay()))])
    if steps.count > 1 { stroke("M" + steps.joined(separator: "L")) }
    for point in points { svg.circle("c\(color)", point, 3.5) }
    let y = Self.room.minY + Double(number) * Self.pitch
    stroke("M\((Self.room.maxX + 18).pointsText) \((y + Self.pitch / 2).pointsText)h28")
    let frame = Rect(
      x: Self.room.maxX + 54,
      y: y,
      width: Self.legendWidth - 66,
      height: Self.pitch
    )
    svg.draw(lines[number].name.escapedForDisplay(), .subtitle, .left, in: frame)
    svg.close("g")
  }
}
