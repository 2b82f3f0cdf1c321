import TableModel
import TableUI

/// `type`: a person replaces the text of a field.
struct TypeCommand: Command {
  static let description = CommandDescription(
    name: "type",
    shortest: "ty",
    group: .acting,
    syntax: ["type [S R] TEXT"],
    summary: "replaces the text in the field of a cell; \"\" empties it",
    pattern: "V: the cell shows the text → C hears it → M takes it or not → V shows that row anew.",
    setup: [#"insert after 0 1 {"id": "phone", "cell": "phone", "title": "Telephone"}"#],
    example: "type #phone \"+44 20 7946 0000\"",
    effects: .changes,
    completion: .sequence([.optionalRow, .text]),
    needs: .source
  )

  private let address: Arguments.Located
  private let text: String

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    // A lone word is the text, even if it begins as an address does: 1815-12-10.
    address = try arguments.takeRowBeforeText(session)
    guard let text = arguments.takeRest() else { throw arguments.unexpected("a text") }
    self.text = text
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    try InputRunner(session, address).run { .enter(.text(text), at: $0) }
  }
}

extension Arguments {
  /// An address with something behind it: a single word is what it would be about, and of two numbers the
  /// second is, where one section needs no number.
  @MainActor mutating func takeRowBeforeText(_ session: Session) throws(CommandError) -> Located {
    guard count > 1 else { return Located(address: .current, offset: offset, isExplicit: false) }
    let sections = session.current?.shown.count
    let isLone = count == 2 && sections == 1
    guard let word = bare(), let place = Address.Place(word), case .number = place,
      isLone || bare(1).flatMap({ Address.Place($0) }) == nil
    else { return try takeAddress() }
    defer { take() }
    return Located(address: .loneRow(place), offset: offset)
  }
}
