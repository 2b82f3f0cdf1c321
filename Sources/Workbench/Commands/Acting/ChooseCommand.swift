import TableModel
import TableUI

/// `choose`: a person picks one of the values of a choice, or a day.
struct ChooseCommand: Command {
  static let description = CommandDescription(
    name: "choose",
    shortest: "choo",
    group: .acting,
    syntax: ["choose [S R] VALUE"],
    summary: "picks one of the values that a cell offers, or a day",
    pattern: "V: the cell shows the value → C hears it → M takes it, rows come and go with it → V.",
    setup: [
      #"insert after 0 1 {"id": "way", "cell": "choice", "title": "By", "choices": ["mail", "phone"]}"#
    ],
    example: "choose #way phone",
    effects: .changes,
    completion: .sequence([.optionalRow, .offeredValue]),
    needs: .source
  )

  private let address: Arguments.Located
  private let value: String

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    address = try arguments.takeRowBeforeText(session)
    guard let value = arguments.takeRest() else { throw arguments.unexpected("a value") }
    self.value = value
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    try InputRunner(session, address).run { .enter(.choice(value), at: $0) }
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
