package import CommandLanguage
import Platform

/// One command with its words, ready to run.
@MainActor package final class CommandCall {
  private let arguments: Arguments

  /// Where its name stands in the text.
  private let offset: Int

  /// What is known of the command.
  let description: CommandDescription

  /// The name of the command.
  package var name: String { description.name }

  /// The command, once its words are parsed.
  private var command: Result<any Command, CommandError>?

  /// What it touches: with its words, once they are parsed and make sense.
  package private(set) var effects: Effects

  /// The words behind its name.
  var words: [Token] { Array(arguments.tokens) }

  /// The form that `--format` asks for, for this answer only.
  let format: AnswerFormat?

  /// Finds the command that the first word names.
  ///
  /// - Parameters:
  ///   - command: The words.
  ///   - commands: The commands that count.
  ///   - text: The text that they stand in.
  ///   - allowsShort: Whether short names count.
  ///   - depth: In how many commands it stands.
  /// - Throws: `unknown-command`, and what is wrong with `--format`.
  package init(
    _ command: LexedCommand,
    of commands: CommandList,
    text: String,
    allowsShort: Bool,
    depth: Int = 0
  ) throws(CommandError) {
    let tokens = Self.separatingFile(command.tokens, in: text)
    guard let first = tokens.first else {
      throw CommandError(CallFault.noCommand)
    }
    let name = Self.name(of: first, in: text)
    guard let name, let type = commands.find(name, allowsShort: allowsShort) else {
      throw Self.unknown(name ?? first.text, at: first, commands)
    }
    description = type.description
    effects = description.effects
    offset = first.range.lowerBound
    var arguments = Arguments(tokens.dropFirst(), text: text, end: command.range.upperBound)
    arguments.syntax = description.syntax
    arguments.depth = depth
    arguments.verb = name
    format = try Self.takeFormat(&arguments)
    self.arguments = arguments
  }

  /// A call of a command that performs a gesture.
  init(_ call: GestureCall) {
    description = Swift.type(of: call.command).description
    offset = 0
    format = nil
    arguments = Arguments(call.words.tokens.dropFirst(), text: call.text, end: call.text.utf8.count)
    command = .success(call.command)
    effects = call.command.effects
  }

  /// The command that a line names, or nil.
  package static func type(
    of command: LexedCommand,
    from commands: CommandList,
    in text: String,
    allowsShort: Bool
  ) -> (any Command.Type)? {
    guard let first = separatingFile(command.tokens, in: text).first,
      let name = name(of: first, in: text)
    else { return nil }
    return commands.find(name, allowsShort: allowsShort)
  }

  /// Parses all words; what is wrong with them is told when it runs.
  ///
  /// - Parameter session: The session whose sources and settings count, or nil.
  /// - Returns: The call itself.
  func parsed(in session: Session?) -> CommandCall {
    guard command == nil, !asksForHelp else { return self }
    do throws(CommandError) {
      let parsed = try parse(in: session)
      effects = parsed.effects
      command = .success(parsed)
    } catch {
      command = .failure(error)
    }
    return self
  }

  private func parse(in session: Session?) throws(CommandError) -> any Command {
    if let command { return try command.get() }
    guard arguments.depth < ExecutionState.depthLimit else { throw tooDeep }
    var arguments = arguments
    arguments.context = session
    let command = try description.words.parse(&arguments)
    try arguments.expectEnd()
    return command
  }

  /// Parses all words, then runs.
  package func run(in session: Session) throws(CommandError) -> Answer {
    var step: LookingStep?
    return try run(in: session, step: &step)
  }

  /// Parses all words, then runs, and tells where a person would look next.
  func run(in session: Session, step: inout LookingStep?) throws(CommandError) -> Answer {
    if asksForHelp {
      return HelpPage(description, for: session).answer
    }
    do {
      let command = try parse(in: session)
      try checkPermission(for: command.effects, in: session)
      guard session.execution.depth < ExecutionState.depthLimit else { throw tooDeep }
      session.execution.depth += 1
      defer { session.execution.depth -= 1 }
      try session.check(command.needs)
      let answer = try command.run(in: session)
      // Nobody but a person types an empty line.
      if session.place.isPrompt {
        step = (command as? any SteppingCommand)?.step(behind: answer, in: session)
      }
      if let format { step?.line += " --format \(format.rawValue)" }
      return answer
    } catch {
      let error = session.wording(of: error)
      if let offset = self.offset(ofFileIn: error, session) { throw error.blaming(offset) }
      throw error.blamesNobody ? error : error.blaming(arguments.offset)
    }
  }

  /// Refuses what reaches further than the session may.
  private func checkPermission(
    for effects: Effects,
    in session: Session
  ) throws(CommandError) {
    guard let reason = effects.beyondTheSession else { return }
    if session.limits.isDryRun {
      throw CommandError(CallFault.dryRun(name: name, reason: reason))
    }
    if Permissions.areConfined {
      throw CommandError(CallFault.safe(name: name, reason: reason), at: offset)
    }
    try session.checkOutput()
  }

  private var tooDeep: CommandError {
    CommandError(CallFault.tooDeep(limit: ExecutionState.depthLimit), at: offset)
  }

  /// Where the word stands that names the file of an error, or nil.
  private func offset(ofFileIn error: CommandError, _ session: Session) -> Int? {
    guard let file = error.file else { return nil }
    return arguments.tokens.first { token in
      [token.text, session.resolved(token.text), session.resolved(token.text, isWritten: true)]
        // The folder of a file that is to be made may be what is wrong.
        .contains { $0 == file || $0.hasPrefix(file + "/") }
    }?
    .range.lowerBound
  }

  /// Whether `--help` or `-h` is all that stands behind the name.
  private var asksForHelp: Bool {
    guard arguments.count == 1, let word = arguments.bare() else { return false }
    return word == "--help" || word == "-h"
  }

  /// The word that names the command; in `\q` of other shells the backslash is a part of it.
  static func name(of token: Token, in text: String) -> String? {
    if let bare = token.bare { return bare }
    let typed = text.slice(of: token.range)
    return typed.hasPrefix("\\") ? typed : nil
  }

  /// The words with the sign of `@FILE` as one of its own.
  private static func separatingFile(_ tokens: [Token], in text: String) -> [Token] {
    guard tokens.first?.text.utf8.first == UInt8(ascii: "@"), var first = tokens.first,
      first.json == nil, first.text.count > 1,
      first.isFromAlias || text.slice(of: first.range).hasPrefix("@")
    else { return tokens }
    let sign = Token(text: "@", range: first.range.prefix(1))
    first.text.removeFirst()
    first.range = first.range.dropFirst(1)
    return [sign, first] + tokens.dropFirst()
  }

  private static func takeFormat(_ arguments: inout Arguments) throws(CommandError) -> AnswerFormat?
  {
    guard let token = try arguments.takeOption("--format") else { return nil }
    guard let format = AnswerFormat(rawValue: token.text) else {
      throw CommandError(CallFault.noFormat(word: token.text), at: token.range.lowerBound)
    }
    return format
  }

  private static func unknown(
    _ name: String,
    at token: Token,
    _ commands: CommandList
  ) -> CommandError {
    let hint: String =
      if let full = commands.find(name, allowsShort: true) {
        "\(full.description.name); short names count at the prompt only"
      } else if let own = CommandSynonyms.command(for: name) {
        own
      } else if let near = Suggestion.nearest(to: name, among: commands.names) {
        near
      } else {
        "help lists all commands"
      }
    return CommandError(
      CallFault.unknownCommand(name: name, hint: hint),
      at: token.range.lowerBound
    )
  }
}

extension CommandError {
  /// Whether the words are innocent: the engine, the file or the state refused.
  package var blamesNobody: Bool {
    switch code {
    case _ where isForbidden: false
    case "bad-argument", "no-row", "no-section", "not-found", "bad-json", "unknown-command": false
    default: true
    }
  }
}
