import CommandLanguage
import Platform
import TableStore
import TextLayout

/// A search for errors in the commands of one file, without running any.
///
/// It finds unknown commands, wrong and missing arguments, undefined variables, and scripts and
/// tables that do not exist. The state of the table is unknown, so addresses are not checked.
@MainActor struct ScriptLint {
  /// An error, with its place.
  struct Finding {
    let text: LintedText
    let error: CommandError

    /// Returns the error as if a command in a file had failed.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - number: The number of the command.
    /// - Returns: The result.
    func result(in path: String, number: Int = 1) -> CommandResult {
      CommandResult(
        number: number,
        place: CommandPlace(file: path, line: text.line),
        command: SecretText(text.text).text,
        result: .failure(error),
        blame: error.offset.map(text.location)
      )
    }
  }

  private let session: Session

  /// The folder of the file, or nil if paths are not checked.
  private let folder: String?

  private var aliases: [String: Alias]
  private var variables: [String: String]

  /// The variables whose values are known only when the file runs.
  private var unknown: Set<String> = []

  /// The files that earlier commands write.
  private var written: Set<String> = []

  /// The scripts that earlier commands ran.
  private var sourced: Set<String> = []

  /// An error of the last command, which the next command may expect.
  private var pending: Finding?

  /// The errors so far.
  private(set) var findings: [Finding] = []

  /// The number of commands so far.
  private(set) var count = 0

  init(_ session: Session, folder: String?) {
    self.session = session
    self.folder = folder
    aliases = session.names.aliases
    variables = session.names.variables
  }

  /// Checks the texts of the file.
  mutating func check(_ texts: [LintedText]) {
    for text in texts { check(text) }
    settle()
  }

  private mutating func check(_ text: LintedText) {
    // Errors have the places and the texts that they have when the file runs.
    let secret = SecretText(text.text, aliases: aliases)
    let text = text.withPlaceholders(secret)
    var secrets = KnownSecrets()
    secrets.begin(secret)
    let uses = VariableUses(variables, unknown, secrets)
    var lexer = Lexer(text.text) { uses.value(of: $0) }
    while true {
      uses.hasUnknownValue = false
      do throws(CommandError) {
        guard let command = try lexer.nextCommand() else { return }
        count += 1
        expect(command)
        if case .file(let name, _, _)? = command.destination { written.insert(name) }
        try check(command.tokens, text.text, knowsWords: !uses.hasUnknownValue)
        (uses.values, uses.unknown) = (variables, unknown)
      } catch {
        settle()
        if !text.intends(error.code) {
          pending = Finding(text: text, error: secrets.concealing(error))
        }
        guard error.fault is LexerFault else { continue }
        count += 1
        lexer.skipRest()
      }
    }
  }

  /// Drops the last error if a command expects it.
  private mutating func expect(_ command: LexedCommand) {
    if command.tokens.count >= 2, command.tokens[0].bare == "expect",
      command.tokens[1].bare == pending?.error.code
    {
      pending = nil
    }
    settle()
  }

  /// Checks the patterns of a transcript's expected output.
  mutating func checkPatterns(of transcript: Transcript) {
    findings += transcript.patternFindings
    findings.sort { $0.text.line < $1.text.line }
  }

  private mutating func settle() {
    if let pending { findings.append(pending) }
    pending = nil
  }

