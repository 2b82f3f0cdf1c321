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
  private let source: OpenSource
  private let remember: (String) -> Void

  /// How many gestures were made.
  private(set) var count = 0

  /// How many of them came to nothing.
  private(set) var refused = 0

  init(_ session: Session, _ source: OpenSource, remember: @escaping (String) -> Void) {
    self.session = session
    self.source = source
    self.remember = remember
  }

  func perform(_ gesture: Gesture) -> GestureReport {
    var report = run(gesture.command(in: source.tableView))
    report.outcome = source.gestureOutcome
    count += report.isRefused ? 0 : 1
    refused += report.isRefused ? 1 : 0
    return report
  }

  func undo() -> GestureReport { run("undo") }

  func advance() -> Bool {
    guard session.clock.followsRealTime else { return false }
    let lines = session.settleFeeds()
    guard let (came, events) = try? session.advanceClock(by: 0) else { return true }
    return !lines.isEmpty || !came.isEmpty || events > 0
  }

  func fit(into size: Size) {
    _ = run("viewport \(size.width.pointsText) \(size.height.pointsText)")
  }

  /// Runs a command and puts what came of it into words; one that came to nothing is not remembered.
  private func run(_ command: String) -> GestureReport {
    var report = GestureReport(lines: [])
    session.runWithin(command) { [session, remember] outcome in
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
