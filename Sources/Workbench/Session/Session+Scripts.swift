import CommandLanguage
import Platform
import TableStore
import Workspace

extension Session {
  /// The maximum nesting depth of sourced scripts.
  private static var depthLimit: Int { 25 }

  /// Runs the commands of a script in this session.
  ///
  /// - Parameters:
  ///   - path: The file, as a command names it.
  ///   - arguments: The values of `$1` to `$9` in it.
  ///   - stepper: Asks before each line; nil runs all lines.
  /// - Returns: The number of commands that ran.
  /// - Throws: An error if the file cannot be read or a command in it failed.
  func source(
    _ path: String,
    arguments: [String],
    stepper: ScriptStepper? = nil
  ) throws(CommandError) -> Int {
    let file = resolved(path)
    let script = RunningScript(
      path: file,
      identity: Files.resolved(file) ?? file,
      origin: place.file,
      arguments: arguments,
      number: results.count + 1
    )
    try checkChain(script)
    let stream = try open(script: file)
    let outer = (place: place, count: results.count)
    execution.scripts.append(script)
    defer {
      execution.scripts.removeLast()
      place = outer.place
      for feature in moments.scripts { feature.didRunScript(in: self) }
    }
    try runLines(of: stream, file: file, stepper)
    if hasLostOutput { try checkOutput() }
    settleAtEnd()
    try checkInterruption()
    guard execution.scripts.last?.hasFailed == false else {
      throw CommandError(ScriptFault.failed(path: path))
    }
    return results.count - outer.count
  }

  private func runLines(
    of stream: InputStream,
    file: String,
    _ stepper: ScriptStepper?
  ) throws(CommandError) {
    let reader = StreamLineReader(stream, answering: host.sink)
    var lines = LogicalLines()
    while true {
      switch reader.readLine(prompt: "") {
      case .line(let line):
        guard let complete = lines.append(line) else { continue }
        guard runLine(complete, file, stepper) else { return }
      case .endOfInput:
        if let open = lines.finish() { _ = runLine(open, file, stepper) }
        return
      case .interrupted: return
      case .failed(let reason):
        throw CommandError(Wording(reader.failureCode, "\(file): \(reason)"))
      }
    }
  }

  /// Runs one command of a script; returns false to end the script.
  private func runLine(
    _ line: (text: String, number: Int),
    _ file: String,
    _ stepper: ScriptStepper?
  ) -> Bool {
    guard !isFinished, !Interruption.isPending, stepper?.allows(line) != false else { return false }
    return run(line.text, at: CommandPlace(file: file, line: line.number), report: execution.report)
  }

  private func checkChain(_ script: RunningScript) throws(CommandError) {
    let outermost = execution.scripts.first.map(\.origin) ?? script.origin
    let paths = (outermost.map { [$0] } ?? []) + (execution.scripts + [script]).map(\.path)
    let chain = paths.joined(separator: " → ")
    let isOutermost = outermost.map { (Files.resolved($0) ?? $0) == script.identity } ?? false
    if isOutermost || execution.scripts.contains(where: { $0.identity == script.identity }) {
      throw CommandError(ScriptFault.sourcesItself(chain: chain))
    }
    guard execution.scripts.count < Self.depthLimit else {
      throw CommandError(ScriptFault.tooDeep(limit: Self.depthLimit, chain: chain))
    }
  }

  private func open(script file: String) throws(CommandError) -> InputStream {
    do { return try InputStream(opening: file) } catch {
      try checkInterruption()
      throw CommandError(.file(error), width: 76, style: settings.escapeStyle)
    }
  }

  /// Returns the value of a variable: a script argument, or else a variable that was set.
  func value(ofVariable name: String) -> String? {
    if let number = Int(name) {
      let arguments = execution.scripts.last?.arguments ?? []
      return arguments.indices.contains(number - 1) ? arguments[number - 1] : nil
    }
    if name.hasSuffix(Lexer.secretMark) { return names.variables[String(name.dropLast(2))] }
    return names.variables[name]
  }

  /// Returns a command whose first word is replaced by the words of its alias.
  func expandingAliases(
    in command: LexedCommand,
    _ known: [String: Alias]? = nil
  ) throws(CommandError) -> LexedCommand {
    let aliases = known ?? names.aliases
    guard !aliases.isEmpty else { return command }
    var command = command
    var seen: Set<String> = []
    while let first = command.tokens.first, let name = first.bare, let alias = aliases[name] {
      guard seen.insert(name).inserted else {
        throw CommandError(CallFault.aliasLoops(name: name), at: first.range.lowerBound)
      }
      let words = alias.tokens.map { token in
        var token = token
        token.range = first.range
        token.isFromAlias = true
        return token
      }
      command.tokens.replaceSubrange(0..<1, with: words)
    }
    return command
  }
}
