import CommandLanguage
import Workspace

/// The tracing feature: records the calls between model, view and controller as lines.
@MainActor final class TraceFeature: LineObserving, OutcomeObserving, ScriptObserving {
  static let commands: KeyValuePairs<String, [any Command.Type]> = ["wiring": [TraceCommand.self]]

  fileprivate let trace = Trace()

  func didRead(_ command: RunningCommand, in session: Session) {
    trace.beginCommand(keepsLast: command.isExpect)
  }

  func didFinish(_ outcome: inout CommandResult, _ command: RunningCommand, in session: Session) {
    let lines = trace.takeLines()
    if lines.isEmpty { return }
    outcome.trace = OutputTrace(lines, showsPlaces: session.tracesPlaces)
  }

  // The recorded calls belong to the commands of the script, not to `source`.
  func didRunScript(in session: Session) { trace.beginCommand(keepsLast: true) }
}

extension Session {
  /// The recorded calls; an inactive trace if the session omits tracing.
  package var trace: Trace { self[TraceFeature.self]?.trace ?? Trace() }

  /// Whether traces show files and lines: on request, and only at a terminal.
  ///
  /// They change often, so a transcript omits them.
  var tracesPlaces: Bool {
    trace.showsPlaces && !host.answersAreWhole && limits.folder == nil
      && !(self[TranscriptFeature.self]?.recording is Recorder)
  }

  /// Turns the trace on or off for all open tables.
  package func setTrace(on: Bool) {
    trace.isOn = on
    guard let recorder = limits.coverage else {
      messageObserver = on ? trace : nil
      return
    }
    recorder.trace = on ? trace : nil
    messageObserver = recorder
  }
}
