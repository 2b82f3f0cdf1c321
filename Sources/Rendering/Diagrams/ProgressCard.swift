import TextLayout

/// A small card with a bar for each course, as a picture or as text.
///
///     var card = ProgressCard(title: "Lessons")
///     card.bars = [.init("thin", done: 4, of: 11)]
///     card.text.joined(separator: "\n")
public struct ProgressCard: Hashable, Sendable {
  /// The progress in one course.
  public struct Bar: Hashable, Sendable {
    /// The name of the course.
    public var label: String

    /// The number of completed lessons, at most ``total``.
    public var done: Int

    /// The number of lessons.
    public var total: Int

    /// Creates a bar.
    public init(_ label: String, done: Int, of total: Int) {
      (self.label, self.done, self.total) = (label, done, total)
    }

    /// The completed part, from 0 to 1.
    fileprivate var share: Double { total > 0 ? Double(min(done, total)) / Double(total) : 0 }

    fileprivate var count: String { "\(done) of \(total)" }
  }

  /// The title.
  public var title: String

  /// The bars, from top to bottom.
  public var bars: [Bar] = []

  /// The line below the bars.
  public var footer = ""

  /// Creates a card without bars.
  public init(title: String) { self.title = title }

  /// The card as lines, with control characters escaped; a bar has 20 columns.
  public var text: [String] {
    let width = bars.map(\.label.displayWidth).max() ?? 0
    let lines = bars.map { bar in
      let filled = Int((bar.share * 20).rounded(.down))
      let drawn = String(repeating: "█", count: filled) + String(repeating: "░", count: 20 - filled)
      return "\(bar.label.escapedForDisplay().padded(toWidth: width))  \(drawn)  \(bar.count)"
    }
    return [title.escapedForDisplay()] + lines + (footer.isEmpty ? [] : [footer])
  }

  private static let width = 360.0
  private static let margin = 16.0
  private static let rowHeight = 34.0

  /// The card as an SVG picture 360 points wide, one element per line.
  public var svg: [String] {
    let height = 68 + Double(bars.count) * Self.rowHeight
    let (width, tall) = (Self.width.pointsText, height.pointsText)
    var lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(width) \#(tall)" "#
        + #"width="\#(width)" height="\#(tall)" role="img">"#,
      SVGText.element("title", [], title.escapedForDisplay()),
    ]
    lines += SequenceDiagramPicture.style
    let room = Int((Self.width - 2 * Self.margin) / 8)
    let heading = title.escapedForDisplay().truncated(toWidth: room)
    lines.append(Self.words(heading, x: Self.margin, y: 30, "t"))
    for (index, bar) in bars.enumerated() {
      lines += Self.lines(of: bar, y: 44 + Double(index) * Self.rowHeight)
    }
    if !footer.isEmpty { lines.append(Self.words(footer, x: Self.margin, y: height - 10, "q")) }
    return lines + ["</svg>"]
  }

  private static func lines(of bar: Bar, y: Double) -> [String] {
    let full = width - 2 * margin
    func box(_ width: Double, _ kind: String) -> String {
      SVGText.element(
        "rect",
        [
          ("class", .text(kind)), ("x", .points(margin)), ("y", .points(y + 20)),
          ("width", .points(width)), ("height", .points(8)), ("rx", .points(4)),
        ]
      )
    }
    let label = bar.label.escapedForDisplay().truncated(toWidth: 24)
    let count = SVGText.element(
      "text",
      [
        ("class", "q"), ("x", .points(width - margin)), ("y", .points(y + 14)),
        ("text-anchor", "end"),
      ],
      bar.count
    )
    let filled = bar.share > 0 ? [box((full * bar.share).rounded(), "h")] : []
    return [words(label, x: margin, y: y + 14, "p"), count, box(full, "b P")] + filled
  }

  private static func words(_ text: String, x: Double, y: Double, _ kind: String) -> String {
    SVGText.element("text", [("class", .text(kind)), ("x", .points(x)), ("y", .points(y))], text)
  }
}
