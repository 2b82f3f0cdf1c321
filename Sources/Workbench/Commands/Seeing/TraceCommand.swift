import TableModel
import TextLayout

/// `trace`: the messages between model, view and controller.
struct TraceCommand: Command {
  static let description = CommandDescription(
    name: "trace",
    shortest: "tra",
    group: .seeing,
    syntax: ["trace on|off|show|clear", "trace dialects"],
    summary: "prints each message between model, view and controller after the answer",
    pattern: "Number, layers, from, to, selector, result, how well the order is known, file:line.",
    setup: ["trace on", "select 0 3"],
    example: "trace show",
    effects: .changes,
    completion: .choice([
      .anyWord(of: ["on", "off", "show", "clear"]),
      .inScope { scope in
        scope.source?.history.done.isEmpty == false
          ? .word("dialects", help: "the last edit in four toolkits") : .never
      },
    ]),
    forms: [
      HelpTopic.Term("trace on|off", "prints each message after the answer, or no more"),
      HelpTopic.Term("trace show", "the messages since it was switched on"),
      HelpTopic.Term("trace clear", "forgets them"),
      HelpTopic.Term(
        "trace dialects",
        "how UIKit, AppKit, RecyclerView and GTK are told of the last edit"
      ),
    ]
  )

  private let verb: String

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    verb = try arguments.takeChoice(["on", "off", "show", "clear", "dialects"])
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let trace = session.trace
    switch verb {
    case "show":
      let lines = trace.lines.folded.map { $0.text(session.settings.escapeStyle) }
      let hint = trace.isOn ? "no messages yet" : "no messages: trace on first"
      return Answer(.list(trace.lines.map(\.value)), lines.isEmpty ? [hint] : lines)
    case "dialects": return try dialects(of: try session.requireSource())
    case "clear": trace.clear()
    default: session.setTrace(on: verb == "on")
    }
    return Answer(["trace": .text(Words.onOff(trace.isOn))], "trace \(verb)")
  }

  /// The last edit as four toolkits are told of it.
  private func dialects(of source: OpenSource) throws(CommandError) -> Answer {
    guard let entry = source.history.done.last else {
      throw CommandError("refused", "nothing was edited yet", hint: "delete 0 0, say")
    }
    let counts = try source.counts(before: entry)
    var value: [AnswerValue.Member] = [.init("command", .text(entry.command))]
    var lines: [String] = []
    let column = 2 + (Toolkit.allCases.map(\.rawValue.count).max() ?? 0)
    for toolkit in Toolkit.allCases {
      let calls = toolkit.calls(for: entry.changes, from: counts)
      value.append(.init(toolkit.rawValue, .list(calls.map { .text($0) })))
      for (index, call) in (calls.isEmpty ? ["nothing"] : calls).enumerated() {
        lines.append((index == 0 ? toolkit.rawValue : "").padded(toWidth: column) + call)
      }
    }
    var notes: [String] = []
    if counts.count > 1 {
      notes.append("only UIKit has sections: for the others they stand end to end, without headers")
    }
    if entry.isModelOnly { notes.append("the model alone was changed; no view was told") }
    return Answer(.object(value), lines, notes: notes)
  }
}

extension OpenSource {
  /// The rows of each section before the last edit.
  fileprivate func counts(before entry: EditHistory.Entry) throws(CommandError) -> [Int] {
    var before = sections
    do throws(TableError) {
      for change in entry.changes.reversed() { try change.inverse.apply(to: &before) }
    } catch {
      throw CommandError(
        "refused",
        "the rows changed since \(entry.command) in a way that \(door.name) did not tell",
        hint: "a controller that adopts ModelChangeObserving tells of its edits"
      )
    }
    return before.map(\.items.count)
  }
}
