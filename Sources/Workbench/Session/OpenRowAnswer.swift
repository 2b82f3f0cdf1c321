import CommandLanguage
import TableModel
import TableUI
import Workspace

/// The output about a row that shows swipe actions, with what to do next.
@MainActor struct OpenRowAnswer {
  private let session: Session
  private let source: OpenTable
  private let runner: GestureRunner

  init(_ session: Session, _ source: OpenTable, _ runner: GestureRunner) {
    self.session = session
    self.source = source
    self.runner = runner
  }

  /// Returns the output for a swipe, a confirmation or an action.
  ///
  /// - Parameters:
  ///   - result: The result of the gesture.
  ///   - name: The name of the row before the gesture.
  /// - Returns: The output, with the next possible commands.
  func answer(_ result: GestureResult, _ name: String) -> Answer {
    var answer = runner.answer(result, lines(result, name))
    let buttons = source.tableView.openRowButtons.map { AnswerValue.optional($0.title) }
    answer.value = answer.value.adding([
      "open": source.tableView.indexPathForOpenRow.map { AnswerValue($0) } ?? .null,
      "buttons": .list(buttons),
    ])
    return answer
  }

  private func lines(_ result: GestureResult, _ name: String) -> [String] {
    var lines: [String] = []
    for event in result.events {
      switch event {
      case .committed(let style, _, isHeard: false):
        lines.append("confirmed \(style) of \(name), but no object implements commit")
      case .committed(let style, _, isHeard: true):
        lines.append(
          "confirmed \(style) of \(name) (\(runner.dataSourceName).commit)" + silence(result)
        )
      case .actionPerformed(let title, _):
        lines.append("tapped \(quoted(session.shown(title))) of \(name)")
      default: break
      }
    }
    let table = source.tableView
    if let path = table.indexPathForOpenRow {
      lines.append(lines.isEmpty ? invitation(path) : stillOpen(path))
    } else if lines.isEmpty {
      lines.append("\(name) is closed")
    }
    return lines
  }

  /// Returns a note if the data source was told to delete the row but did not.
  private func silence(_ result: GestureResult) -> String {
    guard result.changes.isEmpty, !result.outcome.isResized else { return "" }
    return "; no rows changed: it must update its model and the table view"
  }

  private func invitation(_ path: IndexPath) -> String {
    let table = source.tableView
    let buttons = table.openRowButtons.map { "[" + session.shown($0.title ?? "") + "]" }
    let shown = "\(runner.name(path)) shows \(buttons.joined(separator: " "))"
    if table.asksForDeletion { return shown + "; `confirm` or `cancel`" }
    let count = buttons.count
    return shown + "; `action 1`" + (count == 1 ? "" : " to `action \(count)`") + " or `cancel`"
  }

  private func stillOpen(_ path: IndexPath) -> String {
    "\(runner.name(path)) stays open: the action did not call its completion; `cancel` closes it"
  }
}
