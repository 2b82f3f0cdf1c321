// Pieces in order.
//
// A list of any length looks up the types of its pieces for each line. Commands mostly have one to
// three pieces, so those lists are spelled out. Without options among them, the pieces take their
// words one after the other, and no type is looked up.
extension Syntax {
  /// Returns pieces in order; their options are allowed anywhere among the words.
  package static func sequence<each Part>(
    _ part: repeat Syntax<each Part>
  ) -> Syntax where Value == (repeat each Part) {
    Syntax(combining: repeat each part) { arguments throws(CommandError) in
      let options = (repeat try (each part).options(in: &arguments))
      return (repeat try (each part).rest(in: &arguments, each options))
    }
  }

  /// Returns two pieces in order; their options are allowed anywhere among the words.
  package static func sequence<First, Second>(
    _ first: Syntax<First>,
    _ second: Syntax<Second>
  ) -> Syntax where Value == (First, Second) {
    if !first.isOption, !second.isOption {
      return Syntax(combining: first, second) {
        [one = first.parse, two = second.parse] arguments throws(CommandError) in
        (try one(&arguments), try two(&arguments))
      }
    }
    return Syntax(combining: first, second) { arguments throws(CommandError) in
      let one = try first.options(in: &arguments)
      let two = try second.options(in: &arguments)
      return (try first.rest(in: &arguments, one), try second.rest(in: &arguments, two))
    }
  }

  /// Returns three pieces in order; their options are allowed anywhere among the words.
  package static func sequence<First, Second, Third>(
    _ first: Syntax<First>,
    _ second: Syntax<Second>,
    _ third: Syntax<Third>
  ) -> Syntax where Value == (First, Second, Third) {
    if !first.isOption, !second.isOption, !third.isOption {
      return Syntax(combining: first, second, third) {
        [one = first.parse, two = second.parse, three = third.parse]
        arguments throws(CommandError) in
        (try one(&arguments), try two(&arguments), try three(&arguments))
      }
    }
    return Syntax(combining: first, second, third) { arguments throws(CommandError) in
      let one = try first.options(in: &arguments)
      let two = try second.options(in: &arguments)
      let three = try third.options(in: &arguments)
      return (
        try first.rest(in: &arguments, one), try second.rest(in: &arguments, two),
        try third.rest(in: &arguments, three)
      )
    }
  }

  /// Takes the words of a piece that consists only of options.
  ///
  /// Options are taken first: words between them must not look like words of other pieces.
  @MainActor private func options(
    in arguments: inout Arguments
  ) throws(CommandError) -> Value? {
    isOption ? try parse(&arguments) : nil
  }

  /// Takes the words of a piece whose options were taken before.
  @MainActor private func rest(
    in arguments: inout Arguments,
    _ options: Value?
  ) throws(CommandError) -> Value {
    if let options { return options }
    return try parse(&arguments)
  }

  /// Creates the syntax of pieces in order.
  ///
  /// - Parameters:
  ///   - part: The pieces.
  ///   - parse: Takes the words of all pieces.
  private init<each Part>(combining part: repeat Syntax<each Part>, parse: @escaping Parse) {
    var whole = Whole()
    repeat whole.append(each part)
    self.init(
      forms: whole.forms,
      grammar: .sequence(whole.grammars),
      options: whole.options,
      isOption: whole.isOption,
      wanted: whole.wanted,
      begins: whole.begins,
      parse: parse
    )
  }
}

extension Syntax {
  /// Returns the words of a command: pieces in order, and the closure that builds the command.
  package static func of<each Part>(
    _ part: repeat Syntax<each Part>,
    make: @escaping @MainActor @Sendable (repeat each Part) throws(CommandError) -> Value
  ) -> Syntax {
    let pieces = Syntax<(repeat each Part)>.sequence(repeat each part)
    return pieces.with { [parse = pieces.parse] arguments throws(CommandError) in
      let values = try parse(&arguments)
      return try make(repeat each values)
    }
  }

  /// Returns the words of a command: one piece, and the closure that builds the command.
  package static func of<Part>(
    _ part: Syntax<Part>,
    make: @escaping @MainActor @Sendable (Part) throws(CommandError) -> Value
  ) -> Syntax {
    Syntax(combining: part) { arguments throws(CommandError) in
      try make(try part.parse(&arguments))
    }
  }

  /// Returns the words of a command: two pieces in order, and the closure that builds the command.
  package static func of<First, Second>(
    _ first: Syntax<First>,
    _ second: Syntax<Second>,
    make: @escaping @MainActor @Sendable (First, Second) throws(CommandError) -> Value
  ) -> Syntax {
    let pieces = Syntax<(First, Second)>.sequence(first, second)
    return pieces.with { [parse = pieces.parse] arguments throws(CommandError) in
      let (one, two) = try parse(&arguments)
      return try make(one, two)
    }
  }
}

/// Several pieces combined, in order.
private struct Whole {
  var forms: [[SyntaxPart]] = [[]]
  var grammars: [Grammar] = []
  var options: [WordOption] = []
  var isOption = true
  var wanted = ""
  var begins: @MainActor @Sendable (Arguments) -> Bool = { _ in true }

  mutating func append<Value>(_ part: Syntax<Value>) {
    forms = forms.flatMap { form in part.forms.map { form + $0 } }
    options += part.options
    grammars.append(part.grammar)
    guard !part.isOption else { return }
    if isOption { (wanted, begins) = (part.wanted, part.begins) }
    isOption = false
  }
}
