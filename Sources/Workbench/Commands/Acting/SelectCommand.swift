import TableModel
import TableUI

/// `select`: a touch on a row and the finger up again.
struct SelectCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("select", short: "sel", in: .acting, aliases: ["tap"]),
    words: .of(.row, make: Self.init),
    summary: "taps a row: highlight, willSelect … didSelect with the object",
    pattern:
      "V → delegate → C: shouldHighlight, didHighlight, didUnhighlight, willSelect, didSelect.",
    example: "select 0 3",
    effects: .changes,
    needs: .screen
  )

  let address: Arguments.Located

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    try TapRunner(session, source).tap(try RowResolver(source).row(address))
  }
}
