import TableModel

extension Syntax {
  /// A piece of ordinary words.
  ///
  /// - Parameters:
  ///   - wanted: What an error calls it.
  ///   - name: How it is written.
  ///   - grammar: What fits.
  ///   - take: Takes the words.
  /// - Returns: The piece.
  static func words(
    _ wanted: String,
    _ name: String,
    _ grammar: Grammar,
    take: @escaping @MainActor @Sendable (inout Arguments) throws(CommandError) -> Value
  ) -> Syntax {
    Syntax(forms: [[.word(name)]], grammar: grammar, wanted: wanted) {
      arguments,
      _ throws(CommandError) in try take(&arguments)
    }
  }

  /// The words of a command: pieces one after the other, and what makes the command of them.
  package static func of<each Part>(
    _ part: repeat Syntax<each Part>,
    make: @escaping @MainActor @Sendable (repeat each Part) throws(CommandError) -> Value
  ) -> Syntax {
    let pieces = Syntax<(repeat each Part)>.sequence(repeat each part)
    return pieces.with { arguments, session throws(CommandError) in
      let values = try pieces.parse(&arguments, session)
      return try make(repeat each values)
    }
  }
}

extension Syntax where Value == Double {
  /// A finite number.
  static func number(
    _ wanted: String = "a number of points",
    _ name: String = "PT"
  ) -> Syntax<Double> {
    words(wanted, name, .number) { words throws(CommandError) in try words.takeNumber(wanted) }
  }
}

extension Syntax where Value == Int {
  /// A whole number.
  static func integer(_ wanted: String, _ name: String = "N") -> Syntax<Int> {
    words(wanted, name, .number) { words throws(CommandError) in try words.takeInteger(wanted) }
  }

  /// A whole number from 1; without a word it is 1.
  static func count(_ wanted: String) -> Syntax<Int> {
    integer(wanted).only("a number from 1") { $0 > 0 }
      .completed(by: .times).ifThere.map { $0 ?? 1 }
  }

  /// The number of a section.
  package static func section(_ wanted: String = "a section number") -> Syntax<Int> {
    integer(wanted, "S").completed(by: .section)
  }

  /// A number of milliseconds.
  static var milliseconds: Syntax<Int> {
    integer("a number of milliseconds", "MS")
      .only("0 to 1000000000 milliseconds") { (0...1_000_000_000).contains($0) }
  }
}

extension Syntax where Value == String {
  /// Any one word.
  package static func text(
    _ wanted: String,
    _ name: String = "TEXT",
    completed grammar: Grammar = .text
  ) -> Syntax<String> {
    words(wanted, name, grammar) { words throws(CommandError) in try words.takeText(wanted) }
  }

  /// The path of a file.
  static func file(
    _ wanted: String = "a file",
    _ name: String = "FILE",
    completed grammar: Grammar = .files
  ) -> Syntax<String> { text(wanted, name, completed: grammar) }

  /// All words that are left, as one text.
  static func rest(
    _ wanted: String,
    _ name: String = "TEXT",
    completed grammar: Grammar = .text
  ) -> Syntax<String> {
    words(wanted, name, grammar) { words throws(CommandError) in
      guard let text = words.takeRest() else { throw words.unexpected(wanted) }
      return text
    }
  }

  /// All words that are left as a text to look for; blanks only are none.
  static func search(
    _ wanted: String = "a text to look for",
    _ name: String = "TEXT",
    completed grammar: Grammar = .searchText
  ) -> Syntax<String> {
    rest(wanted, name, completed: grammar).only(wanted) { $0.contains { !$0.isWhitespace } }
  }
}

extension Syntax where Value == RowKey {
  /// A key that rows have.
  static let key = Syntax<String>.text("a key", "KEY", completed: .rowKey).map { RowKey($0) }
}
