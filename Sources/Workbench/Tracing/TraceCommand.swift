import CommandLanguage
import TableModel
import TextLayout
import Workspace

/// The `trace` command: shows the calls between model, view and controller.
struct TraceCommand: Command {
  static let description = CommandDescription(
    heading: .init("trace", short: "tra", in: .seeing),
    words: .either(
      .mark("on", then: .of(.filter) { Self(verb: .on($0, .calls)) }),
      .mark("all", then: .of(.filter) { Self(verb: .on($0, .all)) }),
      .mark(
        "only",
        then: .mark("pattern", then: .of(.filter) { Self(verb: .on($0.ofPattern, .pattern)) })
      ),
      .mark("lines", then: .of(.onOff) { Self(verb: .lines($0)) }),
      .mark("off", is: Self(verb: .off)),
      .mark("show", then: .of(.filter) { Self(verb: .show($0)) }),
      .mark("clear", is: Self(verb: .clear)),
      .mark("diagram", then: .of(.diagram) { Self(verb: .diagram($0)) })
        .completed(by: .diagramWords),
      .mark("dialects", is: Dialects()).completed(by: .dialects)
    )
    .written(
      ["on|all", ["V→C"], ["TEXT"]],
      ["only", "pattern", ["V→C"], ["TEXT"]],
      ["off|clear"],
      ["lines", "on|off"],
      [
        "show", ["V→C"], ["TEXT"], ["by", "TEXT"], ["to", "TEXT"], ["from", "N"], ["last", ["N"]],
      ],
      [
        "diagram", ["mermaid|svg"], ["FILE"], ["--force"], ["V→C"], ["from", "N"], ["last", ["N"]],
      ],
      ["dialects"]
    ),
    summary: "print the messages between model, view and controller",
    pattern:
      "Each line shows number, layers, sender, receiver, selector, result and evidence for the "
      + "order (`help evidence`).",
    setup: ["trace on", "select 0 3"],
    example: "trace show",
    effects: [.changes, .writesFiles],
    value: .count("the number of messages"),
    forms: [
      HelpTopic.Term("trace on|off", "start or stop printing messages after each output"),
      HelpTopic.Term("trace all", "print cell classes, heights and configured cells too"),
      HelpTopic.Term("trace only pattern", "print only the messages of the pattern"),
      HelpTopic.Term("trace lines on", "add the file and line of each method at a terminal"),
      HelpTopic.Term("trace on vc select", "print matching messages from view to controller"),
      HelpTopic.Term("trace show", "print the messages since trace on"),
      HelpTopic.Term("trace show last", "print those of the last command; last 5: the last five"),
      HelpTopic.Term("trace clear", "delete the recorded messages"),
      HelpTopic.Term("trace diagram", "draw a sequence diagram in Mermaid; svg: as a picture"),
      HelpTopic.Term(
        "trace dialects",
        "show the last edit in UIKit, AppKit, RecyclerView and GTK calls"
      ),
    ]
  )

  private enum Verb {
    case on(TraceFilter, Level)
    case lines(Bool)
    case off
    case show(TraceFilter)
    case clear
    case diagram(TraceDiagram)
  }

  /// The messages that are recorded and printed.
  private enum Level: String {
    /// The calls of the table view.
    case calls = "on"

    /// Those of the pattern too.
    case all

    /// Both are recorded, and those of the pattern printed.
    case pattern = "only pattern"
  }

  private let verb: Verb

  /// The effects; only a diagram with a file or other details can write a file.
  var effects: Effects {
    switch verb {
    case .diagram(let diagram): diagram.saysMore ? Self.description.effects : .reads
    case .show: .reads
    case .lines: .reads
    default: Self.description.effects.subtracting(.writesFiles)
    }
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let trace = session.trace
    switch verb {
    case .show(let filter): return show(filter, trace, session)
    case .diagram(let diagram): return try diagram.run(in: session)
    case .clear:
      trace.clear()
      return Answer(["trace": .text(TextFormatting.onOff(trace.isOn))], TraceText.cleared)
    case .lines(let isOn):
      trace.showsPlaces = isOn
      return Answer(["lines": .text(TextFormatting.onOff(isOn))], TraceText.lines(isOn: isOn))
    case .on(let filter, let level):
      trace.filter = filter
      trace.recordsPatterns = level != .calls
      session.setTrace(on: true)
      return Answer(
        ["trace": .text(level.rawValue), "filter": .optional(filter.words)],
        TraceText.on(level.rawValue, filter: filter.words.map(session.shown))
      )
    case .off:
      trace.recordsPatterns = false
      session.setTrace(on: false)
      return Answer(["trace": "off"], "trace off")
    }
  }

  private func show(_ filter: TraceFilter, _ trace: Trace, _ session: Session) -> Answer {
    let wanted = filter.lines(of: trace.lines, lastNumbers: trace.lastNumbers)
    let lines = wanted.folded.flatMap {
      $0.lines(
        session.settings.escapeStyle,
        width: session.lineWidth,
        showsPlace: session.tracesPlaces
      )
    }
    let values = wanted.map { $0.value(showsPlace: session.tracesPlaces) }
    guard lines.isEmpty else { return Answer(.list(values), lines) }
    let hint: TraceText =
      !trace.lines.isEmpty
      ? .noMatch(filter: session.shown(filter.words ?? ""))
      : trace.isOn ? .noMessagesYet : .off
    return Answer([], hint)
  }

  /// The `trace dialects` command: shows the last edit as four toolkits receive it.
  private struct Dialects: TableCommand {
    static let description = TraceCommand.description
    let effects = Effects.reads

    func run(on source: OpenTable, in session: Session) throws(CommandError) -> Answer {
      guard let entry = source.history.done.last else {
        throw CommandError(TraceFault.noEdit)
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
          "AppKit, RecyclerView and GTK show the sections as one list, without"
            + " headers"
        )
      }
      if entry.isModelOnly { notes.append("model only; table view not updated") }
      return Answer(.object(value), lines, notes: notes)
    }
  }
}

extension Grammar {
  /// The grammar of `trace diagram`, if there are calls to draw.
  fileprivate static let diagramWords = Grammar.inScope { scope in
    guard !scope.session.trace.lines.isEmpty else { return .never }
    return .sequence([
      .word("diagram", help: "draw a sequence diagram"),
      .optional(.anyWord(of: ["mermaid", "svg"])),
      .flags(["--force": "overwrite a file"], .optional(.newFile)),
    ])
  }

  /// The grammar of `dialects`, if there is an edit to show.
  fileprivate static let dialects = Grammar.inScope { scope in
    scope.source?.history.done.isEmpty == false
      ? .word("dialects", help: "the last edit in four toolkits") : .never
  }
}

extension OpenTable {
  /// Returns the row count of each section before the last edit.
  fileprivate func counts(before entry: Transaction) throws(CommandError) -> [Int] {
    var before = sections
    do throws(TableError) {
      for change in entry.changes.reversed() { try change.inverse.apply(to: &before) }
    } catch {
      throw CommandError(TraceFault.untold(command: entry.command, name: door.name))
    }
    return before.map(\.items.count)
  }
}
