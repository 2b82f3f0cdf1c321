import TableUI

/// `layout`: the layout pass, as the next turn of the run loop would do it.
struct LayoutCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("layout", short: "lay", in: .changing),
    words: .of(make: Self.init),
    summary: "the layout pass: cells are asked for, the second half of reload",
    pattern: "V asks C for the cells of the rows on the screen (layoutIfNeeded).",
    setup: ["scroll end"],
    example: "layout",
    effects: .changes
  )

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    if source.application?.asksHeightsAtLayout == true {
      source.tableView.setNeedsHeightsAndViews()
    }
    try source.layout()
    let count = source.tableView.indexPathsForVisibleRows.count
    var answer = ChangeAnswer(source).answer(for: [])
    answer.value = answer.value.adding(["visible": .int(count)])
    answer.lines = ["laid out, \(Words.count(count, "row")) visible"]
    return answer
  }
}
