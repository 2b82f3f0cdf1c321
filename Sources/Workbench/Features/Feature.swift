import CommandLanguage
import TableModel
import Workspace

/// Something that a session can do beside its core: commands, help topics, what it keeps, and the moments it acts in.
///
/// A feature is one folder, and one line in `Features.all`. The core knows none by name. Whoever asks one writes
/// `session[TranscriptFeature.self]`, and lives without it where a session leaves it out.
@MainActor package protocol Feature: AnyObject {
  /// Its commands, behind the name of the command that `help` lists before them.
  static var commands: KeyValuePairs<String, [any Command.Type]> { get }

  /// Its topics of `help`, behind the name of the topic that is listed before them.
  static var topics: KeyValuePairs<String, [HelpTopic]> { get }

  /// The kinds of files that `--check` checks for it.
  static var checks: [any CheckedFile.Type] { get }

  /// Makes it for one session, as it is before the first line.
  init()

  /// A line was read on which there is no command, such as a comment.
  func didRead(remark line: String, in session: Session)

  /// A command was read; nothing is known yet of what its words mean.
  func didRead(_ command: RunningCommand, in session: Session)

  /// A command makes sense and is about to run.
  ///
  /// - Throws: Why it cannot; it fails then.
  func willRun(_ command: RunningCommand, in session: Session) throws(CommandError)

  /// A command has answered; notes may be added.
  func didAnswer(_ answer: inout Answer, _ command: RunningCommand, in session: Session)

  /// A command has failed, or was none.
  func didFail(_ error: CommandError, _ command: RunningCommand, in session: Session)

  /// What came of a command is about to be told; more may be said.
  func didFinish(_ outcome: inout Outcome, _ command: RunningCommand, in session: Session)

  /// All lines of a script have run, or as many as could; the command that ran it goes on.
  func didRunScript(in session: Session)

  /// A person is at the prompt; no line of theirs was read yet.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - keepsHistory: Whether what they do may be kept for later sessions.
  func didReachPrompt(in session: Session, keepsHistory: Bool)

  /// A source was put on the prompt; its table is not shown yet.
  func didOpen(_ source: OpenSource, in session: Session)

  /// A source is about to be taken away.
  func willClose(_ source: OpenSource, in session: Session)

  /// The person has left, and no command follows.
  func didEnd(_ session: Session)

  /// A text turned out to be a credential, which nothing that is kept may show.
  func conceal(_ secret: String)

  /// Whether it writes down what a command does, beside the answer.
  func keeps(_ effects: Effects) -> Bool
}

extension Feature {
  package static var commands: KeyValuePairs<String, [any Command.Type]> { [:] }
  package static var topics: KeyValuePairs<String, [HelpTopic]> { [:] }
  package static var checks: [any CheckedFile.Type] { [] }

  package func didRead(remark line: String, in session: Session) {}
  package func didRead(_ command: RunningCommand, in session: Session) {}
  package func willRun(_ command: RunningCommand, in session: Session) throws(CommandError) {}
  package func didAnswer(_ answer: inout Answer, _ command: RunningCommand, in session: Session) {}
  package func didFail(_ error: CommandError, _ command: RunningCommand, in session: Session) {}
  package func didFinish(_ outcome: inout Outcome, _ command: RunningCommand, in session: Session) {
  }
  package func didRunScript(in session: Session) {}
  package func didReachPrompt(in session: Session, keepsHistory: Bool) {}
  package func didOpen(_ source: OpenSource, in session: Session) {}
  package func willClose(_ source: OpenSource, in session: Session) {}
  package func didEnd(_ session: Session) {}
  package func conceal(_ secret: String) {}
  package func keeps(_ effects: Effects) -> Bool { false }
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
