import CommandLanguage
import JSON

/// A value that `let` takes from an output: that of a query, or of the last command.
@MainActor struct TakenValue {
  private enum Kind {
    case query(ExpectedQuery)
    case last(ExpectedMember?)
  }

  private let kind: Kind

  /// Returns whether words after `=` take a value rather than set a text.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - commands: The commands.
  ///   - aliases: The names of the aliases.
  /// - Returns: Whether the first word is `answer` or names a command. A quoted word does not.
  static func begins(
    _ words: some Collection<Token>,
    _ commands: CommandList,
    aliases: some Collection<String>
  ) -> Bool {
    guard let name = words.first?.bare else { return false }
    return name == "answer" && words.count < 3 || commands.named(name) != nil
      || aliases.contains(name)
  }

  /// Reads a value from words; returns nil if they are a text.
  ///
  /// - Parameters:
  ///   - arguments: The words after `=`.
  ///   - name: The name of the variable.
  /// - Throws: An error if the words are not a valid query.
  init?(_ arguments: inout Arguments, for name: String) throws(CommandError) {
    let session = arguments.session
    let commands = session?.commands ?? Features.none.commands
    let tokens = Array(arguments.tokens)
    guard let first = tokens.first,
      Self.begins(tokens, commands, aliases: session.map { Array($0.names.aliases.keys) } ?? [])
    else { return nil }
    let start = arguments
    if first.bare == "answer", tokens.count < 3 {
      kind = .last(tokens.dropFirst().first.map { ExpectedMember($0, in: start.text) })
    } else {
      let query = ExpectedQuery(tokens: tokens, text: start.text, commands: commands)
      if let effect = try query.effect(in: session) {
        throw CommandError(
          LetFault.changing(command: first.text, effect: effect, name: name, text: query.words),
          at: first.range.lowerBound
        )
      }
      try query.checkSyntax(in: session)
      kind = .query(query)
    }
    while arguments.take() != nil {}
  }

  /// Returns the value as the text of a variable.
  ///
  /// - Parameter session: The session to query.
  /// - Returns: The text; a list or an object as JSON, and `nil` for a missing value.
  /// - Throws: The error of the query.
  func text(in session: Session) throws(CommandError) -> String {
    switch kind {
    case .query(let query): return try query.value(in: session).comparedText
    case .last(let member):
      guard let last = session.lastResult else { throw CommandError(LetFault.noOutput) }
      switch last {
      case .failure(let error):
        throw CommandError(LetFault.failed(code: error.code, message: error.message))
      case .success(let answer):
        guard let member else {
          let primary = session.results.primaryValue ?? .undeclared
          return primary.value(of: answer).json.comparedText
        }
        return try member.value(in: answer.value.json, of: "answer").comparedText
      }
    }
  }
}
