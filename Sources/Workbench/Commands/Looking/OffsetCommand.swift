import TableUI
import TextLayout

/// `offset`: how far the table is scrolled.
struct OffsetCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("offset", short: "off", in: .looking),
    words: .of(make: Self.init),
    summary: "how far the table is scrolled, in points",
    pattern: "Asks the view alone (contentOffset).",
    setup: ["viewport 390 132", "scroll by 44"],
    example: "offset",
    effects: .reads
  )

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let y = source.tableView.contentOffset.y
    return Answer(.points(y), "\(y.pointsText) pt")
  }
}
