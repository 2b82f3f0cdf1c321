import CommandLanguage
import JSON
import TableModel
import TableStore
import TableUI
import TextLayout
import Workspace

/// A delegate for full-screen gestures that runs each as a command of the session.
///
/// History, trace, recordings and lessons treat the command as if it had been typed.
@MainActor final class BrowseHost: GestureDelegate {
  private let session: Session
  private var source: OpenTable
  private let remember: (String) -> Void

  /// The number of gestures.
  private(set) var count = 0

  /// The number of rejected gestures.
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
    followTable()
    count += report.isRefused ? 0 : 1
    refused += report.isRefused ? 1 : 0
    return report
  }

  func undo() -> GestureReport {
    run("undo")
  }

  /// Follows the session to a table that a command opened inside a row, or back from it.
  private func followTable() {
    if let current = session.current, current.root === source.root { source = current }
  }

  func advance() -> Bool {
    let hasNews = session.followDatabases(isLive: true)
    return advanceFrontEnds() || hasNews
  }

  /// The problem of the looks at the database of the table, or nil.
  var problem: String? { source.root.following?.problem }

  private func advanceFrontEnds() -> Bool {
    // A page's command has no room to print on the full screen.
    if session.host.companion?.work({}) != nil {
      followTable()
      return true
    }
    guard session.clock.followsRealTime else { return false }
    let lines = session.settleFeeds()
    guard let (came, events) = try? session.advanceClock(by: 0) else { return true }
    return !lines.isEmpty || !came.isEmpty || events > 0
  }

  func fit(into size: Size) {
    _ = run("viewport \(size.width.pointsText) \(size.height.pointsText)")
  }

  /// Runs a command and reports its result; a command without effects is not added to the history.
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

// Queries in the syntax of the prompt's commands.
extension BrowseHost: TableQuerying {
  func find(_ query: String) -> SearchReport {
    var indexPaths: [IndexPath] = []
    let report = report(on: "find " + query.literal) { report in
      session.runWithin("find " + query.literal) { outcome in
        if case .success(let answer) = outcome.result { indexPaths = answer.value.indexPaths }
        report(outcome)
      }
    }
    return SearchReport(report: report, indexPaths: indexPaths)
  }

  func count(_ query: String) -> GestureReport {
    run(query.isEmpty ? "count" : "count " + query.literal)
  }

  func sort(by keys: String) -> GestureReport {
    let words = keys.split(whereSeparator: \.isWhitespace).map { word in
      word.allSatisfy { $0.isLetter || $0.isNumber || "_.,/-".contains($0) }
        ? String(word) : String(word).literal
    }
    return run(words.isEmpty ? "sort off" : "sort " + words.joined(separator: " "))
  }

  func details(ofRowAt indexPath: IndexPath) -> [String] {
    guard let item = source.item(at: indexPath) else { return [] }
    let shown = session.shown
    var lines =
      item.value.kind == .object
      ? item.value.members.map { "\(shown($0.key)): \(shown($0.value.compact.text))" }
      : [shown(item.value.compact.text)]
    lines.append("")
    for field in FieldOrigin.all(of: item) where field.value != nil {
      lines.append(RowText.field(field.field, origin: shown(field.origin)).words)
    }
    if let cell = source.tableView.cellForRow(at: indexPath) {
      let name = String(describing: type(of: cell))
      lines.append(RowText.cell(className: name, height: cell.frame.height).words)
    }
    return lines
  }

  private func run(_ command: String) -> GestureReport {
    defer { followTable() }
    return report(on: command) { session.runWithin(command, report: $0) }
  }
}

// Tables inside rows.
extension BrowseHost: TableNavigating {
  var visibleController: any ViewController & TableViewHosting { source.door.controller }

  func isNested(rowAt indexPath: IndexPath) -> Bool {
    guard let item = source.item(at: indexPath) else { return false }
    switch item.value.kind {
    case .array: return true
    case .object: return item.isKeyValue
    default: return false
    }
  }

  func enter(rowAt indexPath: IndexPath) -> GestureReport {
    run("enter \(indexPath.section) \(indexPath.row)")
  }
}

extension AnswerValue {
  /// The index paths in a list of addresses.
  fileprivate var indexPaths: [IndexPath] {
    guard case .list(let values) = self else { return [] }
    return values.compactMap { value in
      guard case .list(let numbers) = value, case .int(let section)? = numbers.first,
        case .int(let row)? = numbers.last
      else { return nil }
      return IndexPath(row: row, section: section)
    }
  }
}
