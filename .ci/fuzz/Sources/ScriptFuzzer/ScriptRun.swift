import Fuzzing
import Platform
import Teaching

@testable import CommandLanguage
@testable import Workbench
@testable import Workspace

/// A session on the table of the examples, with a server that stands in memory.
@MainActor final class ScriptRun {
  /// How long one line may go on before Ctrl-C, in milliseconds.
  private static let patience = 500

  private let session: Session
  private let watch: Watch
  private var state: TableState
  private var interruptions = 0

  init(_ watch: Watch) {
    self.watch = watch
    do { session = try ExampleTable.makeSession(features: .all) } catch {
      fatalError("no session: \(error)")
    }
    session.settings.measuresTime = false
    state = TableState(of: session)
  }

  /// Runs a script to its end, or until it has taken long twice.
  func run(_ text: String) {
    var lines = LogicalLines()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let complete = lines.append(String(line)) else { continue }
      run(line: complete.text, number: complete.number)
      if session.isFinished || interruptions > 1 { break }
    }
    if let rest = lines.finish(), !session.isFinished { run(line: rest.text, number: rest.number) }
    checkEnd()
  }

  private func run(line: String, number: Int) {
    watch.start(milliseconds: Self.patience)
    _ = session.run(line, at: CommandPlace(line: number, isPrompt: true)) { [self] outcome in
      take(outcome)
    }
    watch.stop()
    guard Interruption.isPending else { return }
    interruptions += 1
    Interruption.clear()
  }

  /// Prints an outcome in every form, and looks whether a failure changed anything.
  private func take(_ outcome: CommandResult) {
    for format in AnswerFormat.allCases {
      let writer = format.writer(OutputStyle(escapeStyle: session.settings.escapeStyle))
      let text =
        writer.output(for: outcome) + writer.errors(for: outcome) + writer.remark(for: outcome)
      // Separated values keep the tabs and line ends of the data.
      let isSeparated = format == .csv || format == .tsv
      let raw = rawControls(in: isSeparated ? text.filter { !"\t\r\r\n".contains($0) } : text)
      check(raw == [], "raw \(raw) in \(format): \(outcome.command)")
      if format == .jsonl {
        check(text.filter { $0 == "\n" }.count == 1, "not one line: \(outcome.command)")
      }
    }
    let now = TableState(of: session)
    if let code = outcome.errorCode {
      let found = now.difference(from: state)
      check(found == nil, "\(outcome.command) failed with \(code) and changed \(found ?? "")")
    }
    state = now
  }

  /// The session goes on, and its table is sound.
  private func checkEnd() {
    session.isFinished = false
    guard session.current != nil else { return }
    var last = ""
    for line in ["rollback", "reload", "layout", "invariants"] {
      _ = session.run(line, at: CommandPlace(isPrompt: true)) { outcome in
        let writer = AnswerFormat.text.writer()
        last = (outcome.errorCode ?? "ok") + ": " + writer.errors(for: outcome)
      }
    }
    check(last.hasPrefix("ok"), "the table is not sound: \(last)")
  }
}
