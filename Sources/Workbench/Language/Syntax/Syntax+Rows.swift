import CommandLanguage
import Workspace

extension Syntax where Value == Arguments.Located {
  /// The syntax of a row that defaults to the current row.
  static var row: Syntax<Arguments.Located> { address(.optionalRow) }

  /// The syntax of one or more rows that default to the current row.
  static var rows: Syntax<Arguments.Located> { address(.optionalRows) }

  /// Returns the syntax of a row before a keyword; it defaults to the current row.
  static func row(before keywords: String...) -> Syntax<Arguments.Located> {
    address(.optionalRow, where: { $0.bare().map(keywords.contains) != true })
  }

  /// Returns the syntax of rows before a keyword; they default to the current row.
  static func rows(before keywords: String...) -> Syntax<Arguments.Located> {
    address(.optionalRows, where: { $0.bare().map(keywords.contains) != true })
      .written([.row], [.rows])
  }

  /// The same syntax, shown as required in the help.
  static var explicitRow: Syntax<Arguments.Located> { row.written([.row]) }
  static var explicitRows: Syntax<Arguments.Located> { rows.written([.row], [.rows]) }

  /// Returns the syntax of an address that defaults to the current row.
  static func address(
    _ grammar: Grammar,
    where isMeant: @escaping @MainActor @Sendable (Arguments) -> Bool = { _ in true }
  ) -> Syntax<Arguments.Located> {
    Syntax(forms: [[[.row]]], grammar: grammar, begins: isMeant) {
      arguments throws(CommandError) in
      guard isMeant(arguments) else { return .current(at: arguments.offset) }
      return try arguments.takeAddress()
    }
  }

  /// Returns the syntax of a required address.
  static func explicit(_ wanted: String, _ grammar: Grammar = .row) -> Syntax<Arguments.Located> {
    Syntax(forms: [[.row]], grammar: grammar, wanted: wanted) {
      arguments throws(CommandError) in try arguments.takeExplicitAddress(wanted)
    }
  }

  /// The syntax of an optional row before a text.
  ///
  /// A single word is the text. If the table has one section, the second of two numbers is the text
  /// too.
  static var rowBeforeText: Syntax<Arguments.Located> {
    row.with { arguments throws(CommandError) in
      guard arguments.count > 1 else { return .current(at: arguments.offset) }
      let isLone = arguments.count == 2 && arguments.session?.current?.shown.count == 1
      guard let word = arguments.bare(), let place = Address.Place(word), case .number = place,
        isLone || arguments.bare(1).flatMap({ Address.Place($0) }) == nil
      else { return try arguments.takeAddress() }
      defer { arguments.take() }
      return Arguments.Located(address: .loneRow(place), offset: arguments.offset)
    }
  }
}

extension Arguments.Located {
  /// Returns an address of the current row, for an omitted address.
  static func current(at offset: Int) -> Self {
    Self(address: .current, offset: offset, isExplicit: false)
  }
}
