import CommandLanguage
import Platform
import TableStore
import TableUI
import TextLayout
import Wirings

/// The options and operands of the program, parsed.
public struct ProgramOptions: Sendable {
  /// A task to run, in the order of the options.
  public enum Job: Hashable, Sendable {
    /// `-c LINE`.
    case line(String)

    /// `-f FILE`; `-` is standard input.
    case script(String)
  }

  /// A kind of output that needs no session.
  public enum Answer: Hashable, Sendable {
    /// The list of options.
    case help

    /// The version number.
    case version

    /// The manual page.
    case manual

    /// A completion script.
    case completions(ShellCompletion.Shell)
  }

  /// The settings of the session.
  public var settings = SessionSettings()

  /// The data files, in order.
  public var files: [String] = []

  /// The tasks to run, in order.
  public var jobs: [Job] = []

  /// Whether to stay at the prompt after the jobs.
  public var staysInteractive = false

  /// The page of the table.
  var page = ServedPageOptions()

  /// Whether the table is also served as a page.
  public var serves: Bool { page.isServed }

  /// Whether the commands of the prompt are stored in a file.
  public var keepsHistory = true

  /// Whether the user's settings file and libedit's are read before the prompt.
  public var readsSettings = true

  /// The options for checking transcripts.
  public var check = CheckOptions()

  /// Whether the files are to be checked for errors without running them.
  public var lints = false

  /// Whether access is limited to reading files in the folders of the script and the data.
  public var isSafe = false

  /// The path of the file to use as standard output, or nil.
  public var outputPath: String?

  /// The requested output that needs no session, or nil.
  public var answer: Answer?

  /// The options that apply to replays, in their typed form.
  private var wordsForReplays: [String] = []

  /// Creates the options from the words after the program's name.
  ///
  /// - Parameter words: The arguments, without the name of the program.
  /// - Throws: ``UsageError`` for an option that is unknown or lacks its value.
  public init(_ words: [String]) throws(UsageError) {
    var words = words[...]
    var takesOptions = true
    while let word = words.popFirst() {
      if word == "--", takesOptions {
        takesOptions = false
      } else if takesOptions, word.hasPrefix("-"), word.count > 1 {
        try take(word, &words)
      } else {
        files.append(word)
      }
    }
    try validate()
    // With a page, the option is also that of `serve`, and a file need not be a database.
    if serves {
      page.onlyLooks = settings.open.isReadOnly
      settings.open.choicesNeedDatabase = false
    }
    // Both files belong to the user and are in other folders.
    if isSafe { (keepsHistory, readsSettings) = (false, false) }
  }

  /// Whether one of the files is standard input.
  var readsData: Bool { files.contains(where: Files.isStandardInput) }

  private func validate() throws(UsageError) {
    if readsData, jobs.contains(.script("-")) {
      throw .clash("- as a file", "-f -, which reads commands from standard input")
    }
    try validatePage()
    try validateCheck()
    if settings.followsFiles, check.task != nil || !(jobs.isEmpty || staysInteractive) {
      throw .clash("--watch", "-c, -f or --check, which have no prompt")
    }
  }

  /// The words after `serve` in the command that starts the page.
  var serveWords: [String] {
    (page.port.map { [$0] } ?? []) + page.words
      + (page.allowed.isEmpty
        ? [] : [ServeOption.allow.name, page.allowed.joined(separator: ",")])
      + (page.onlyLooks ? [ServeOption.readOnly.name] : [])
  }

  private func validatePage() throws(UsageError) {
    if let option = page.unusedOption { throw .needsOption(option, "--serve") }
    if isSafe, serves { throw .clash("--safe", "--serve, which uses the network") }
    guard !serves, let word = page.allowed.first(where: { ReplayAllowance(rawValue: $0) == nil })
    else { return }
    let words = ReplayAllowance.allCases.map(\.rawValue).joined(separator: "|")
    throw .badValue(ServeOption.allow.name, word, fits: words)
  }

