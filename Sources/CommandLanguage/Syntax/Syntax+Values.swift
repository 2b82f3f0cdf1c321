extension Syntax {
  /// Returns a piece of ordinary words.
  ///
  /// - Parameters:
  ///   - wanted: The name of the piece in errors.
  ///   - name: The placeholder in the syntax.
  ///   - grammar: The grammar for completion.
  ///   - take: Takes the words.
  /// - Returns: The piece.
  package static func words(
    _ wanted: String,
    _ name: String,
    _ grammar: Grammar,
    take: @escaping @MainActor @Sendable (inout Arguments) throws(CommandError) -> Value
  ) -> Syntax {
    Syntax(forms: [[.word(name)]], grammar: grammar, wanted: wanted) {
      arguments throws(CommandError) in try take(&arguments)
    }
  }
}

extension Syntax where Value == Double {
  /// Returns a piece for a finite number.
  package static func number(
    _ wanted: String = "a number of points",
    _ name: String = "PT"
  ) -> Syntax<Double> {
    words(wanted, name, .number) { words throws(CommandError) in try words.takeNumber(wanted) }
  }
}

extension Syntax where Value == Int {
  /// Returns a piece for an integer.
  package static func integer(_ wanted: String, _ name: String = "N") -> Syntax<Int> {
    words(wanted, name, .number) { words throws(CommandError) in try words.takeInteger(wanted) }
  }

  /// Returns a piece for an integer from 1; without a word it is 1.
  package static func count(_ wanted: String) -> Syntax<Int> {
    integer(wanted).only("a number from 1") { $0 > 0 }
      .completed(by: .times).ifThere.map { $0 ?? 1 }
  }

  /// A number of milliseconds.
  package static var milliseconds: Syntax<Int> {
    integer("a number of milliseconds", "MS")
      .only("0 to 1000000000 milliseconds") { (0...1_000_000_000).contains($0) }
  }
}

extension Syntax where Value == String {
  /// Returns a piece for any one word.
  package static func text(
    _ wanted: String,
    _ name: String = "TEXT",
    completed grammar: Grammar = .text
  ) -> Syntax<String> {
    words(wanted, name, grammar) { words throws(CommandError) in try words.takeText(wanted) }
  }

  /// Returns a piece for all remaining words, as one text.
  package static func rest(
    _ wanted: String,
    _ name: String = "TEXT",
    completed grammar: Grammar = .text
  ) -> Syntax<String> {
    words(wanted, name, grammar) { words throws(CommandError) in
      guard let text = words.takeRest() else { throw words.unexpected(wanted) }
      return text
    }
  }
}
