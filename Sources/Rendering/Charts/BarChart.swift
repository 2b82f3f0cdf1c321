import TableUI
import TextLayout

/// A bar chart of counters for several subjects: one panel per counter, one bar per subject.
///
///     var chart = BarChart(title: "contacts.json", names: ["monolith", "items"])
///     chart.panels = [.init("lines", [289, 821])]
///     chart.picture()
public struct BarChart: Hashable, Sendable {
  /// A counter.
  public struct Panel: Hashable, Sendable {
    /// The name of the counter.
    public var title: String

    /// The value for each subject, or nil if it has none; missing values are nil.
    public var values: [Int?]

    /// Creates a counter.
    public init(_ title: String, _ values: [Int?]) {
      self.title = title
      self.values = values
    }
  }

  /// The title of the chart.
  public var title: String

  /// The names of the subjects.
  public var names: [String]

  /// The counters, each with a separate scale.
  public var panels: [Panel] = []

  /// Creates a chart without panels.
  public init(title: String, names: [String]) {
    self.title = title
    self.names = names
  }
}

extension BarChart {
  /// Returns the chart as a file that loads no resources, runs no code and keeps every text in its
  /// place.
  ///
  /// - Parameters:
  ///   - form: The file format. The default is SVG.
  ///   - appearance: The color scheme: light, dark, or the reader's preference, which is the
  ///     default.
  ///   - caption: The text below the drawing on a page.
  /// - Returns: The text of the file.
  public func picture(
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
    let style =
      PicturePalette.shapes
      + PicturePalette.rules(PicturePalette.table + PicturePalette.bars, appearance)
    let lines = (panels.count + 1) / 2
    let size = Size(
      width: 2 * Self.margin + 2 * Self.panelWidth + Self.gap,
      height: Self.top + Double(lines) * panelHeight + Self.margin
    )
    var svg = sheet.head(size, style: style, role: "group")
    let room = Rect(x: Self.margin, y: 16, width: size.width - 2 * Self.margin, height: 32)
    svg.draw(sheet.title, .chartTitle, .left, in: room)
    for (number, panel) in panels.enumerated() {
      let (line, column) = (number / 2, number % 2)
      let x = Self.margin + Double(column) * (Self.panelWidth + Self.gap)
      let y = Self.top + Double(line) * panelHeight
      draw(panel, x: x, y: y, into: &svg)
    }
    sheet.end(&svg)
    return svg.text
  }

  private static let margin = 24.0
  private static let gap = 40.0
  private static let top = 60.0
  private static let panelWidth = 380.0
  private static let nameWidth = 96.0
  private static let numberWidth = 64.0
  private static let pitch = 20.0
  private static let barHeight = 13.0

  private var panelHeight: Double { 54 + Double(names.count) * Self.pitch }

  private func draw(_ panel: Panel, x: Double, y: Double, into svg: inout SVGText) {
    svg.open(
      "g",
      [
        ("role", "list"), ("aria-label", .text(panel.title.escapedForDisplay())),
        ("transform", .text("translate(\(x.pointsText) \(y.pointsText))")),
      ]
    )
    let head = Rect(x: 0, y: 0, width: Self.panelWidth, height: 22)
    svg.draw(panel.title.escapedForDisplay(), .header, .left, in: head)
    svg.rect("l", Rect(x: 0, y: 25, width: Self.panelWidth, height: 0.5))
    let most = Double(max(1, panel.values.compactMap { $0 }.max() ?? 1))
    for (number, name) in names.enumerated() {
      let value = number < panel.values.count ? panel.values[number] : nil
      let line = Rect(
        x: 0,
        y: 32 + Double(number) * Self.pitch,
        width: Self.nameWidth - 8,
        height: Self.pitch
      )
      draw(name, value, value.map { max(0, Double($0)) / most } ?? 0, number, line, into: &svg)
    }
    svg.close("g")
  }

  private func draw(
    _ name: String,
    _ value: Int?,
    _ part: Double,
    _ number: Int,
    _ line: Rect,
    into svg: inout SVGText
  ) {
    svg.open("g", [("role", "listitem")])
    svg.draw(name.escapedForDisplay(), .subtitle, .left, in: line)
    // A count of 0 has a barely visible bar; a missing value has none.
    let room = Self.panelWidth - Self.nameWidth - Self.numberWidth
    let width = value == nil ? 0 : max(1.5, part * room)
    let bar = Rect(
      x: Self.nameWidth,
      y: line.midY - Self.barHeight / 2,
      width: width,
      height: Self.barHeight
    )
    var corners = PictureCorners(top: 3, bottom: 3)
    corners = corners.only(left: false, right: width > 3)
    svg.path("c\(number % PicturePalette.barColors)", bar, corners: corners)
    let place = Rect(
      x: bar.maxX + 6,
      y: line.minY,
      width: Self.numberWidth - 6,
      height: Self.pitch
    )
    svg.draw(value.map(Self.grouped) ?? "–", .subtitle, .left, in: place)
    svg.close("g")
  }

  /// Returns a number with a comma before every three digits.
  private static func grouped(_ value: Int) -> String {
    let digits = Array(String(value.magnitude))
    var text = value < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }
}
