import TableModel
import TableUI

/// `toggle`: a person moves a switch.
struct ToggleCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("toggle", short: "tog", in: .acting),
    words: .of(.row, make: Self.init),
    summary: "moves the switch in a cell to the other side",
    pattern: "V: the switch moves → C hears how it stands → M takes it → V shows that row anew.",
    setup: [#"insert after 0 1 {"id": "letter", "cell": "switch", "title": "Letters"}"#],
    example: "toggle #letter",
    effects: .changes,
    needs: [.screen, .noBatch]
  )

  let address: Arguments.Located

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    try InputRunner(session, source, address).run { .toggle($0) }
  }
}
