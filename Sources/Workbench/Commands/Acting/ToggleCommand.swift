import TableModel
import TableUI

/// `toggle`: a person moves a switch.
struct ToggleCommand: RowCommanding {
  static let description = CommandDescription(
    name: "toggle",
    shortest: "tog",
    group: .acting,
    syntax: ["toggle [S R]"],
    summary: "moves the switch in a cell to the other side",
    pattern: "V: the switch moves → C hears how it stands → M takes it → V shows that row anew.",
    setup: [#"insert after 0 1 {"id": "letter", "cell": "switch", "title": "Letters"}"#],
    example: "toggle #letter",
    effects: .changes,
    completion: .optionalRow,
    needs: .source
  )

  let address: Arguments.Located

  func run(in session: Session) throws(CommandError) -> Answer {
    try InputRunner(session, address).run { .toggle($0) }
  }
}
