import CommandLanguage
import TableModel
import TableStore
import TableUI
import TextLayout
import Workspace

/// Keeps account of what a person does at a full screen: each gesture is a command of the session.
///
/// The history, the trace, a recording and a lesson get it as if it had been typed.
@MainActor final class BrowseHost: GestureDelegate {
  private let session: Session
  private let source: OpenTable
  private let remember: (String) -> Void

  /// How many gestures were made.
  private(set) var count = 0

  /// How many of them came to nothing.
  private(set) var refused = 0

  init(_ session: Session, _ source: OpenTable, remember: @escaping (String) -> Void) {
    self.session = session
    self.source = source
    self.remember = remember
  }

  func perform(_ gesture: Gesture) -> GestureReport {
    guard let call = session.commands.call(for: gesture, in: source.tableView) else {
      return GestureReport(lines: [], isRefused: true)
    }
    var report = report(on: call.text) { session.runWithin(call, report: $0) }
    report.outcome = source.gestureOutcome
    count += report.isRefused ? 0 : 1
    refused += report.isRefused ? 1 : 0
    return report
  }

  func undo() -> GestureReport {
    report(on: "undo") { session.runWithin("undo", report: $0) }
  }

  func advance() -> Bool {
    guard session.clock.followsRealTime else { return false }
    let lines = session.settleFeeds()
    guard let (came, events) = try? session.advanceClock(by: 0) else { return true }
    return !lines.isEmpty || !came.isEmpty || events > 0
  }

  func fit(into size: Size) {
    let command = "viewport \(size.width.pointsText) \(size.height.pointsText)"
    _ = report(on: command) { session.runWithin(command, report: $0) }
  }

  /// Runs a command and words its outcome; one without effects is not remembered.
  private func report(
    on command: String,
    _ run: (@escaping (CommandResult) -> Void) -> Void
  ) -> GestureReport {
    var report = GestureReport(lines: [])
    run { [session, remember] outcome in
      switch outcome.result {
      case .success(let answer):
        report.lines = answer.lines + answer.notes
        report.lines += answer.warnings.map { $0.line(session.settings.escapeStyle, "") }
        report.lines += outcome.remark?.lines ?? []
        remember(command)
      case .failure(let error):
        report.isRefused = true
        report.lines = [error.message] + (error.hint.map { [$0] } ?? [])
      }
    }
    return report
  }
}
