import CommandLanguage
import Workspace

/// Tracing: the messages between model, view and controller, heard and kept as lines.
@MainActor final class TraceFeature: LineObserving, OutcomeObserving, ScriptObserving {
  static let commands: KeyValuePairs<String, [any Command.Type]> = ["wiring": [TraceCommand.self]]

  fileprivate let trace = Trace()

  func didRead(_ command: RunningCommand, in session: Session) {
    trace.beginCommand(keepsLast: command.isExpect)
  }

  func didFinish(_ outcome: inout CommandResult, _ command: RunningCommand, in session: Session) {
    outcome.trace = OutputTrace(trace.takeLines())
  }

  // What was heard belongs to the commands of the script, not to the one that sourced it.
  func didRunScript(in session: Session) { trace.beginCommand(keepsLast: true) }
}

extension Session {
  /// The messages that were heard; one that hears nothing where the session has been left without tracing.
  package var trace: Trace { self[TraceFeature.self]?.trace ?? Trace() }

  /// Switches the trace for every open source.
  package func setTrace(on: Bool) {
    trace.isOn = on
    messageObserver = on ? trace : nil
  }
}
