import TableModel
import TextLayout

/// `trace`: the messages between model, view and controller.
struct TraceCommand: Command {
  static let description = CommandDescription(
    name: "trace",
    shortest: "tra",
    group: .seeing,
    syntax: [
      "trace on [V→C] [TEXT]", "trace off|clear",
      "trace show [V→C] [TEXT] [by TEXT] [to TEXT] [from N] [last [N]]",
      "trace diagram [mermaid|svg] [FILE] [--force] [V→C] [from N] [last [N]]", "trace dialects",
    ],
    summary: "prints each message between model, view and controller after the answer",
    pattern: "Number, layers, from, to, selector, result, how well the order is known (help"
      + " evidence), file:line.",
    setup: ["trace on", "select 0 3"],
    example: "trace show",
    effects: [.changes, .writesFiles],
    completion: .choice([
      .sequence([.word("on"), TraceFilter.grammar]), .anyWord(of: ["off", "clear"]),
      .sequence([.word("show"), TraceFilter.grammar]), .diagramWords,
      .inScope { scope in
        scope.source?.history.done.isEmpty == false
          ? .word("dialects", help: "the last edit in four toolkits") : .never
      },
    ]),
    forms: [
      HelpTopic.Term("trace on|off", "prints each message after the answer, or no more"),
      HelpTopic.Term("trace on vc select", "prints what goes from view to controller and fits"),
      HelpTopic.Term("trace show", "the messages since it was switched on"),
      HelpTopic.Term("trace show last", "those of the last command; last 5: the last five"),
      HelpTopic.Term("trace clear", "forgets them"),
      HelpTopic.Term("trace diagram", "who spoke to whom, in Mermaid; svg: as a picture"),
      HelpTopic.Term(
        "trace dialects",
        "the last edit in the calls of UIKit, AppKit, RecyclerView and GTK"
      ),
    ]
  )

  private enum Verb {
    case on(TraceFilter)
    case off
    case show(TraceFilter)
    case clear
    case diagram(TraceDiagram)
    case dialects
  }

  private let verb: Verb

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    var filter = TraceFilter()
    switch try arguments.takeChoice(["on", "off", "show", "clear", "diagram", "dialects"]) {
    case "on":
      try filter.take(&arguments, takesText: true)
      verb = .on(filter)
    case "show":
      try filter.take(&arguments, takesText: true)
      verb = .show(filter)
    case "diagram": verb = .diagram(try TraceDiagram(&arguments))
    case "off": verb = .off
    case "clear": verb = .clear
    default: verb = .dialects
    }
  }

  /// Only a picture of the messages goes to a file, and only where more is said than how it is drawn.
  static func effects(of words: ArraySlice<Token>) -> Effects {
    let isTold = words.dropFirst().allSatisfy { ["mermaid", "svg"].contains($0.bare) }
    let isPicture = words.first?.bare == "diagram" && !isTold
    return isPicture ? description.effects : description.effects.subtracting(.writesFiles)
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let trace = session.trace
    switch verb {
    case .show(let filter): return show(filter, trace, session)
    case .dialects: return try dialects(of: try session.requireSource())
    case .diagram(let diagram): return try diagram.run(in: session)
    case .clear:
      trace.clear()
      return Answer(["trace": .text(Words.onOff(trace.isOn))], "trace clear")
    case .on(let filter):
      trace.filter = filter
      session.setTrace(on: true)
      let words = filter.words.map { ", printing \(session.shown($0))" } ?? ""
      return Answer(["trace": "on", "filter": .optional(filter.words)], "trace on" + words)
    case .off:
      session.setTrace(on: false)
      return Answer(["trace": "off"], "trace off")
    }
  }

  private func show(_ filter: TraceFilter, _ trace: Trace, _ session: Session) -> Answer {
    let wanted = filter.lines(of: trace.lines, lastNumbers: trace.lastNumbers)
    let lines = wanted.folded.flatMap {
      $0.lines(session.settings.escapeStyle, width: session.lineWidth)
    }
    guard lines.isEmpty else { return Answer(.list(wanted.map(\.value)), lines) }
    let hint =
      !trace.lines.isEmpty
      ? "no message fits \(session.shown(filter.words ?? ""))"
      : trace.isOn ? "no messages yet" : "no messages: trace on first"
    return Answer([], hint)
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
      notes.append(
        "for AppKit, RecyclerView and GTK the sections stand end to end, without"
          + " headers"
      )
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

extension Grammar {
  /// The words of `trace diagram`, where there is something to draw.
  fileprivate static let diagramWords = Grammar.inScope { scope in
    guard !scope.session.trace.lines.isEmpty else { return .never }
    return .sequence([
      .word("diagram", help: "who spoke to whom"), .optional(.anyWord(of: ["mermaid", "svg"])),
      .flags(["--force": "writes over a file"], .optional(.newFile)),
    ])
  }
}
