/// What reading one line of commands came to.
public enum LineRead: Hashable, Sendable {
  /// A line, without its newline.
  case line(String)

  /// Ctrl-C: the line that was being typed is dropped.
  case interrupted

  /// There is no further line.
  case endOfInput

  /// The input broke off; the text says why.
  case failed(String)
}

/// What may stand at the cursor of a line.
public struct Completion: Hashable, Sendable {
  /// One thing that may be typed.
  public struct Candidate: Hashable, Sendable {
    /// The text that takes the place of the word.
    public let text: String

    /// A few words of help, or empty.
    public let help: String

    /// Makes a candidate.
    public init(_ text: String, help: String = "") {
      self.text = text
      self.help = help
    }
  }

  /// How many Characters before the cursor belong to the word that is completed.
  public let replacedCount: Int

  /// What fits, in the order of the list.
  public let candidates: [Candidate]

  /// Whether a blank follows a word that is complete; false within a path.
  public let addsSpace: Bool

  /// Whether more may fit than was looked for, so that what the candidates share says nothing.
  public let isPartial: Bool

  /// A line below the list, or empty.
  public let note: String

  /// Makes a completion.
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

/// What is shown in grey behind a line while it is typed.
public struct LineHint: Hashable, Sendable {
  /// How the line may go on: keys take it over as it is.
  public var text: String

  /// What stands behind that and is only looked at, such as the rest of a command's syntax.
  public var note: String

  /// Nothing to show.
  public static let none = LineHint()

  /// Makes a hint.
  public init(text: String = "", note: String = "") {
    self.text = text
    self.note = note
  }

  /// Whether there is nothing to show.
  public var isEmpty: Bool { text.isEmpty && note.isEmpty }
}

/// Where a session gets its lines from: a person at a terminal, a file, a test.
@MainActor public protocol LineReader: AnyObject {
  /// Whether a person types the lines, so that prompts and questions make sense.
  var isInteractive: Bool { get }

  /// Tells what may be typed at the end of a text; set by the session.
  var completer: ((_ textBeforeCursor: String) -> Completion)? { get set }

  /// Tells what is shown behind a line with the cursor at its end; set by the session.
  var hinter: ((_ line: String) -> LineHint)? { get set }

  /// Takes note of what was set for the lines to come.
  ///
  /// - Parameter settings: The settings; called before each line.
  func prepare(_ settings: LineSettings)

  /// Waits for the next line.
  ///
  /// - Parameter prompt: What stands before the line at a terminal.
  /// - Returns: The line, or why there is none.
  func readLine(prompt: String) -> LineRead

  /// Waits for the answer to a question, which is no command: no history remembers it.
  ///
  /// - Parameter prompt: The question.
  /// - Returns: The answer, or why there is none.
  func readAnswer(prompt: String) -> LineRead

  /// Waits for a credential: what is typed is not shown, and no history remembers it.
  ///
  /// - Parameter prompt: The question.
  /// - Returns: The answer, or why there is none.
  func readSecret(prompt: String) -> LineRead

  /// Puts a text on the clipboard of the person.
  ///
  /// - Parameter text: The text.
  /// - Returns: Whether there is a way to do so.
  func copy(_ text: String) -> Bool

  /// The commands that were typed, or nil where nobody types.
  var history: (any CommandHistory)? { get }

  /// Takes note of a command that is complete, before it runs.
  ///
  /// - Parameter command: The command, one line or several.
  func remember(_ command: String)

  /// What a person should know about the reader; each once.
  func takeWarnings() -> [String]
}

extension LineReader {
  /// None: this is for readers without persons.
  public var hinter: ((_ line: String) -> LineHint)? {
    get { nil }
    set { _ = newValue }
  }

  /// Does nothing.
  public func prepare(_ settings: LineSettings) {}

  /// None: this is for readers without persons.
  public var history: (any CommandHistory)? { nil }

  /// The next line, as any other.
  public func readAnswer(prompt: String) -> LineRead { readLine(prompt: prompt) }

  /// None: a reader that cannot hide what is typed asks for no credential.
  public func readSecret(prompt: String) -> LineRead { .failed("no terminal") }

  /// False: there is no clipboard.
  public func copy(_ text: String) -> Bool { false }

  /// Does nothing.
  public func remember(_ command: String) {}

  /// None.
  public func takeWarnings() -> [String] { [] }
}
