import CommandLanguage
import TableModel
import TableUI
import Workspace

extension OpenTable {
  /// The paths of the open row when it was swiped and now, or nil if they are equal.
  var moveOfOpenRow: (from: IndexPath, to: IndexPath)? {
    guard let from = tableView.originOfOpenRow, let to = tableView.indexPathForOpenRow, from != to
    else { return nil }
    return (from, to)
  }
}

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
  ///   - moved: The row's paths when it was swiped and before the gesture, if they differ.
  /// - Returns: The output, with the next possible commands.
  func answer(
    _ result: GestureResult,
    _ name: String,
    moved: (from: IndexPath, to: IndexPath)? = nil
  ) -> Answer {
    var answer = runner.answer(result, lines(result, name))
    if let moved {
      answer.lines.append(GestureText.movedSinceSwipe(from: moved.from, to: moved.to).words)
    }
    let buttons = source.tableView.openRowButtons.map { AnswerValue.optional($0.title) }
    answer.value = answer.value.adding([
      "open": source.tableView.indexPathForOpenRow.map { AnswerValue($0) } ?? .null,
      "buttons": .list(buttons),
    ])
    return answer
  }

  private func lines(_ result: GestureResult, _ name: String) -> [String] {
    var texts: [GestureText] = []
    for event in result.events {
      switch event {
      case .committed(let style, _, isHeard: false):
        texts.append(.confirmedUnheard(style: "\(style)", row: name))
      case .committed(let style, _, isHeard: true):
        texts.append(
          .confirmed(
            style: "\(style)",
            row: name,
            receiver: runner.dataSourceName,
            hasEffect: !result.changes.isEmpty || result.outcome.isResized
          )
        )
      case .actionPerformed(let title, _):
        texts.append(.tappedAction(title: session.shown(title), row: name))
      default: break
      }
    }
    if let path = source.tableView.indexPathForOpenRow {
      texts.append(texts.isEmpty ? buttons(of: path) : .staysOpen(row: runner.name(path)))
    } else if texts.isEmpty {
      texts.append(.isClosed(row: name))
    }
    return texts.map(\.words)
  }

  private func buttons(of path: IndexPath) -> GestureText {
    let table = source.tableView
    return .showsButtons(
      row: runner.name(path),
      titles: table.openRowButtons.map { session.shown($0.title ?? "") },
      asksForDeletion: table.asksForDeletion
    )
  }
}
