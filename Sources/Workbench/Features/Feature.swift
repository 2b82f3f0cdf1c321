package import CommandLanguage
import TableModel
package import Workspace

/// An optional part of a session: its commands, help topics, stored data and callbacks.
///
/// A feature is one folder, and one line in `Features.all`. The core knows no feature by name. Code
/// that uses one writes `session[TranscriptFeature.self]`, which is nil if the session omits it.
/// For each event that it handles, a feature adopts a protocol such as ``OutcomeObserving``; it
/// receives no other events.
@MainActor package protocol Feature: AnyObject {
  /// Its commands, keyed by the command before them in `help`.
  static var commands: KeyValuePairs<String, [any Command.Type]> { get }

  /// Its help topics, keyed by the topic before them.
  static var topics: KeyValuePairs<String, [HelpTopic]> { get }

  /// The kinds of files that `--check` checks for this feature.
  static var checks: [any CheckedFile.Type] { get }

  /// The feature as an observer of the events that it handles; nil for others.
  ///
  /// A protocol of events supplies its own, which a cast would find much more slowly: the first cast
  /// of each feature searches all conformances of the program.
  var lineObserver: (any LineObserving)? { get }
  var runDecider: (any RunDeciding)? { get }
  var answerExtender: (any AnswerExtending)? { get }
  var outcomeObserver: (any OutcomeObserving)? { get }
  var scriptObserver: (any ScriptObserving)? { get }
  var promptObserver: (any PromptObserving)? { get }
  var tableObserver: (any TableObserving)? { get }
  var effectKeeper: (any EffectKeeping)? { get }

  /// Creates the feature for one session, before its first line.
  init()
}

extension Feature {
  package static var checks: [any CheckedFile.Type] { [] }
  package static var commands: KeyValuePairs<String, [any Command.Type]> { [:] }
  package static var topics: KeyValuePairs<String, [HelpTopic]> { [:] }
  package var lineObserver: (any LineObserving)? { nil }
  package var runDecider: (any RunDeciding)? { nil }
  package var answerExtender: (any AnswerExtending)? { nil }
  package var outcomeObserver: (any OutcomeObserving)? { nil }
  package var scriptObserver: (any ScriptObserving)? { nil }
  package var promptObserver: (any PromptObserving)? { nil }
  package var tableObserver: (any TableObserving)? { nil }
  package var effectKeeper: (any EffectKeeping)? { nil }
}

/// A feature that is notified of input lines.
@MainActor package protocol LineObserving: Feature {
  /// Called before the prompt waits for the first line of a command.
  func willReadLine(in session: Session)

  /// Called when a line without a command, such as a comment, has been read.
  func didRead(remark line: String, in session: Session)

  /// Called when a command has been read but not yet parsed.
  func didRead(_ command: RunningCommand, in session: Session)
}

extension LineObserving {
  package var lineObserver: (any LineObserving)? { self }
  package func willReadLine(in session: Session) {}
  package func didRead(remark line: String, in session: Session) {}
}

/// A feature that can reject a command before it runs.
@MainActor package protocol RunDeciding: Feature {
  /// Called before a valid command runs.
  ///
  /// - Throws: An error to make the command fail.
  func willRun(_ command: RunningCommand, in session: Session) throws(CommandError)
}

extension RunDeciding {
  package var runDecider: (any RunDeciding)? { self }
}

/// A feature that adds to command output.
@MainActor package protocol AnswerExtending: Feature {
  /// Called when a command has finished without an error; the feature can add notes.
  func didAnswer(_ answer: inout Answer, _ command: RunningCommand, in session: Session)
}

extension AnswerExtending {
  package var answerExtender: (any AnswerExtending)? { self }
}

/// A feature that is notified of command results.
@MainActor package protocol OutcomeObserving: Feature {
  /// Called when a command has failed or could not be parsed.
  func didFail(_ error: CommandError, _ command: RunningCommand, in session: Session)

  /// Called before a command's result is shown; the feature can extend it.
  func didFinish(_ outcome: inout CommandResult, _ command: RunningCommand, in session: Session)
}

extension OutcomeObserving {
  package var outcomeObserver: (any OutcomeObserving)? { self }
  package func didFail(_ error: CommandError, _ command: RunningCommand, in session: Session) {}
}

/// A feature that is notified of scripts.
@MainActor package protocol ScriptObserving: Feature {
  /// Called when a script has ended, normally or early; the command that ran it continues.
  func didRunScript(in session: Session)

  /// Called before a script that runs line by line asks the user about its next line.
  func willAskAboutLine(in session: Session)
}

extension ScriptObserving {
  package var scriptObserver: (any ScriptObserving)? { self }
  package func didRunScript(in session: Session) {}
  package func willAskAboutLine(in session: Session) {}
}

/// A feature that is notified of a user at the prompt.
@MainActor package protocol PromptObserving: Feature {
  /// Called when the prompt is about to read its first line.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - keepsHistory: Whether input may be stored for later sessions.
  func didReachPrompt(in session: Session, keepsHistory: Bool)
}

extension PromptObserving {
  package var promptObserver: (any PromptObserving)? { self }
}

/// A feature that is notified about tables and the end of a session.
@MainActor package protocol TableObserving: Feature {
  /// Called when a table has become current but is not shown yet.
  func didOpen(_ source: OpenTable, in session: Session)

  /// Called before a table closes.
  func willClose(_ source: OpenTable, in session: Session)

  /// Called when the user has left and no command follows.
  func didEnd(_ session: Session)
}

extension TableObserving {
  package var tableObserver: (any TableObserving)? { self }
  package func willClose(_ source: OpenTable, in session: Session) {}
  package func didEnd(_ session: Session) {}
}

/// A feature that stores commands or edits in addition to showing output.
@MainActor package protocol EffectKeeping: Feature {
  /// Called when a text turns out to be a credential, which must not be stored.
  func conceal(_ secret: String)

  /// Returns whether the feature stores commands with these effects.
  func keeps(_ effects: Effects) -> Bool
}

extension EffectKeeping {
  package var effectKeeper: (any EffectKeeping)? { self }
  package func conceal(_ secret: String) {}
}

/// The features of a session by the events they handle, each in the order of `Features.all`.
///
/// The lists are built once, because every command triggers all events.
@MainActor struct Moments {
  /// All features, in callback order.
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
    lines = features.compactMap { $0.lineObserver }
    runs = features.compactMap { $0.runDecider }
    answers = features.compactMap { $0.answerExtender }
    outcomes = features.compactMap { $0.outcomeObserver }
    scripts = features.compactMap { $0.scriptObserver }
    prompts = features.compactMap { $0.promptObserver }
    sources = features.compactMap { $0.tableObserver }
    keeping = features.compactMap { $0.effectKeeper }
  }
}

/// A command that a session is processing, as features see it.
package struct RunningCommand {
  /// The words; none if the text has a syntax error.
  package let words: LexedCommand

  /// The text that contains the command.
  let typed: TypedText

  /// Whether it checks the result of the previous command.
  package let isExpect: Bool

  /// The description of the command, or nil if it is unknown.
  package var description: CommandDescription?

  /// The effects, once the arguments are valid.
  package var effects: Effects = []

  init(words: LexedCommand, typed: TypedText) {
    (self.words, self.typed) = (words, typed)
    isExpect = words.tokens.first?.bare == "expect"
  }
}
