extension Syntax {
  /// One piece after the other; options among them may stand anywhere.
  package static func sequence<each Part>(
    _ part: repeat Syntax<each Part>
  ) -> Syntax where Value == (repeat each Part) {
    var whole = Whole()
    repeat whole.append(each part)
    return Syntax(
      forms: whole.forms,
      grammar: .sequence(whole.grammars),
      options: whole.options,
      isOption: whole.isOption,
      wanted: whole.wanted,
      begins: whole.begins
    ) { [hasOptions = whole.hasOptions] arguments throws(CommandError) in
      guard hasOptions else { return (repeat try (each part).parse(&arguments)) }
      // What stands between them must not look like words of the others.
      let options = (repeat try (each part).options(in: &arguments))
      return (repeat try (each part).rest(in: &arguments, each options))
    }
  }

  @MainActor private func options(
    in arguments: inout Arguments
  ) throws(CommandError) -> Value? {
    isOption ? try parse(&arguments) : nil
  }

  @MainActor private func rest(
    in arguments: inout Arguments,
    _ options: Value?
  ) throws(CommandError) -> Value {
    if let options { return options }
    return try parse(&arguments)
  }

  /// One of several pieces: the first that can begin with the next word.
  package static func either(_ pieces: Syntax...) -> Syntax { either(pieces) }

  /// One of several pieces: the first that can begin with the next word.
  package static func either(_ pieces: [Syntax]) -> Syntax {
    let wanted = pieces.map(\.wanted).filter { !$0.isEmpty }.joined(separator: " or ")
    return Syntax(
      forms: pieces.flatMap(\.forms),
      grammar: .choice(pieces.map(\.completion)),
      wanted: wanted,
      // Loops: a closure would ask for each piece on which thread it is called.
      begins: { arguments in
        for piece in pieces where piece.begins(arguments) { return true }
        return false
      },
      parse: { arguments throws(CommandError) in
        for piece in pieces where piece.begins(arguments) {
          return try piece.parse(&arguments)
        }
        throw arguments.unexpected(wanted)
      }
    )
  }

  /// A piece as often as its words come, or not at all.
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

  /// A piece that may be left out: nil where its words do not begin here.
  package var ifThere: Syntax<Value?> {
    var syntax = with { arguments throws(CommandError) -> Value? in
      begins(arguments) ? try parse(&arguments) : nil
    }
    syntax.forms = forms.map { [.optional($0)] }
    syntax.grammar = .optional(completion)
    syntax.options = []
    syntax.begins = { _ in true }
    return syntax
  }

  /// A piece that may be left out.
  package static func optional<Wrapped>(
    _ piece: Syntax<Wrapped>
  ) -> Syntax
  where Value == Wrapped? {
    piece.ifThere
  }

  /// A piece that may be left out; the command without it is a form of its own.
  package static func orNothing<Wrapped>(
    _ piece: Syntax<Wrapped>
  ) -> Syntax
  where Value == Wrapped? {
    var syntax = piece.ifThere
    syntax.forms = [[]] + piece.forms
    return syntax
  }

  /// The same, its forms of one word told together: `PT|off`.
  package var joined: Syntax { written([.word(forms.map(\.text).joined(separator: "|"))]) }
}

/// What pieces come to, one after the other.
private struct Whole {
  var forms: [[SyntaxPart]] = [[]]
  var grammars: [Grammar] = []
  var options: [WordOption] = []
  var isOption = true
  var hasOptions = false
  var wanted = ""
  var begins: @MainActor @Sendable (Arguments) -> Bool = { _ in true }

  mutating func append<Value>(_ part: Syntax<Value>) {
    forms = forms.flatMap { form in part.forms.map { form + $0 } }
    options += part.options
    grammars.append(part.grammar)
    guard !part.isOption else {
      hasOptions = true
      return
    }
    if isOption { (wanted, begins) = (part.wanted, part.begins) }
    isOption = false
  }
}
