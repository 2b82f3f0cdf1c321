import CommandLanguage
import TableModel
import TableUI
import Workspace

/// The `type` command: replaces the text of a field.
struct TypeCommand: GestureCommand {
  static let description = CommandDescription(
    heading: .init("type", short: "ty", in: .acting),
    words: .of(.rowBeforeText, .rest("a text"), make: Self.init),
    summary: "replace the text in a cell's field; \"\" clears it",
    pattern:
      "The cell shows the text and sends it to the controller. The model accepts or rejects "
      + "it; then the table view updates the row.",
    setup: [#"insert after 0 1 {"id": "phone", "cell": "phone", "title": "Telephone"}"#],
    example: "type #phone \"+44 20 7946 0000\"",
    effects: .changes,
    needs: [.screen, .noBatch]
  )

  private let address: Arguments.Located
  private let text: String

  static func call(for gesture: Gesture, in table: TableView) -> GestureCall? {
    guard case .enter(.text(let text), let path) = gesture else { return nil }
    return GestureCall(
      Self(address: .row(path), text: text),
      ["type"] + .row(path) + [.quoted(text)]
    )
  }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    try InputRunner(session, source, address).run { .enter(.text(text), at: $0) }
  }
}

/// The `toggle` command: flips a switch.
struct ToggleCommand: GestureCommand {
  static let description = CommandDescription(
    heading: .init("toggle", short: "tog", in: .acting),
    words: .of(.row, make: Self.init),
    summary: "flip the switch in a cell",
    pattern:
      "The switch sends its value to the controller. The model stores it; then the table "
      + "view updates the row.",
    setup: [#"insert after 0 1 {"id": "letter", "cell": "switch", "title": "Letters"}"#],
    example: "toggle #letter",
    effects: .changes,
    needs: [.screen, .noBatch]
  )

  let address: Arguments.Located

  static func call(for gesture: Gesture, in table: TableView) -> GestureCall? {
    guard case .toggle(let path) = gesture else { return nil }
    return GestureCall(Self(address: .row(path)), ["toggle"] + .row(path))
  }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    try InputRunner(session, source, address).run { .toggle($0) }
  }
}

/// The `choose` command: picks one of a control's values, or a date.
struct ChooseCommand: GestureCommand {
  static let description = CommandDescription(
    heading: .init("choose", short: "choo", in: .acting),
    words: .of(
      .rowBeforeText,
      .rest("a value", "VALUE", completed: .offeredValue),
      make: Self.init
    ),
    summary: "pick one of a cell's choices, or a date",
    pattern:
      "The cell sends the value to the controller. The model stores it, which may insert or "
      + "delete dependent rows. Then the table view updates.",
    setup: [
      #"insert after 0 1 {"id": "way", "cell": "choice", "title": "By", "choices": ["mail", "phone"]}"#
    ],
    example: "choose #way phone",
    effects: .changes,
    needs: [.screen, .noBatch]
  )

  private let address: Arguments.Located
  private let value: String

  static func call(for gesture: Gesture, in table: TableView) -> GestureCall? {
    guard case .enter(.choice(let choice), let path) = gesture else { return nil }
    return GestureCall(
      Self(address: .row(path), value: choice),
      ["choose"] + .row(path) + [.quoted(choice)]
    )
  }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    try InputRunner(session, source, address).run { .enter(.choice(value), at: $0) }
  }
}

extension Grammar {
  /// The grammar of a value that the row offers; a date if it has a date field.
  fileprivate static let offeredValue = Grammar.slot(
    WordSlot(name: "a value that the row offers", samples: ["2024-05-17"]) { scope, _ in
      let row = scope.row ?? scope.current
      let field = row.flatMap { scope.item(at: $0) }.flatMap(FormField.init(of:))
      return SlotCompletions((field?.choices ?? []).map { OfferedWord($0, isText: true) })
    } follow: { _, _ in
      [WordSlot.Follow()]
    }
  )
}

/// The `button` command: presses a button in a cell.
struct ButtonCommand: GestureCommand {
  static let description = CommandDescription(
    heading: .init("button", short: "but", in: .acting),
    words: .of(
      .rowBeforeText,
      .text("the name of a button", "NAME", completed: .buttonName),
      .optional(.rest("a value", "VALUE")),
      make: Self.init
    ),
    summary: "press a button inside a cell",
    pattern:
      "The cell calls its listener, which it holds weakly. The controller receives the "
      + "button's name and value once.",
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

  static func call(for gesture: Gesture, in table: TableView) -> GestureCall? {
    guard case .enter(.button(let name, let value), let path) = gesture else { return nil }
    let words: [GestureCall.Word] = ["button"] + .row(path) + [.quoted(name)]
    return GestureCall(
      Self(address: .row(path), name: name, value: value),
      words + (value.map { [.quoted($0)] } ?? [])
    )
  }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    try InputRunner(session, source, address).run { .enter(.button(name, value: value), at: $0) }
  }
}

extension Grammar {
  /// The grammar of a button's name in the row's cell.
  fileprivate static let buttonName = Grammar.slot(
    WordSlot(name: "the name of a button", samples: ["buy"]) { scope, _ in
      guard let path = scope.row ?? scope.current else { return SlotCompletions() }
      let cell = scope.source?.tableView.cellForRow(at: path) as? any CellInputTaking
      let controls = cell?.controls ?? []
      let names = controls.compactMap { control in
        if case .button(let name) = control { name } else { nil }
      }
      let listed = names.isEmpty ? scope.item(at: path)?.texts(of: "buttons") ?? [] : names
      return SlotCompletions(listed.map { OfferedWord($0, isText: true) })
    } follow: { _, token in
      // Two consecutive numbers are an address.
      token.bare.flatMap { Address.Place($0) } == nil ? [WordSlot.Follow()] : []
    }
  )
}
