import TableModel
import TableUI

/// `choose`: a person picks one of the values of a choice, or a day.
struct ChooseCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("choose", short: "choo", in: .acting),
    words: .of(
      .rowBeforeText,
      .rest("a value", "VALUE", completed: .offeredValue),
      make: Self.init
    ),
    summary: "picks one of the values that a cell offers, or a day",
    pattern: "V: the cell shows the value → C hears it → M takes it, rows come and go with it → V.",
    setup: [
      #"insert after 0 1 {"id": "way", "cell": "choice", "title": "By", "choices": ["mail", "phone"]}"#
    ],
    example: "choose #way phone",
    effects: .changes,
    needs: [.screen, .noBatch]
  )

  private let address: Arguments.Located
  private let value: String

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    try InputRunner(session, source, address).run { .enter(.choice(value), at: $0) }
  }
}

extension Grammar {
  /// A value that the row's choice has; a day where it has a field for one.
  fileprivate static let offeredValue = Grammar.slot(
    WordSlot(name: "a value that the row offers", samples: ["2024-05-17"]) { scope, _ in
      let row = scope.row ?? scope.current
      let field = row.flatMap { scope.item(at: $0) }.flatMap(FormField.init(of:))
      return Offer((field?.choices ?? []).map { OfferedWord($0, isText: true) })
    } follow: { _, _ in
      [WordSlot.Follow()]
    }
  )
}
