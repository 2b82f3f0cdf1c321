extension Syntax {
  /// Returns the first of several pieces that can begin with the next word.
  package static func either(_ pieces: Syntax...) -> Syntax { either(pieces) }

  /// Returns the first of several pieces that can begin with the next word.
  package static func either(_ pieces: [Syntax]) -> Syntax {
    // Each call would make the key paths of a generic type again.
    let wanted = pieces.map { $0.wanted }.filter { !$0.isEmpty }.joined(separator: " or ")
    // A copy of a piece counts a reference for each of its parts.
    let beginnings = pieces.map { $0.begins }
    let parsers = pieces.map { $0.parse }
    return Syntax(
      forms: pieces.flatMap { $0.forms },
      grammar: .choice(pieces.map { $0.completion }),
      wanted: wanted,
      // These are loops, because a closure would check its thread for each piece.
      begins: { arguments in
        for begins in beginnings where begins(arguments) { return true }
        return false
      },
      parse: { arguments throws(CommandError) in
        for index in beginnings.indices where beginnings[index](arguments) {
          return try parsers[index](&arguments)
        }
        throw arguments.unexpected(wanted)
      }
    )
  }

  /// Returns a piece repeated while its words match, possibly zero times.
  package static func many<Element>(
    _ piece: Syntax<Element>,
    written form: String
  ) -> Syntax where Value == [Element] {
    let whole = Syntax<[Element]>(
      forms: [[[.many(form)]]],
      grammar: .many(piece.completion),
      wanted: piece.wanted
    ) { arguments throws(CommandError) in
      var elements: [Element] = []
      while !arguments.isEmpty { elements.append(try piece.parse(&arguments)) }
      return elements
    }
    return whole.beginning { _ in true }
  }

  /// An optional piece: nil if its words do not begin here.
  package var ifThere: Syntax<Value?> {
    var syntax = with { [begins, parse] arguments throws(CommandError) -> Value? in
      begins(arguments) ? try parse(&arguments) : nil
    }
    syntax.forms = forms.map { [.optional($0)] }
    syntax.grammar = .optional(completion)
    syntax.options = []
    syntax.begins = { _ in true }
    return syntax
  }

  /// Returns an optional piece.
  package static func optional<Wrapped>(
    _ piece: Syntax<Wrapped>
  ) -> Syntax
  where Value == Wrapped? {
    piece.ifThere
  }

  /// Returns an optional piece; the command without it is a separate form.
  package static func orNothing<Wrapped>(
    _ piece: Syntax<Wrapped>
  ) -> Syntax
  where Value == Wrapped? {
    var syntax = piece.ifThere
    syntax.forms = [[]] + piece.forms
    return syntax
  }

  /// The same piece, with its one-word forms written together: `PT|off`.
  package var joined: Syntax { written([.word(forms.map(\.text).joined(separator: "|"))]) }
}
