import CommandLanguage
import TableUI
import Workspace

/// The `keyboard` command: shows a keyboard that covers the bottom of the table.
struct KeyboardCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("keyboard", short: "key", in: .looking),
    words: .of(
      .orNothing(.either(.mark("off", help: "hide the keyboard", is: 0), .keyboardHeight)),
      make: Self.init
    )
    .written([], ["PT|off"]),
    summary: "set the height of the keyboard, or hide it",
    pattern:
      "The table view controller adds a contentInset and scrolls [documented]. The current "
      + "row stays visible; the model does not change.",
    example: "keyboard 216",
    effects: .changes,
    value: .member("keyboard", "the height in points")
  )

  private let height: Double?

  var effects: Effects { height == nil ? .reads : .changes }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
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
      let inset = table.keyboardInset
      source.settings.choose(\.keyboardInset) { inset }
      try source.layout()
    }
    let inset = table.keyboardInset
    let offset = table.contentOffset.y

    return Answer(
      ["keyboard": .points(inset), "offset": .points(offset)],
      ViewText.keyboard(inset: inset, offset: offset)
    )
  }
}

extension Syntax where Value == Double {
  /// The syntax of a keyboard height, from 0 to 100,000 points.
  fileprivate static let keyboardHeight = number("a number of points, or off,").placed {
    points,
    offset throws(CommandError) in
    guard (0...100_000).contains(points) else {
      throw CommandError(ViewFault.noKeyboard(points: points), at: offset)
    }
    return points
  }
}
