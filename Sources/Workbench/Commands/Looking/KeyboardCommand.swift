import TableUI
import TextLayout

/// `keyboard`: a keyboard that covers the bottom of the table.
struct KeyboardCommand: Command {
  static let description = CommandDescription(
    name: "keyboard",
    shortest: "key",
    group: .looking,
    syntax: ["keyboard", "keyboard PT|off"],
    summary: "a keyboard covers so many points at the bottom; the current row stays in sight",
    pattern:
      "The table view controller makes room [documented] by contentInset and scrolls; the model never"
      + " hears.",
    example: "keyboard 216",
    effects: .changes,
    completion: .optional(.choice([.word("off", help: "it goes away"), .number])),
    needs: .source
  )

  private let height: Double?

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    guard !arguments.isEmpty else {
      height = nil
      return
    }
    if arguments.take("off") {
      height = 0
      return
    }
    let offset = arguments.offset
    let points = try arguments.takeNumber("a number of points, or off,")
    guard (0...100_000).contains(points) else {
      throw CommandError(
        "bad-argument",
        "no keyboard is \(points.pointsText) pt high",
        hint: "a number of points from 0 to 100000, or off",
        offset: offset
      )
    }
    height = points
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    let table = source.tableView
    try source.layout()
    if let height {
      guard let controller = source.door.controller as? any KeyboardAvoiding else {
        throw source.door.missing(
          "keyboardDidChange(height:keepingVisible:)",
          of: "KeyboardAvoiding"
        )
      }
      let row = source.current ?? table.indexPathForSelectedRow
      controller.keyboardDidChange(height: height, keepingVisible: row)
      try source.layout()
    }
    let inset = table.keyboardInset
    let offset = table.contentOffset.y
    let line = inset > 0 ? "the keyboard covers \(inset.pointsText) pt" : "no keyboard"
    return Answer(
      ["keyboard": .points(inset), "offset": .points(offset)],
      line + ", offset \(offset.pointsText) pt"
    )
  }
}
