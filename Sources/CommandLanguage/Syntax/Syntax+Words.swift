extension Syntax where Value == Void {
  /// No word.
  package static var nothing: Syntax<Void> {
    Syntax<Void>(forms: [[]], grammar: .nothing, begins: { $0.isEmpty }, parse: { _ in () })
  }

  /// A keyword that must stand here.
  ///
  /// - Parameters:
  ///   - word: The keyword.
  ///   - wanted: What an error calls it.
  ///   - help: What it does, for completion.
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
  /// A keyword with what stands behind it; options of that count behind the keyword only.
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
    ) { arguments throws(CommandError) in
      try mark.parse(&arguments)
      return try rest.parse(&arguments)
    }
  }

  /// A keyword that says it all.
  package static func mark(
    _ word: String,
    help: String = "",
    is value: @autoclosure @escaping @Sendable () -> Value
  ) -> Syntax {
    Syntax<Void>.mark(word, help: help).map { value() }
  }

  /// What is so without a word.
  package static func nothing(is value: @autoclosure @escaping @Sendable () -> Value) -> Syntax {
    Syntax<Void>.nothing.map { value() }
  }

  /// What the words of a call say beside themselves.
  package static func context(
    _ read: @escaping @MainActor @Sendable (Arguments) throws(CommandError) -> Value
  ) -> Syntax {
    Syntax(forms: [[]], grammar: .nothing, isOption: true) { arguments throws(CommandError) in
      try read(arguments)
    }
  }
}

extension Syntax where Value == String {
  /// One of a few keywords.
  package static func choice(_ words: [String]) -> Syntax<String> {
    Self.words(words.joined(separator: " or "), words.joined(separator: "|"), .anyWord(of: words)) {
      arguments throws(CommandError) in try arguments.takeChoice(words)
    }
  }

  /// How the command was called: by its name, or by another spelling of it.
  package static var verb: Syntax<String> { .context { $0.verb } }
}

extension Syntax where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the words of a type.
  package static var choice: Syntax { choice(of: Array(Value.allCases)) }

  /// One of some words of a type.
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

  /// An option without a value, such as `--all`, anywhere among the words.
  package static func flag(_ name: String, help: String = "") -> Syntax<Bool> {
    option(WordOption(name: name, help: help), []) { words in words.takeFlag(name) }
  }

  /// A keyword that may stand here.
  package static func word(_ word: String, help: String = "") -> Syntax<Bool> {
    Syntax<Void>.mark(word, help: help).ifThere.map { $0 != nil }
  }
}

extension Syntax where Value == Token? {
  /// An option with a word behind it, such as `--limit N`, anywhere among the words.
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
  /// An option with a whole number that is not too small.
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
