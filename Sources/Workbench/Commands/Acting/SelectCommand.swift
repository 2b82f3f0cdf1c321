import TableModel
import TableUI

/// `select`: a touch on a row and the finger up again.
struct SelectCommand: RowCommanding {
  static let description = CommandDescription(
    name: "select",
    aliases: ["tap"],
    shortest: "sel",
    group: .acting,
    syntax: ["select [S R]"],
    summary: "taps a row: highlight, willSelect … didSelect with the object",
    pattern:
      "V → delegate → C: shouldHighlight, didHighlight, didUnhighlight, willSelect, didSelect.",
    example: "select 0 3",
    effects: .changes,
    completion: .optionalRow,
    needs: .source
  )

  let address: Arguments.Located

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireScreen()
    return try TapRunner(session, source).tap(try RowResolver(source).row(address))
  }
}
