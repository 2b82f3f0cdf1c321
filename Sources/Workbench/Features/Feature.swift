import TableModel

/// Something that a session can do beside its core: commands, help topics, what it keeps, and the moments it acts in.
///
/// A feature is one folder, and one line in ``Features/all``. The core knows none by name. Whoever asks one writes
/// `session[TranscriptFeature.self]`, and lives without it where a session leaves it out. For each moment that it acts
/// in a feature adopts a protocol, such as ``OutcomeHearing``; nobody is called for a moment that it does not know.
@MainActor protocol Feature: AnyObject {
  /// Its commands, behind the name of the command that `help` lists before them.
  static var commands: KeyValuePairs<String, [any Command.Type]> { get }

  /// Its topics of `help`, behind the name of the topic that is listed before them.
  static var topics: KeyValuePairs<String, [HelpTopic]> { get }

  /// Makes it for one session, as it is before the first line.
  init()
}

extension Feature {
  static var commands: KeyValuePairs<String, [any Command.Type]> { [:] }
  static var topics: KeyValuePairs<String, [HelpTopic]> { [:] }
}

/// A feature that hears of what is read.
@MainActor protocol LineHearing: Feature {
  /// A line was read on which there is no command, such as a comment.
  func didRead(remark line: String, in session: Session)

  /// A command was read; nothing is known yet of what its words mean.
  func didRead(_ command: RunningCommand, in session: Session)
}

extension LineHearing {
  func didRead(remark line: String, in session: Session) {}
}

/// A feature that has a say before a command runs.
@MainActor protocol RunDeciding: Feature {
  /// A command makes sense and is about to run.
  ///
  /// - Throws: Why it cannot; it fails then.
  func willRun(_ command: RunningCommand, in session: Session) throws(CommandError)
}

/// A feature that adds to answers.
@MainActor protocol AnswerExtending: Feature {
  /// A command has answered; notes may be added.
  func didAnswer(_ answer: inout Answer, _ command: RunningCommand, in session: Session)
}

/// A feature that hears what came of commands.
@MainActor protocol OutcomeHearing: Feature {
  /// A command has failed, or was none.
  func didFail(_ error: CommandError, _ command: RunningCommand, in session: Session)

  /// What came of a command is about to be told; more may be said.
  func didFinish(_ outcome: inout Outcome, _ command: RunningCommand, in session: Session)
}

extension OutcomeHearing {
  func didFail(_ error: CommandError, _ command: RunningCommand, in session: Session) {}
}

/// A feature that hears of scripts.
@MainActor protocol ScriptHearing: Feature {
  /// All lines of a script have run, or as many as could; the command that ran it goes on.
  func didRunScript(in session: Session)
}

/// A feature that hears of tables and of the end.
@MainActor protocol SourceHearing: Feature {
  /// A source was put on the prompt; its table is not shown yet.
  func didOpen(_ source: OpenSource, in session: Session)

  /// A source is about to be taken away.
  func willClose(_ source: OpenSource, in session: Session)

  /// The person has left, and no command follows.
  func didEnd(_ session: Session)
}

/// A feature that keeps what commands do, beside their answers.
@MainActor protocol CommandKeeping: Feature {
  /// A text turned out to be a credential, which nothing that is kept may show.
  func conceal(_ secret: String)

  /// Whether it writes down what a command does, beside the answer.
  func keeps(_ effects: Effects) -> Bool
}

extension CommandKeeping {
  func conceal(_ secret: String) {}
}

/// The features of a session by the moments that they act in, each in the order of ``Features/all``.
///
/// It is put together once, since a command passes all of the moments.
@MainActor struct Moments {
  let lines: [any LineHearing]
  let runs: [any RunDeciding]
  let answers: [any AnswerExtending]
  let outcomes: [any OutcomeHearing]
  let scripts: [any ScriptHearing]
  let sources: [any SourceHearing]
  let keeping: [any CommandKeeping]

  init(_ features: [any Feature]) {
    lines = features.compactMap { $0 as? any LineHearing }
    runs = features.compactMap { $0 as? any RunDeciding }
    answers = features.compactMap { $0 as? any AnswerExtending }
    outcomes = features.compactMap { $0 as? any OutcomeHearing }
    scripts = features.compactMap { $0 as? any ScriptHearing }
    sources = features.compactMap { $0 as? any SourceHearing }
    keeping = features.compactMap { $0 as? any CommandKeeping }
  }
}

/// A command on its way through a session, as features see it.
struct RunningCommand {
  /// The words; none where the text was broken.
  let words: LexedCommand

  /// The text that it stands in.
  let typed: TypedText

  /// Whether it looks at what came of the command before it.
  var isExpect: Bool { words.tokens.first?.bare == "expect" }

  /// What is known of it, or nil where there is none of that name.
  var description: CommandDescription?

  /// What it touches, once its words make sense.
  var effects: Effects = []
}
