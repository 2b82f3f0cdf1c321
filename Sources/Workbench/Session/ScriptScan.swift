import CommandLanguage
import Platform
import TableStore
import Workspace

/// A check of a script for commands with effects outside the session, without running any.
///
/// Words that depend on running the script, such as the value of a variable, stay unknown. The
/// session itself rejects commands that this check misses.
@MainActor struct ScriptScan {
  private let session: Session
  private var aliases: [String: Alias]

  /// The scripts already checked, so that each is checked once.
  private var entered: Set<String> = []

  init(_ session: Session) {
    self.session = session
    aliases = session.names.aliases
  }

  /// Checks a script and those that it sources.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - arguments: The values of `$1` to `$9` in it.
  /// - Throws: `refused` at the first command with effects outside the session. `io` or a similar
  ///   error if the script cannot be read.
  func check(_ file: String, arguments: [String]) throws(CommandError) {
    var scan = self
    try scan.look(through: file, arguments)
  }

  private mutating func look(
    through file: String,
    _ arguments: [String]
  ) throws(CommandError) {
    // A script that sources itself is rejected when it runs.
    guard entered.insert(Files.resolved(file) ?? file).inserted else { return }
    guard Files.isRegular(file) || !Files.exists(file) else {
      throw CommandError(ScriptFault.notRegular(file: file))
    }
    let stream: InputStream
    do throws(FileError) { stream = try InputStream(opening: file) } catch {
      throw CommandError(.file(error), width: 76, style: session.settings.escapeStyle)
    }
    let reader = StreamLineReader(stream)
    var lines = LogicalLines()
    while case .line(let line) = reader.readLine(prompt: "") {
      guard let complete = lines.append(line) else { continue }
      try look(at: complete, file, arguments)
    }
    if let rest = lines.finish() { try look(at: rest, file, arguments) }
  }

  private mutating func look(
    at line: (text: String, number: Int),
    _ file: String,
    _ arguments: [String]
  ) throws(CommandError) {
    let session = session
    var lexer = Lexer(line.text) { name in
      Int(name).map { arguments.indices.contains($0 - 1) ? arguments[$0 - 1] : "" }
        ?? session.names.variables[name] ?? ""
    }
    // An unreadable script causes an error when it runs.
    while let command = try? lexer.nextCommand() {
      let place = "\(file):\(line.number)"
      if command.destination != nil { throw Self.refusal("output to a file or program", place) }
      try look(at: command.tokens, line.text, file, place)
    }
  }

  private mutating func look(
    at tokens: [Token],
    _ text: String,
    _ file: String,
    _ place: String,
    depth: Int = 0
  ) throws(CommandError) {
    let command = LexedCommand(tokens: tokens, range: 0..<text.utf8.count)
    let expanded = (try? session.expandingAliases(in: command, aliases)) ?? command
    guard depth < 25,
      let call = try? CommandCall(expanded, of: session.commands, text: text, allowsShort: false)
        .parsed(in: session)
    else { return }
    if let reason = call.effects.beyondTheSession {
      throw Self.refusal("\(call.name) \(reason)", place)
    }
    let words = call.words
    switch call.name {
    case "alias":
      if words.count > 1 { aliases[words[0].text] = Alias(text: "", tokens: Array(words[1...])) }
      try look(at: Array(words.dropFirst()), text, file, place, depth: depth + 1)
    case "repeat", "time", "watch":
      let inner = words.drop { $0.bare.flatMap(Double.init) != nil }
      try look(at: Array(inner), text, file, place, depth: depth + 1)
    case "source":
      guard let name = words.first(where: { $0.bare != "--dry-run" })?.text else { return }
      let folder = file.lastIndex(of: "/").map { file[...$0] } ?? ""
      let path = name.hasPrefix("/") ? name : folder + name
      guard Files.isRegular(path) else { return }
      try look(through: path, words.dropFirst().map(\.text))
    default: break
    }
  }

  private static func refusal(_ what: String, _ place: String) -> CommandError {
    CommandError(ScriptFault.dryRun(place: "\(place)", what: what))
  }
}

extension Effects {
  /// A description of the effects outside the session, or nil.
  var beyondTheSession: String? {
    if contains(.writesFiles) { return "writes a file" }
    if contains(.usesNetwork) { return "uses the network" }
    if contains(.runsPrograms) { return "starts a program" }
    return nil
  }
}
