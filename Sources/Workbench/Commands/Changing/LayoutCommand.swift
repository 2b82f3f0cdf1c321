import TableUI

/// `layout`: the layout pass, as the next turn of the run loop would do it.
struct LayoutCommand: Command {
  static let description = CommandDescription(
    name: "layout",
    shortest: "lay",
    group: .changing,
    syntax: ["layout"],
    summary: "the layout pass: cells are asked for, the second half of reload",
    pattern: "V asks C for the cells of the rows on the screen (layoutIfNeeded).",
    setup: ["scroll end"],
    example: "layout",
    effects: .changes,
    needs: .source
  )

  init(_ arguments: inout Arguments, in session: Session) {}

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
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
