import TableModel
import TableUI
import TextLayout

/// `hit`: which row lies at a height of the content.
struct HitCommand: Command {
  static let description = CommandDescription(
    name: "hit",
    shortest: "hit",
    group: .looking,
    syntax: ["hit Y"],
    summary: "the row at y points from the top of the content, if any",
    pattern: "Asks the view alone (indexPathForRow(at:)); a header is no row.",
    example: "hit 120",
    effects: .reads,
    completion: .number,
    needs: .source
  )

  private let y: Double

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    y = try arguments.takeNumber("a number of points")
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
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
