import TableUI
import TextLayout

/// `viewport`: the size of the frame that the table is laid out in.
struct ViewportCommand: Command {
  static let description = CommandDescription(
    name: "viewport",
    shortest: "vie",
    group: .looking,
    syntax: ["viewport", "viewport W H"],
    summary: "the size of the frame in points (a column is 8 wide, a line 22 high)",
    pattern: "Changes the view's bounds; the next layout asks for the rows that come in.",
    example: "viewport 320 264",
    effects: .changes,
    completion: .optional(.sequence([.number, .number])),
    needs: .source
  )

  private let size: Size?

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    guard !arguments.isEmpty else {
      size = nil
      return
    }
    let offset = arguments.offset
    let width = try arguments.takeNumber("a width in points")
    let height = try arguments.takeNumber("a height in points")
    guard let size = TableFrame.size(width, height) else {
      throw CommandError(
        "bad-argument",
        "a viewport of \(width.pointsText) x \(height.pointsText) pt cannot be drawn",
        hint: "points from 8 x 1 to 100000 x 100000",
        offset: offset
      )
    }
    self.size = size
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    if let size { try source.fit(into: size) }
    let now = source.tableView.size
    return Answer([.points(now.width), .points(now.height)], now.words)
  }
}
