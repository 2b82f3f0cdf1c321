/// Words of a command as a typed piece: how they are read, written, completed and refused.
///
/// The syntax of a command is put together of pieces, and everything that is known of its words comes out of that one
/// value: what ``parse`` gives, what `help` and the hints write (``forms``), what Tab offers (``completion``).
/// ```swift
/// .sequence(.section, .flag("--all", help: "every row"))   // S [--all], gives (Int, Bool)
/// ```
package struct Syntax<Value>: Sendable {
  /// Takes the words.
  package typealias Parse = @MainActor @Sendable (inout Arguments) throws(CommandError) -> Value

  /// How it is written, one form a line; parts in brackets may be left out.
  package var forms: [[SyntaxPart]]

  /// What fits, but for the options.
  package var grammar: Grammar

  /// The options that may stand anywhere among the words.
  package var options: [WordOption]

  /// Whether it is made of options alone, which are taken before the words in between are counted.
  package let isOption: Bool

  /// What is missing where none of the words fits, for the choice between several pieces.
  package let wanted: String

  /// Whether the next word can begin it.
  package var begins: @MainActor @Sendable (Arguments) -> Bool

  /// Takes its words.
  package let parse: Parse

  /// Creates a piece.
  ///
  /// - Parameters:
  ///   - forms: How it is written.
  ///   - grammar: What fits, except the options.
  ///   - options: The options that may stand anywhere among the words.
  ///   - isOption: Whether it is made of options only.
  ///   - wanted: What is missing where none of the words fits.
  ///   - begins: Whether the next word can begin it; by default any.
  ///   - parse: Takes its words.
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

  /// Everything that fits, options and all.
  package var completion: Grammar { options.isEmpty ? grammar : .options(options, grammar) }
}

extension Syntax {
  /// The same words with another meaning.
  package func map<Other>(
    _ change: @escaping @MainActor @Sendable (Value) throws(CommandError) -> Other
  ) -> Syntax<Other> {
    with { arguments throws(CommandError) in
      try change(try parse(&arguments))
    }
  }

  /// The same words with another meaning, which may be wrong: the error is about the first of them.
  package func placed<Other>(
    _ change: @escaping @MainActor @Sendable (Value, _ offset: Int) throws(CommandError) -> Other
  ) -> Syntax<Other> {
    with { arguments throws(CommandError) in
      let offset = arguments.offset
      return try change(try parse(&arguments), offset)
    }
  }

  /// The value with the place of its first word, for what is found wrong with it later.
  package var placed: Syntax<Placed<Value>> { placed { Placed(value: $0, offset: $1) } }

  /// Only some values; of another the error says what fits there.
  package func only(
    _ wanted: String,
    where fits: @escaping @MainActor @Sendable (Value) -> Bool
  ) -> Syntax {
    with { arguments throws(CommandError) in
      let start = arguments
      let value = try parse(&arguments)
      guard fits(value) else { throw start.unexpected(wanted) }
      return value
    }
  }

  /// The same, written in another way.
  package func written(_ forms: [SyntaxPart]...) -> Syntax {
    var syntax = self
    syntax.forms = forms
    return syntax
  }

  /// The same, completed in another way.
  package func completed(by grammar: Grammar) -> Syntax {
    var syntax = self
    (syntax.grammar, syntax.options) = (grammar, [])
    return syntax
  }

  /// The same, where another condition says whether it begins.
  package func beginning(where begins: @escaping @MainActor @Sendable (Arguments) -> Bool) -> Syntax
  {
    var syntax = self
    syntax.begins = begins
    return syntax
  }

  /// The same behind a word that says nothing.
  package func skipping(_ word: String) -> Syntax {
    with { arguments throws(CommandError) in
      _ = arguments.take(word)
      return try parse(&arguments)
    }
  }

  /// The same in all but what is done with the words.
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
  /// A piece with the place of its first word.
  package static func placed<Own>(_ piece: Syntax<Own>) -> Syntax where Value == Placed<Own> {
    piece.placed
  }
}

/// A value, and where its first word stood.
package struct Placed<Value> {
  package let value: Value
  package let offset: Int

  /// Puts a value at a place.
  package init(value: Value, offset: Int) { (self.value, self.offset) = (value, offset) }
}

extension Placed: Sendable where Value: Sendable {}
