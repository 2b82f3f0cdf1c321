/// A typed piece of a command's words: its parser, help text, completion and errors.
///
/// The syntax of a command combines such pieces. That one value supplies the parser (``parse``),
/// the text of `help` and hints (``forms``), and the completions of Tab (``completion``).
/// ```swift
/// .sequence(.section, .flag("--all", help: "every row"))   // S [--all], gives (Int, Bool)
/// ```
package struct Syntax<Value>: Sendable {
  /// Takes the words.
  package typealias Parse = @MainActor @Sendable (inout Arguments) throws(CommandError) -> Value

  /// The written syntax, one form per line; parts in brackets are optional.
  package var forms: [[SyntaxPart]]

  /// The grammar for completion, except the options.
  package var grammar: Grammar

  /// The options allowed anywhere among the words.
  package var options: [WordOption]

  /// Whether the piece consists only of options, which are taken before the other words are
  /// counted.
  package let isOption: Bool

  /// The expected input, for an error that rejects a choice of several pieces.
  package let wanted: String

  /// Whether the next word can begin the piece.
  package var begins: @MainActor @Sendable (Arguments) -> Bool

  /// Takes the words of the piece.
  package let parse: Parse

  /// Creates a piece.
  ///
  /// - Parameters:
  ///   - forms: The written syntax.
  ///   - grammar: The grammar for completion, except the options.
  ///   - options: The options allowed anywhere among the words.
  ///   - isOption: Whether the piece consists only of options.
  ///   - wanted: The expected input, for errors.
  ///   - begins: Whether the next word can begin the piece; by default, any word can.
  ///   - parse: Takes the words of the piece.
  package init(
    forms: [[SyntaxPart]],
    grammar: Grammar,
    options: [WordOption] = [],
    isOption: Bool = false,
    wanted: String = "",
    begins: @escaping @MainActor @Sendable (Arguments) -> Bool = { !$0.isEmpty },
    parse: @escaping Parse
  ) {
    (self.forms, self.grammar, self.options) = (forms, grammar, options)
    (self.isOption, self.wanted, self.begins) = (isOption, wanted, begins)
    self.parse = parse
  }

  /// The complete grammar, including the options.
  package var completion: Grammar { options.isEmpty ? grammar : .options(options, grammar) }
}

extension Syntax {
  /// Returns a piece with the same words and a converted value.
  package func map<Other>(
    _ change: @escaping @MainActor @Sendable (Value) throws(CommandError) -> Other
  ) -> Syntax<Other> {
    with { [parse] arguments throws(CommandError) in
      try change(try parse(&arguments))
    }
  }

  /// Returns a piece with a converted value; a failed conversion is reported at its first word.
  package func placed<Other>(
    _ change: @escaping @MainActor @Sendable (Value, _ offset: Int) throws(CommandError) -> Other
  ) -> Syntax<Other> {
    with { [parse] arguments throws(CommandError) in
      let offset = arguments.offset
      return try change(try parse(&arguments), offset)
    }
  }

  /// The value with the position of its first word, for errors found later.
  package var placed: Syntax<Placed<Value>> { placed { Placed(value: $0, offset: $1) } }

  /// Returns a piece that accepts only some values; the error for others lists the expected ones.
  package func only(
    _ wanted: String,
    where fits: @escaping @MainActor @Sendable (Value) -> Bool
  ) -> Syntax {
    with { [parse] arguments throws(CommandError) in
      let start = arguments
      let value = try parse(&arguments)
      guard fits(value) else { throw start.unexpected(wanted) }
      return value
    }
  }

  /// Returns the same piece with another written syntax.
  package func written(_ forms: [SyntaxPart]...) -> Syntax {
    var syntax = self
    syntax.forms = forms
    return syntax
  }

  /// Returns the same piece with another completion.
  package func completed(by grammar: Grammar) -> Syntax {
    var syntax = self
    (syntax.grammar, syntax.options) = (grammar, [])
    return syntax
  }

  /// Returns the same piece with another start condition.
  package func beginning(where begins: @escaping @MainActor @Sendable (Arguments) -> Bool) -> Syntax
  {
    var syntax = self
    syntax.begins = begins
    return syntax
  }

  /// Returns the same piece after a word that has no meaning.
  package func skipping(_ word: String) -> Syntax {
    with { [parse] arguments throws(CommandError) in
      _ = arguments.take(word)
      return try parse(&arguments)
    }
  }

  /// Returns a piece that differs only in how its words are parsed.
  package func with<Other>(_ parse: @escaping Syntax<Other>.Parse) -> Syntax<Other> {
    Syntax<Other>(
      forms: forms,
      grammar: grammar,
      options: options,
      isOption: isOption,
      wanted: wanted,
      begins: begins,
      parse: parse
    )
  }
}

extension Syntax {
  /// Returns a piece with the position of its first word.
  package static func placed<Own>(_ piece: Syntax<Own>) -> Syntax where Value == Placed<Own> {
    piece.placed
  }
}

/// A value with the position of its first word.
package struct Placed<Value> {
  package let value: Value
  package let offset: Int

  /// Creates a value with a position.
  package init(value: Value, offset: Int) { (self.value, self.offset) = (value, offset) }
}

extension Placed: Sendable where Value: Sendable {}
