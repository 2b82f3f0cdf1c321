import CommandLanguage
import Workspace

extension Syntax where Value == Arguments.Located {
  /// A row; without words the current one.
  static var row: Syntax<Arguments.Located> { address(.optionalRow) }

  /// One or several rows; without words the current one.
  static var rows: Syntax<Arguments.Located> { address(.optionalRows) }

  /// A row, where no keyword stands in its place; else the current one.
  static func row(before keywords: String...) -> Syntax<Arguments.Located> {
    address(.optionalRow, where: { $0.bare().map(keywords.contains) != true })
  }

  /// Rows, where no keyword stands in their place; else the current one.
  static func rows(before keywords: String...) -> Syntax<Arguments.Located> {
    address(.optionalRows, where: { $0.bare().map(keywords.contains) != true })
      .written([.row], [.rows])
  }

  /// The same, told as if they must be written.
  static var explicitRow: Syntax<Arguments.Located> { row.written([.row]) }
  static var explicitRows: Syntax<Arguments.Located> { rows.written([.row], [.rows]) }

  /// An address, or the current row where none stands.
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

  /// An address that must be written.
  static func explicit(_ wanted: String, _ grammar: Grammar = .row) -> Syntax<Arguments.Located> {
    Syntax(forms: [[.row]], grammar: grammar, wanted: wanted) {
      arguments throws(CommandError) in try arguments.takeExplicitAddress(wanted)
    }
  }

  /// A row with something behind it: a single word is what it would be about, and of two numbers the second is, where
  /// one section needs no number.
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
  /// The current row, where nobody wrote one.
  static func current(at offset: Int) -> Self {
    Self(address: .current, offset: offset, isExplicit: false)
  }
}
