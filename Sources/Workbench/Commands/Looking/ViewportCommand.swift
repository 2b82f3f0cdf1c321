import TableUI
import TextLayout

/// `viewport`: the size of the frame that the table is laid out in.
struct ViewportCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("viewport", short: "vie", in: .looking),
    words: .of(.orNothing(.viewport), make: Self.init),
    summary: "the size of the frame in points (a column is 8 wide, a line 22 high)",
    pattern: "Changes the view's bounds; the next layout asks for the rows that come in.",
    example: "viewport 320 264",
    effects: .changes
  )

  private let size: Size?

  var effects: Effects { size == nil ? .reads : .changes }

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    if let size { try source.fit(into: size) }
    let now = source.tableView.size
    return Answer([.points(now.width), .points(now.height)], now.words)
  }
}

extension Syntax where Value == Size {
  /// A width and a height that can be drawn.
  fileprivate static let viewport = Syntax<(Double, Double)>.sequence(
    .number("a width in points", "W"),
    .number("a height in points", "H")
  )
  .placed { lengths, offset throws(CommandError) in
    let (width, height) = lengths
    if let size = TableFrame.size(width, height) { return size }
    throw CommandError(
      "bad-argument",
      "a viewport of \(width.pointsText) x \(height.pointsText) pt cannot be drawn",
      hint: "points from 8 x 1 to 100000 x 100000",
      offset: offset
    )
  }
}
