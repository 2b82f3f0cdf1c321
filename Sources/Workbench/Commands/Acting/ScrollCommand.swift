import TableModel
import TableUI
import TextLayout

/// `scroll`: moves the content under the frame.
struct ScrollCommand: Command {
  static let description = CommandDescription(
    name: "scroll",
    shortest: "scr",
    group: .acting,
    syntax: ["scroll by PT [flick]", "scroll to S R [top|middle|bottom|none]", "scroll top|end"],
    summary: "scrolls; cells leave and enter",
    pattern:
      "by is a finger (a flick runs on), top a tap on the status bar, to and end the application's own; each tells "
      + "the delegate in its own words. V asks C for each row that comes in; rows that leave go to the pool "
      + "afterwards.",
    setup: ["viewport 390 132"],
    example: "scroll by 44",
    effects: .changes,
    completion: .scrollWords,
    needs: .source
  )

  private enum Motion {
    case by(Double, flicks: Bool)
    case to(Arguments.Located, ScrollPosition)
    case top
    case end
  }

  private let motion: Motion

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    switch try arguments.takeChoice(["by", "to", "top", "end"]) {
    case "by":
      let points = try arguments.takeNumber("a number of points")
      motion = .by(points, flicks: arguments.take("flick"))
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
    try source.layout()
    var target: IndexPath?
    if case .to(let address, _) = motion { target = try RowResolver(source).row(address) }
    let isAllowed = try move(source, target, session)
    guard isAllowed else {
      throw CommandError(
        "refused",
        "the delegate does not let a tap on the status bar scroll to the top",
        hint: "its scrollViewShouldScrollToTop(_:) answers false; scroll to 0 0 top does not ask"
      )
    }
    return Self.answer(source)
  }

  /// Scrolls; false where the delegate does not want it.
  private func move(
    _ source: OpenSource,
    _ target: IndexPath?,
    _ session: Session
  ) throws(CommandError) -> Bool {
    let table = source.tableView
    let runner = GestureRunner(session, source)
    source.comeBack()
    switch motion {
    case .by(let points, let flicks):
      _ = try runner.run(.scroll(by: points, flicks: flicks))
    case .top: return try runner.run(.tapStatusBar).outcome.isAllowed
    case .end:
      let end = Point(x: table.contentOffset.x, y: table.contentOffsetRange.upperBound)
      table.setContentOffset(end, animated: true)
    case .to(_, let position):
      guard let target else { break }
      do { try table.scrollToRow(at: target, at: position, animated: true) } catch {
        throw CommandError(error, era: table.messageEra)
      }
      source.current = target
    }
    try source.layout()
    return true
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

extension ScrollCommand: SteppingCommand {
  /// As far again.
  func step(behind answer: Answer, in session: Session) -> LookingStep? {
    guard case .by(let points, let flicks) = motion else { return nil }
    return LookingStep(line: "scroll by \(points.pointsText)" + (flicks ? " flick" : ""))
  }
}

extension Grammar {
  /// How far, or where to.
  fileprivate static let scrollWords = Grammar.choice([
    .sequence([
      .word("by", help: "so many points"), .number, .optional(.word("flick", help: "runs on")),
    ]),
    .sequence([.word("to", help: "a row"), .row, .optional(.scrollPosition)]),
    .word("top", help: "the first row"), .word("end", help: "the last row"),
  ])

  /// Where in the viewport a row comes to stand.
  static let scrollPosition = Grammar.anyWord(of: ["top", "middle", "bottom", "none"])
}
