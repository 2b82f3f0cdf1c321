package import CommandLanguage
import Platform

/// A command with its arguments, ready to run.
@MainActor package final class CommandCall {
  private let arguments: Arguments

  /// The offset of its name in the text.
  private let offset: Int

  /// The description of the command.
  let description: CommandDescription

  /// The name of the command.
  package var name: String { description.name }

  /// The command, or nil until its arguments are parsed.
  private var command: Result<any Command, CommandError>?

  /// The effects; more exact once the arguments are parsed and valid.
  package private(set) var effects: Effects

  /// The value that `expect` compares, or nil if the command only changes something.
  var primaryValue: PrimaryValue? {
    guard case .success(let command)? = command else { return description.value }
    return command.primaryValue
  }

  /// The error in its arguments once they are parsed, or nil if they are valid.
  var parseError: CommandError? {
    if case .failure(let error)? = command { error } else { nil }
  }

  /// The words after its name.
  var words: [Token] { Array(arguments.tokens) }

  /// The output format that `--format` requests for this call only, or nil.
  let format: AnswerFormat?

  /// Creates a call of the command that the first word names.
  ///
  /// - Parameters:
  ///   - command: The words.
  ///   - commands: The available commands.
  ///   - text: The text that contains the words.
  ///   - allowsShort: Whether short names are accepted.
  ///   - depth: The number of enclosing commands.
  /// - Throws: `unknown-command`, or an error in `--format`.
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

  /// Creates a call of a command that performs a gesture.
  init(_ call: GestureCall) {
    description = Swift.type(of: call.command).description
    offset = 0
    format = nil
    arguments = Arguments(call.words.tokens.dropFirst(), text: call.text, end: call.text.utf8.count)
    command = .success(call.command)
    effects = call.command.effects
  }

  /// Returns the command that a line names, or nil.
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

  /// Parses the arguments; errors in them are thrown when the call runs.
  ///
  /// - Parameter session: The session whose tables and settings apply, or nil.
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

  /// The error in the arguments; nil if they are valid or not parsed yet.
  var syntaxError: CommandError? {
    guard case .failure(let error)? = command else { return nil }
    return error.blamesNobody ? error : error.blaming(arguments.offset)
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

  /// Parses the arguments, then runs the command.
  package func run(in session: Session) throws(CommandError) -> Answer {
    var step: LookingStep?
    return try run(in: session, step: &step)
  }

  /// Parses the arguments, runs the command, and reports the next viewing step.
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
      // Only a user at the prompt can type an empty line.
      if session.place.isPrompt {
        step = command.step(behind: answer, in: session)
      }
      if let format { step?.line += " --format \(format.rawValue)" }
      return answer
    } catch {
      let error = session.wording(of: error)
      if let offset = self.offset(ofFileIn: error, session) { throw error.blaming(offset) }
      throw error.blamesNobody ? error : error.blaming(arguments.offset)
    }
  }

  /// Throws if the effects exceed the session's permissions.
  private func checkPermission(
    for effects: Effects,
    in session: Session
  ) throws(CommandError) {
    guard let reason = effects.beyondTheSession else { return }
    if session.limits.isDryRun {
      throw CommandError(CallFault.dryRun(name: name, reason: reason))
    }
    if session.host.runsForPage, Permissions.areConfined {
      // A pull may load local rows; each request is checked when it is sent.
      if case .success(let command)? = command, command is any GestureCommand,
        effects.isDisjoint(with: [.writesFiles, .runsPrograms])
      {
        return
      }
      let allowed = session.host.pageEffects.union([.reads, .changes])
      if effects.isSubset(of: allowed) { return try session.checkOutput() }
      throw CommandError(ServeFault.forbidden(name: name, reason: reason), at: offset)
    }
    if Permissions.areConfined, !session.limits.checksEachAttempt {
      throw CommandError(CallFault.safe(name: name, reason: reason), at: offset)
    }
    try session.checkOutput()
  }

  private var tooDeep: CommandError {
    CommandError(CallFault.tooDeep(limit: ExecutionState.depthLimit), at: offset)
  }

  /// Returns the offset of the word that names the file of an error, or nil.
  private func offset(ofFileIn error: CommandError, _ session: Session) -> Int? {
    guard let file = error.file else { return nil }
    return arguments.tokens.first { token in
      [token.text, session.resolved(token.text), session.resolved(token.text, isWritten: true)]
        // The error may name the folder of a file that is to be created.
        .contains { $0 == file || $0.hasPrefix(file + "/") }
    }?
    .range.lowerBound
  }

  /// Whether `--help` or `-h` is the only argument.
  private var asksForHelp: Bool {
    guard arguments.count == 1, let word = arguments.bare() else { return false }
    return word == "--help" || word == "-h"
  }

  /// Returns the command name in a word; in other shells' `\q`, the backslash belongs to the name.
  static func name(of token: Token, in text: String) -> String? {
    if let bare = token.bare { return bare }
    let typed = text.slice(of: token.range)
    return typed.hasPrefix("\\") ? typed : nil
  }

  /// Returns the words with the `@` of `@FILE` as a separate word.
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
        "try `\(full.description.name)`; short names work only at the prompt"
      } else if commands.named(name.lowercased()) != nil {
        CallFault.asking(about: name.lowercased())
      } else if let own = CommandSynonyms.synonym(for: name) {
        own.hint
      } else if HelpName.knows(name) {
        CallFault.explainingHelp(of: name)
      } else if let near = Suggestion.question(about: name, among: commands.names) {
        near
      } else {
        "`help` lists all commands"
      }
    return CommandError(
      CallFault.unknownCommand(name: name, hint: hint),
      at: token.range.lowerBound
    )
  }
}

extension CommandError {
  /// Whether the arguments are valid, so the engine, a file or the state caused the error.
  package var blamesNobody: Bool {
    switch code {
    case _ where isForbidden: false
    case "bad-argument", "no-row", "no-section", "not-found", "bad-json", "unknown-command": false
    default: true
    }
  }
}