  private func validateCheck() throws(UsageError) {
    if let option = check.unusedOption { throw .needsOption(option, "--check") }
    if isSafe, outputPath != nil { throw .clash("--safe", "-o, which writes a file") }
    guard check.task != nil || lints else { return }
    let name = lints ? "--lint" : "--check"
    guard jobs.isEmpty, !staysInteractive else { throw .clash(name, "-c, -f or -i") }
    if lints, check.task != nil { throw .clash("--lint", "--check") }
    if files.isEmpty, answer == nil { throw .needsValue(name, "FILE ...") }
    if check.updates, check.failsFast { throw .clash("--update", "--fail-fast") }
    if check.updates, check.task == .review { throw .clash("--update", "--review") }
    if isSafe, check.updates || check.task == .review {
      throw .clash("--safe", "--update and --review, which write files")
    }
  }

  /// Returns the arguments of a process that replays one file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - scratch: The folder for saved files.
  ///   - readable: The only readable folder, or nil without restrictions.
  /// - Returns: The arguments.
  func replayWords(of path: String, scratch: String, readable: String?) -> [String] {
    var words = wordsForReplays + ["--check", "--replay-in", scratch]
    if let readable { words += ["--replay-reads", readable] }
    if let filter = check.filter { words += ["--filter", filter.text] }
    if check.failsFast { words.append("--fail-fast") }
    if check.covers { words.append("--coverage") }
    words += ["--timeout", "\(check.seconds)"]
    for allowance in ReplayAllowance.allCases where check.allowances.contains(allowance) {
      words += ["--allow", allowance.rawValue]
    }
    return words + ["--", path]
  }

  private mutating func take(
    _ word: String,
    _ words: inout ArraySlice<String>
  ) throws(UsageError) {
    var name = word
    var joined: String?
    if word.hasPrefix("--"), let split = word.firstIndex(of: "=") {
      name = String(word[..<split])
      joined = String(word[word.index(after: split)...])
    }
    guard let option = ProgramOption.named(name) else { throw .unknownOption(name) }
    switch option.action {
    case .flag(let set):
      guard joined == nil else { throw .needsNoValue(name) }
      set(&self)
      if option.appliesToReplays { wordsForReplays.append(word) }
    case .optionalValue(let set):
      guard set(&self, joined) else { throw .badValue(name, joined ?? "", fits: option.fitting) }
    case .optionalNumber(let set):
      if joined == nil, let next = words.first, !next.isEmpty,
        next.utf8.allSatisfy({ (0x30...0x39).contains($0) })
      {
        joined = words.popFirst()
      }
      guard set(&self, joined) else { throw .badValue(name, joined ?? "", fits: option.fitting) }
    case .value(let set):
      guard let value = joined ?? words.popFirst() else { throw .needsValue(name, option.value) }
      guard set(&self, value) else { throw .badValue(name, value, fits: option.fitting) }
      if option.appliesToReplays { wordsForReplays += joined == nil ? [name, value] : [word] }
    }
  }
}

/// An error in the program's arguments.
public enum UsageError: Error, Hashable, Sendable {
  /// Unknown option.
  case unknownOption(String)

  /// Missing option value.
  case needsValue(String, String)

  /// Unexpected option value.
  case needsNoValue(String)

  /// Invalid option value.
  case badValue(String, String, fits: String)

  /// The option requires the other option.
  case needsOption(String, String)

  /// The two options exclude each other.
  case clash(String, String)

  /// The error message, safe for a terminal.
  public var message: String {
    switch self {
    case .unknownOption(let name):
      // Otherwise the dashes would count as common letters.
      func bare(_ name: String) -> String { String(name.drop { $0 == "-" }) }
      let names = ProgramOption.all.flatMap(\.names).filter { $0.hasPrefix("--") }
      let nearest = Suggestion.nearest(to: bare(name), among: names.map(bare))
      let near = nearest.map { "--" + $0 }
      return "unknown option \(name.escapedForDisplay())"
        + (near.map { "; did you mean `\($0)`?" } ?? "; try `--help`")
    case .needsValue(let name, let value): return "\(name) needs a value: \(name) \(value)"
    case .needsNoValue(let name): return "\(name) takes no value"
    case .needsOption(let name, let other): return "`\(name)` requires `\(other)`"
    case .clash(let name, let others): return "cannot combine \(name) with \(others)"
    case .badValue(let name, let value, let fits):
      return "\(name) cannot be \"\(value.escapedForDisplay())\"; expected \(fits)"
    }
  }
}
