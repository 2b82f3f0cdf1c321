package import CommandLanguage
import TableModel
package import Workspace

/// Something that a session can do beside its core: commands, help topics, what it keeps, and the moments it acts in.
///
/// A feature is one folder, and one line in `Features.all`. The core knows none by name. Whoever asks one writes
/// `session[TranscriptFeature.self]`, and lives without it where a session leaves it out. For each moment that it acts
/// in a feature adopts a protocol, such as ``OutcomeObserving``; nobody is called for a moment that it does not know.
@MainActor package protocol Feature: AnyObject {
  /// Its commands, behind the name of the command that `help` lists before them.
  static var commands: KeyValuePairs<String, [any Command.Type]> { get }

  /// Its topics of `help`, behind the name of the topic that is listed before them.
  static var topics: KeyValuePairs<String, [HelpTopic]> { get }

  /// The kinds of files that `--check` checks for it.
  static var checks: [any CheckedFile.Type] { get }

  /// Makes it for one session, as it is before the first line.
  init()
}

extension Feature {
  package static var checks: [any CheckedFile.Type] { [] }
  package static var commands: KeyValuePairs<String, [any Command.Type]> { [:] }
  package static var topics: KeyValuePairs<String, [HelpTopic]> { [:] }
}

/// A feature that is notified of what is read.
@MainActor package protocol LineObserving: Feature {
  /// A line was read on which there is no command, such as a comment.
  func didRead(remark line: String, in session: Session)

  /// A command was read; nothing is known yet of what its words mean.
  func didRead(_ command: RunningCommand, in session: Session)
}

extension LineObserving {
  package func didRead(remark line: String, in session: Session) {}
}

/// A feature that can reject a command before it runs.
@MainActor package protocol RunDeciding: Feature {
  /// A command makes sense and is about to run.
  ///
  /// - Throws: Why it cannot; it fails then.
  func willRun(_ command: RunningCommand, in session: Session) throws(CommandError)
}

/// A feature that adds to answers.
@MainActor package protocol AnswerExtending: Feature {
  /// A command has answered; notes may be added.
  func didAnswer(_ answer: inout Answer, _ command: RunningCommand, in session: Session)
}

/// A feature that is notified of the outcomes of commands.
@MainActor package protocol OutcomeObserving: Feature {
  /// A command has failed, or was none.
  func didFail(_ error: CommandError, _ command: RunningCommand, in session: Session)

  /// What came of a command is about to be told; more may be said.
  func didFinish(_ outcome: inout CommandResult, _ command: RunningCommand, in session: Session)
}

extension OutcomeObserving {
  package func didFail(_ error: CommandError, _ command: RunningCommand, in session: Session) {}
}

/// A feature that is notified of scripts.
@MainActor package protocol ScriptObserving: Feature {
  /// All lines of a script have run, or as many as could; the command that ran it goes on.
  func didRunScript(in session: Session)
}

/// A feature that is notified of a person at the prompt.
@MainActor package protocol PromptObserving: Feature {
  /// A person is at the prompt; no line of theirs was read yet.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - keepsHistory: Whether what they do may be kept for later sessions.
  func didReachPrompt(in session: Session, keepsHistory: Bool)
}

/// A feature that is notified of tables and of the end of a session.
@MainActor package protocol TableObserving: Feature {
  /// A source was put on the prompt; its table is not shown yet.
  func didOpen(_ source: OpenTable, in session: Session)

  /// A source is about to be taken away.
  func willClose(_ source: OpenTable, in session: Session)

  /// The person has left, and no command follows.
  func didEnd(_ session: Session)
}

extension TableObserving {
  package func willClose(_ source: OpenTable, in session: Session) {}
  package func didEnd(_ session: Session) {}
}

/// A feature that keeps what commands do, beside their answers.
@MainActor package protocol EffectKeeping: Feature {
  /// A text turned out to be a credential, which nothing that is kept may show.
  func conceal(_ secret: String)

  /// Whether it writes down what a command does, beside the answer.
  func keeps(_ effects: Effects) -> Bool
}

extension EffectKeeping {
  package func conceal(_ secret: String) {}
}

/// The features of a session by the moments that they act in, each in the order of `Features.all`.
///
/// It is put together once, since a command passes all of the moments.
@MainActor struct Moments {
  /// The features, in the order in which they act.
  let all: [any Feature]

  let lines: [any LineObserving]
  let runs: [any RunDeciding]
  let answers: [any AnswerExtending]
  let outcomes: [any OutcomeObserving]
  let scripts: [any ScriptObserving]
  let prompts: [any PromptObserving]
  let sources: [any TableObserving]
  let keeping: [any EffectKeeping]

  init(_ features: [any Feature]) {
    all = features
    lines = features.compactMap { $0 as? any LineObserving }
    runs = features.compactMap { $0 as? any RunDeciding }
    answers = features.compactMap { $0 as? any AnswerExtending }
    outcomes = features.compactMap { $0 as? any OutcomeObserving }
    scripts = features.compactMap { $0 as? any ScriptObserving }
    prompts = features.compactMap { $0 as? any PromptObserving }
    sources = features.compactMap { $0 as? any TableObserving }
    keeping = features.compactMap { $0 as? any EffectKeeping }
  }
}

/// A command on its way through a session, as features see it.
package struct RunningCommand {
  /// The words; none where the text was broken.
  package let words: LexedCommand

  /// The text that it stands in.
  let typed: TypedText

  /// Whether it looks at what came of the command before it.
  package var isExpect: Bool { words.tokens.first?.bare == "expect" }

  /// What is known of it, or nil where there is none of that name.
  package var description: CommandDescription?

  /// What it touches, once its words make sense.
  package var effects: Effects = []
}
