/// The result of reading one line of commands.
public enum LineRead: Hashable, Sendable {
  /// A line, without its newline.
  case line(String)

  /// Ctrl-C was pressed; the line being typed is discarded.
  case interrupted

  /// The input has no more lines.
  case endOfInput

  /// Reading failed; the text is the reason.
  case failed(String)
}

/// The words that may complete a line at its cursor.
public struct Completion: Hashable, Sendable {
  /// One possible completion.
  public struct Candidate: Hashable, Sendable {
    /// The text that replaces the word.
    public let text: String

    /// A short help text; empty by default.
    public let help: String

    /// Creates a candidate.
    public init(_ text: String, help: String = "") {
      self.text = text
      self.help = help
    }
  }

  /// The number of Characters before the cursor that belong to the completed word.
  public let replacedCount: Int

  /// The candidates, in list order.
  public let candidates: [Candidate]

  /// The candidates that the first Tab lists on an empty line; empty elsewhere.
  public var common: [Candidate] = []

  /// Whether a blank follows a complete word; false within a path.
  public let addsSpace: Bool

  /// Whether more matches may exist, so that the candidates' common prefix is not reliable.
  public let isPartial: Bool

  /// A line below the list; empty by default.
  public let note: String

  /// Creates a completion.
  public init(
    replacedCount: Int,
    candidates: [Candidate],
    addsSpace: Bool = true,
    isPartial: Bool = false,
    note: String = ""
  ) {
    self.replacedCount = replacedCount
    self.candidates = candidates
    self.addsSpace = addsSpace
    self.isPartial = isPartial
    self.note = note
  }
}

/// Gray text after a line while it is typed.
public struct LineHint: Hashable, Sendable {
  /// A continuation of the line, which keys can accept.
  public var text: String

  /// Further text that cannot be accepted, such as the rest of a command's syntax.
  public var note: String

  /// An empty hint.
  public static let none = LineHint()

  /// Creates a hint.
  public init(text: String = "", note: String = "") {
    self.text = text
    self.note = note
  }

  /// Whether the hint is empty.
  public var isEmpty: Bool { text.isEmpty && note.isEmpty }
}

/// The source of a session's lines: a user at a terminal, a file or a test.
@MainActor public protocol LineReader: AnyObject {
  /// Whether a user types the lines, so that prompts and questions are useful.
  var isInteractive: Bool { get }

  /// Returns completions for the end of a text; the session sets it.
  var completer: ((_ textBeforeCursor: String) -> Completion)? { get set }

  /// Returns the hint for a line with the cursor at its end; the session sets it.
  var hinter: ((_ line: String) -> LineHint)? { get set }

  /// The work that continues while a line is typed, or nil; the session sets it.
  var companion: LineCompanion? { get set }

  /// Receives the settings for the following lines.
  ///
  /// - Parameter settings: The settings; called before each line.
  func prepare(_ settings: LineSettings)

  /// Waits for the next line.
  ///
  /// - Parameter prompt: The text before the line at a terminal.
  /// - Returns: The line, or the reason for its absence.
  func readLine(prompt: String) -> LineRead

  /// Waits for the reply to a question, which is not a command and is not added to the history.
  ///
  /// - Parameter prompt: The question.
  /// - Returns: The reply, or the reason for its absence.
  func readAnswer(prompt: String) -> LineRead

  /// Waits for a credential; the typed text is not shown and not added to the history.
  ///
  /// - Parameter prompt: The question.
  /// - Returns: The reply, or the reason for its absence.
  func readSecret(prompt: String) -> LineRead

  /// Copies a text to the user's clipboard.
  ///
  /// - Parameter text: The text.
  /// - Returns: Whether a clipboard is available.
  func copy(_ text: String) -> Bool

  /// The commands typed earlier, or nil for a reader without a user.
  var history: (any CommandHistory)? { get }

  /// Records a complete command before it runs.
  ///
  /// - Parameter command: The command, one or more lines.
  func remember(_ command: String)

  /// Returns warnings about the reader for the user, each only once.
  func takeWarnings() -> [String]
}

extension LineReader {
  /// Nil, for readers without a user.
  public var hinter: ((_ line: String) -> LineHint)? {
    get { nil }
    set { _ = newValue }
  }

  /// Nil, for readers without a user.
  public var companion: LineCompanion? {
    get { nil }
    set { _ = newValue }
  }

  /// Does nothing.
  public func prepare(_ settings: LineSettings) {}

  /// Nil, for readers without a user.
  public var history: (any CommandHistory)? { nil }

  /// Returns the next line, as for any other line.
  public func readAnswer(prompt: String) -> LineRead { readLine(prompt: prompt) }

  /// Fails, because a reader that cannot hide typed text asks for no credentials.
  public func readSecret(prompt: String) -> LineRead { .failed("no terminal") }

  /// Returns false, because no clipboard is available.
  public func copy(_ text: String) -> Bool { false }

  /// Does nothing.
  public func remember(_ command: String) {}

  /// Returns no warnings.
  public func takeWarnings() -> [String] { [] }
}