  private mutating func check(
    _ tokens: [Token],
    _ text: String,
    knowsWords: Bool,
    depth: Int = 0
  ) throws(CommandError) {
    guard depth < 25, let first = tokens.first, let last = tokens.last else { return }
    let range = first.range.lowerBound..<max(first.range.upperBound, last.range.upperBound)
    let command = LexedCommand(tokens: tokens, range: range)
    let expanded = try session.expandingAliases(in: command, aliases)
    let call = try CommandCall(expanded, of: session.commands, text: text, allowsShort: false)
      .parsed(in: session)
    if knowsWords, let error = call.syntaxError { throw error }
    let words = call.words
    switch call.name {
    case "alias":
      guard words.count > 1 else { return }
      try check(Array(words[1...]), text, knowsWords: knowsWords, depth: depth + 1)
      aliases[words[0].text] = Alias(text: "", tokens: Array(words[1...]))
    case "let":
      set(words)
    case "repeat", "time", "watch":
      let inner = words.drop { $0.bare.flatMap(Double.init) != nil }
      try check(Array(inner), text, knowsWords: knowsWords, depth: depth + 1)
    case "save", "record":
      if let name = words.first(where: { $0.bare?.hasPrefix("-") != true }) {
        written.insert(name.text)
      }
    case "source":
      guard let name = words.first(where: { $0.bare?.hasPrefix("--") != true }) else { return }
      try checkFile(name)
      source(name.text)
    case "open":
      if let name = words.first { try checkFile(name) }
    default: break
    }
  }

  /// Takes over the variable of `let`.
  private mutating func set(_ words: [Token]) {
    guard let name = words.first?.text else { return }
    let isOutput =
      words.dropFirst().first?.bare == "="
      && TakenValue.begins(words.dropFirst(2), session.commands, aliases: aliases.keys)
    if isOutput { unknown.insert(name) } else { unknown.remove(name) }
    let value = words.dropFirst().filter { $0.bare != "=" }.map(\.text)
    variables[name] = value.joined(separator: " ")
  }

  /// Throws if a file that a command reads does not exist.
  private func checkFile(_ name: Token) throws(CommandError) {
    do throws(StoreError) {
      let file = try OpenOptions().reading(name.text)?.path ?? name.text
      guard let path = path(file), !written.contains(file), !Files.exists(path) else { return }
      throw .file(.notFound(file))
    } catch {
      throw CommandError(error, width: 76, style: .symbol).blaming(name.range.lowerBound)
    }
  }

  /// Returns the path of a named file; nil if it cannot be known.
  private func path(_ name: String) -> String? {
    guard let folder, name != "-", !Session.isAddress(name), !TableDocument.isServer(name),
      !name.isEmpty
    else { return nil }
    if name.hasPrefix("~/"), let home = Environment.value("HOME") { return home + name.dropFirst() }
    return name.hasPrefix("/") ? name : folder + name
  }

  /// Takes over the names that a script defines; its errors belong to its own file.
  private mutating func source(_ name: String) {
    guard let path = path(name), Files.isRegular(path), sourced.insert(path).inserted,
      sourced.count < 1000, let texts = try? LintedText.script(path)
    else { return }
    var inner = self
    inner.check(texts)
    (aliases, variables, unknown) = (inner.aliases, inner.variables, inner.unknown)
    (written, sourced) = (written.union(inner.written), inner.sourced)
  }
}

/// The variables that a text uses.
@MainActor private final class VariableUses {
  /// The known values by name.
  var values: [String: String]

  /// The names of those whose values are known only when the file runs.
  var unknown: Set<String>

  /// The credentials that the text contains.
  private let secrets: KnownSecrets

  /// Whether the current command has a word whose value is known only when it runs.
  var hasUnknownValue = false

  init(_ values: [String: String], _ unknown: Set<String>, _ secrets: KnownSecrets) {
    (self.values, self.unknown, self.secrets) = (values, unknown, secrets)
  }

  /// Returns the value of a variable; arguments of scripts and secrets exist, with unknown values.
  func value(of name: String) -> String? {
    let secret = name.hasSuffix(Lexer.secretMark) ? name.dropLast(Lexer.secretMark.count) : ""
    if let typed = secrets.typedText(of: String(secret)) { return typed }
    if !unknown.contains(name), let value = values[name] { return value }
    guard unknown.contains(name) || Int(name) != nil || name.hasSuffix(Lexer.secretMark) else {
      return nil
    }
    hasUnknownValue = true
    return "1"
  }
}
