import TableModel
import TableUI

/// `button`: a person presses a button inside a cell.
struct ButtonCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("button", short: "but", in: .acting),
    words: .of(
      .rowBeforeText,
      .text("the name of a button", "NAME", completed: .buttonName),
      .optional(.rest("a value", "VALUE")),
      make: Self.init
    ),
    summary: "presses a button inside a cell; the controller hears its name",
    pattern: "V: the cell tells whoever listens, held weakly → C hears name and value once.",
    setup: [
      #"insert after 0 1 {"id": "tea", "cell": "promo", "title": "Tea", "buttons": ["buy"]}"#
    ],
    example: "button #tea buy",
    effects: .changes,
    needs: [.screen, .noBatch]
  )

  private let address: Arguments.Located
  private let name: String
  private let value: String?

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    try InputRunner(session, source, address).run { .enter(.button(name, value: value), at: $0) }
  }
}

extension Grammar {
  /// The name of a button in the row's cell.
  fileprivate static let buttonName = Grammar.slot(
    WordSlot(name: "the name of a button", samples: ["buy"]) { scope, _ in
      guard let path = scope.row ?? scope.current else { return Offer() }
      let cell = scope.source?.tableView.cellForRow(at: path) as? any CellInputTaking
      let controls = cell?.controls ?? []
      let names = controls.compactMap { control in
        if case .button(let name) = control { name } else { nil }
      }
      let listed = names.isEmpty ? scope.item(at: path)?.texts(of: "buttons") ?? [] : names
      return Offer(listed.map { OfferedWord($0, isText: true) })
    } follow: { _, token in
      // Two numbers in a row are an address.
      token.bare.flatMap { Address.Place($0) } == nil ? [WordSlot.Follow()] : []
    }
  )
}
