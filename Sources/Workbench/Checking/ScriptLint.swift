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
  }

  private let session: Session

  /// The folder of the file, or nil if paths are not checked.
  private let folder: String?

  private var aliases: [String: Alias]
  private var variables: [String: String]

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
    let uses = VariableUses(variables)
    var lexer = Lexer(text.text) { uses.value(of: $0) }
    while true {
      uses.hasUnknownValue = false
      do throws(CommandError) {
        guard let command = try lexer.nextCommand() else { return }
        count += 1
        expect(command)
        if case .file(let name, _, _)? = command.destination { written.insert(name) }
        try check(command.tokens, text.text, knowsWords: !uses.hasUnknownValue)
        uses.values = variables
      } catch {
        settle()
        if !text.intends(error.code) { pending = Finding(text: text, error: error) }
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
      guard let name = words.first?.text else { return }
      let value = words.dropFirst().filter { $0.bare != "=" }.map(\.text)
      variables[name] = value.joined(separator: " ")
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

  /// Throws if a file that a command reads does not exist.
  private func checkFile(_ name: Token) throws(CommandError) {
    guard let path = path(name.text), !written.contains(name.text), !Files.exists(path) else {
      return
    }
    var error = CommandError(.file(.notFound(name.text)), width: 76, style: .symbol)
    error.offset = name.range.lowerBound
    throw error
  }

  /// Returns the path of a named file; nil if it cannot be known.
  private func path(_ name: String) -> String? {
    guard let folder, name != "-", !Session.isAddress(name), !name.isEmpty else { return nil }
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
    (aliases, variables) = (inner.aliases, inner.variables)
    (written, sourced) = (written.union(inner.written), inner.sourced)
  }
}

/// The variables that a text uses.
@MainActor private final class VariableUses {
  /// The known values by name.
  var values: [String: String]

  /// Whether the current command has a word whose value is known only when it runs.
  var hasUnknownValue = false

  init(_ values: [String: String]) { self.values = values }

  /// Returns the value of a variable; arguments of scripts and secrets exist, with unknown values.
  func value(of name: String) -> String? {
    if let value = values[name] { return value }
    guard Int(name) != nil || name.hasSuffix(Lexer.secretMark) else { return nil }
    hasUnknownValue = true
    return "1"
  }
}
