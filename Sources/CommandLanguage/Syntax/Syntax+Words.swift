extension Syntax where Value == Void {
  /// No word.
  package static var nothing: Syntax<Void> {
    Syntax<Void>(forms: [[]], grammar: .nothing, begins: { $0.isEmpty }, parse: { _ in () })
  }

  /// Returns a piece for a required keyword.
  ///
  /// - Parameters:
  ///   - word: The keyword.
  ///   - wanted: The name of the piece in errors.
  ///   - help: The effect of the keyword, for completion.
  /// - Returns: The piece.
  package static func mark(_ word: String, wanted: String? = nil, help: String = "") -> Syntax<Void>
  {
    words(word, word, .word(word, help: help)) { words throws(CommandError) in
      guard words.take(word) else { throw words.unexpected(wanted ?? word) }
    }
    .beginning { $0.bare() == word }
  }
}

extension Syntax {
  /// Returns a keyword with the pieces after it; their options are allowed only after the keyword.
  package static func mark(
    _ word: String,
    wanted: String? = nil,
    help: String = "",
    then rest: Syntax
  ) -> Syntax {
    let mark = Syntax<Void>.mark(word, wanted: wanted, help: help)
    return Syntax(
      forms: rest.forms.map { [.word(word)] + $0 },
      grammar: .sequence([mark.grammar, rest.completion]),
      wanted: word,
      begins: mark.begins
    ) { [take = mark.parse, takeRest = rest.parse] arguments throws(CommandError) in
      try take(&arguments)
      return try takeRest(&arguments)
    }
  }

  /// Returns a keyword that is complete by itself.
  package static func mark(
    _ word: String,
    help: String = "",
    is value: @autoclosure @escaping @Sendable () -> Value
  ) -> Syntax {
    Syntax<Void>.mark(word, help: help).map { value() }
  }

  /// Returns a piece without words that has a fixed value.
  package static func nothing(is value: @autoclosure @escaping @Sendable () -> Value) -> Syntax {
    Syntax<Void>.nothing.map { value() }
  }

  /// Returns a piece that reads the context instead of a word.
  package static func context(
    _ read: @escaping @MainActor @Sendable (Arguments) throws(CommandError) -> Value
  ) -> Syntax {
    Syntax(forms: [[]], grammar: .nothing, isOption: true) { arguments throws(CommandError) in
      try read(arguments)
    }
  }
}

extension Syntax where Value == String {
  /// Returns a piece for one of several keywords.
  package static func choice(_ words: [String]) -> Syntax<String> {
    Self.words(words.joined(separator: " or "), words.joined(separator: "|"), .anyWord(of: words)) {
      arguments throws(CommandError) in try arguments.takeChoice(words)
    }
  }

  /// The name or alternative spelling used to call the command.
  package static var verb: Syntax<String> { .context { $0.verb } }
}

extension Syntax where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the words of a type.
  package static var choice: Syntax { choice(of: Array(Value.allCases)) }

  /// Returns a piece for one of a type's words.
  package static func choice(of values: [Value]) -> Syntax {
    let words = values.map(\.rawValue)
    return Syntax<String>.choice(words).with { arguments throws(CommandError) in
      let start = arguments
      guard let value = Value(rawValue: try arguments.takeChoice(words)) else {
        throw start.unexpected(words.joined(separator: " or "))
      }
      return value
    }
  }
}

extension Syntax where Value == Bool {
  /// `on` or `off`.
  package static var onOff: Syntax<Bool> {
    Syntax<String>.choice(["on", "off"]).map { $0 == "on" }
  }

  /// Returns a flag such as `--all`, allowed anywhere among the words.
  package static func flag(_ name: String, help: String = "") -> Syntax<Bool> {
    option(WordOption(name: name, help: help), []) { words in words.takeFlag(name) }
  }

  /// Returns a piece for an optional keyword.
  package static func word(_ word: String, help: String = "") -> Syntax<Bool> {
    Syntax<Void>.mark(word, help: help).ifThere.map { $0 != nil }
  }
}

extension Syntax where Value == Token? {
  /// Returns an option with a value, such as `--limit N`, allowed anywhere among the words.
  package static func option(
    _ name: String,
    _ value: String,
    help: String = "",
    completed grammar: Grammar = .text
  ) -> Syntax<Token?> {
    option(WordOption(name: name, help: help, value: grammar), [.word(value)]) {
      words throws(CommandError) in try words.takeOption(name)
    }
  }
}

extension Syntax {
  private static func option(
    _ option: WordOption,
    _ value: [SyntaxPart],
    parse: @escaping Parse
  ) -> Syntax {
    let forms: [[SyntaxPart]] = [[.optional([.word(option.name)] + value)]]
    return Syntax(forms: forms, grammar: .nothing, options: [option], isOption: true, parse: parse)
      .beginning { _ in true }
  }
}

extension Syntax where Value == Int? {
  /// Returns an option with an integer of a minimum value.
  package static func option(
    _ name: String,
    _ value: String,
    from least: Int,
    help: String
  ) -> Syntax<Int?> {
    Syntax<Token?>.option(name, value, help: help, completed: .number).map {
      token throws(CommandError) in
      guard let token else { return nil }
      guard let number = Int(token.text), number >= least else {
        throw CommandError(
          ArgumentFault.wholeNumber(name: name, word: token.text, least: least),
          at: token.range.lowerBound
        )
      }
      return number
    }
  }
}
