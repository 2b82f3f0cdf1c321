import CommandLanguage
import TableModel
import TableUI
import TextLayout
import Workspace

/// The `scroll` command: scrolls the content.
struct ScrollCommand: GestureCommand {
  static let description = CommandDescription(
    heading: .init("scroll", short: "scr", in: .acting),
    words: .of(
      .either(
        .mark("by", help: "a number of points", then: by),
        .mark("to", help: "scroll to a row", then: to),
        .either(
          .mark("top", help: "the first row", is: .top),
          .mark("end", help: "the last row", is: .end)
        )
        .joined
      ),
      make: Self.init
    ),
    summary: "scroll the table; cells are reused on the way",
    pattern:
      "`by` drags with a finger; a flick keeps moving. `top` taps the status bar. `to` and "
      + "`end` call the table view. Each sends its own delegate calls. The table view asks for "
      + "the cell of each row that scrolls in. Cells of rows that scroll out return to the "
      + "reuse pool.",
    setup: ["viewport 390 132"],
    example: "scroll by 44",
    effects: .changes,
    needs: .screen
  )

  private enum Motion {
    case by(Double, flicks: Bool)
    case to(Arguments.Located, ScrollPosition)
    case top
    case end
  }

  private let motion: Motion

  private static let by = Syntax.sequence(
    .number(),
    .word("flick", help: "keep moving after the drag")
  )
  .map { Motion.by($0, flicks: $1) }

  private static let to = Syntax.sequence(.explicit("a row such as 0 3"), .scrollPosition)
    .map { Motion.to($0, $1) }

  static func call(for gesture: Gesture, in table: TableView) -> GestureCall? {
    switch gesture {
    case .scroll(let points, let flicks):
      GestureCall(
        Self(motion: .by(points, flicks: flicks)),
        ["scroll", "by", .points(points)] + (flicks ? ["flick"] : [])
      )
    case .tapStatusBar: GestureCall(Self(motion: .top), ["scroll", "top"])
    default: nil
    }
  }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    try source.layout()
    var target: IndexPath?
    if case .to(let address, _) = motion { target = try RowResolver(source).row(address) }
    let isAllowed = try move(source, target, session)
    guard isAllowed else {
      throw CommandError(ActingFault.statusBarRefused)
    }
    return Self.answer(source)
  }

  /// Scrolls; returns false if the delegate prevents it.
  private func move(
    _ source: OpenTable,
    _ target: IndexPath?,
    _ session: Session
  ) throws -> Bool {
    let table = source.tableView
    let runner = GestureRunner(session, source)
    source.restore()
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

  /// Returns the current scroll position and visible rows.
  private static func answer(_ source: OpenTable) -> Answer {
    let table = source.tableView
    let visible = table.indexPathsForVisibleRows
    let y = table.contentOffset.y
    return Answer(
      ["offset": .points(y), "visible": AnswerValue(visible)],
      ViewText.scrolled(offset: y, visible: visible)
    )
  }
}

extension ScrollCommand {
  /// Returns the same scroll again.
  func step(behind answer: Answer, in session: Session) -> LookingStep? {
    guard case .by(let points, let flicks) = motion else { return nil }
    return LookingStep(line: "scroll by \(points.pointsText)" + (flicks ? " flick" : ""))
  }
}

extension Syntax where Value == ScrollPosition {
  /// The syntax of a row's position in the viewport; `none` by default.
  static let scrollPosition = Syntax<String?>
    .optional(.choice(["top", "middle", "bottom", "none"]))
    .map { word -> ScrollPosition in
      switch word {
      case "top": .top
      case "middle": .middle
      case "bottom": .bottom
      default: .none
      }
    }
}
