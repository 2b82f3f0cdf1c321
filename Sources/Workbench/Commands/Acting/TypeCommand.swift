import TableModel
import TableUI

/// `type`: a person replaces the text of a field.
struct TypeCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("type", short: "ty", in: .acting),
    words: .of(.rowBeforeText, .rest("a text"), make: Self.init),
    summary: "replaces the text in the field of a cell; \"\" empties it",
    pattern: "V: the cell shows the text → C hears it → M takes it or not → V shows that row anew.",
    setup: [#"insert after 0 1 {"id": "phone", "cell": "phone", "title": "Telephone"}"#],
    example: "type #phone \"+44 20 7946 0000\"",
    effects: .changes,
    needs: [.screen, .noBatch]
  )

  private let address: Arguments.Located
  private let text: String

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    try InputRunner(session, source, address).run { .enter(.text(text), at: $0) }
  }
}
