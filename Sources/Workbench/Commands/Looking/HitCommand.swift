import TableModel
import TableUI
import TextLayout

/// `hit`: which row lies at a height of the content.
struct HitCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("hit", short: "hit", in: .looking),
    words: .of(.number("a number of points", "Y"), make: Self.init),
    summary: "the row at y points from the top of the content, if any",
    pattern: "Asks the view alone (indexPathForRow(at:)); a header is no row.",
    example: "hit 120",
    effects: .reads
  )

  private let y: Double

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let table = source.tableView
    guard let path = table.indexPathForRow(at: Point(x: table.size.width / 2, y: y)) else {
      return Answer(.null, "no row at y \(y.pointsText)")
    }
    let title = source.item(at: path)?.title ?? ""
    return Answer(
      ["section": .int(path.section), "row": .int(path.row)],
      "\(path)  \(session.shown(title))"
    )
  }
}
