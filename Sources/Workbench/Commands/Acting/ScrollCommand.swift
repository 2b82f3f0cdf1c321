import TableModel
import TableUI
import TextLayout

/// `scroll`: moves the content under the frame.
struct ScrollCommand: Command {
  static let description = CommandDescription(
    name: "scroll",
    shortest: "scr",
    group: .acting,
    syntax: ["scroll by PT", "scroll to S R [top|middle|bottom|none]", "scroll top|end"],
    summary: "scrolls; cells leave and enter",
    pattern: "V asks C for each row that comes in; rows that leave go to the pool afterwards.",
    setup: ["viewport 390 132"],
    example: "scroll by 44",
    effects: .changes,
    completion: .scrollWords,
    needs: .source
  )

  private enum Motion {
    case by(Double)
    case to(Arguments.Located, ScrollPosition)
    case top
    case end
  }

  private let motion: Motion

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    switch try arguments.takeChoice(["by", "to", "top", "end"]) {
    case "by": motion = .by(try arguments.takeNumber("a number of points"))
    case "to":
      let address = try arguments.takeExplicitAddress("a row such as 0 3")
      motion = .to(address, try Self.takePosition(&arguments))
    case "top": motion = .top
    default: motion = .end
    }
  }

  /// Takes `top`, `middle`, `bottom` or `none`; without one it is `none`.
  static func takePosition(
    _ arguments: inout Arguments
  ) throws(CommandError) -> ScrollPosition {
    guard !arguments.isEmpty else { return .none }
    switch try arguments.takeChoice(["top", "middle", "bottom", "none"]) {
    case "top": return .top
    case "middle": return .middle
    case "bottom": return .bottom
    default: return .none
    }
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireScreen()
    let table = source.tableView
    try source.layout()
    let offset = table.contentOffset
    let range = table.contentOffsetRange
    var target: IndexPath?
    if case .to(let address, _) = motion { target = try RowResolver(source).row(address) }
    do throws(TableError) {
      switch motion {
      case .by(let points):
        table.setContentOffset(Point(x: offset.x, y: offset.y + points), animated: true)
      case .top:
        table.setContentOffset(Point(x: offset.x, y: range.lowerBound), animated: true)
      case .end:
        table.setContentOffset(Point(x: offset.x, y: range.upperBound), animated: true)
      case .to(_, let position):
        guard let target else { break }
        try table.scrollToRow(at: target, at: position, animated: true)
        source.current = target
      }
      try table.layoutIfNeeded()
    } catch {
      throw CommandError(error, era: table.messageEra)
    }
    return Self.answer(source)
  }

  /// Where the table stands now.
  private static func answer(_ source: OpenSource) -> Answer {
    let table = source.tableView
    let visible = table.indexPathsForVisibleRows
    let y = table.contentOffset.y
    var line = "offset \(y.pointsText) pt"
    if let first = visible.first, let last = visible.last {
      line += ", visible \(first) to \(last)"
    }
    return Answer(["offset": .points(y), "visible": AnswerValue(visible)], line)
  }
}

extension Grammar {
  /// How far, or where to.
  fileprivate static let scrollWords = Grammar.choice([
    .sequence([.word("by", help: "so many points"), .number]),
    .sequence([.word("to", help: "a row"), .row, .optional(.scrollPosition)]),
    .word("top", help: "the first row"), .word("end", help: "the last row"),
  ])

  /// Where in the viewport a row comes to stand.
  static let scrollPosition = Grammar.anyWord(of: ["top", "middle", "bottom", "none"])
}
