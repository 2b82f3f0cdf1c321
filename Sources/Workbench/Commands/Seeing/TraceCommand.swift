/// `trace`: the messages between model, view and controller.
struct TraceCommand: Command {
  static let description = CommandDescription(
    name: "trace",
    shortest: "tra",
    group: .seeing,
    syntax: ["trace on|off|show|clear"],
    summary: "prints each message between model, view and controller after the answer",
    pattern: "Number, layers, from, to, selector, result, how well the order is known, file:line.",
    setup: ["trace on", "select 0 3"],
    example: "trace show",
    effects: .changes,
    completion: .anyWord(of: ["on", "off", "show", "clear"])
  )

  private let verb: String

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    verb = try arguments.takeChoice(["on", "off", "show", "clear"])
  }

  func run(in session: Session) -> Answer {
    let trace = session.trace
    switch verb {
    case "show":
      let lines = trace.lines.folded.map { $0.text(session.settings.escapeStyle) }
      let hint = trace.isOn ? "no messages yet" : "no messages: trace on first"
      return Answer(.list(trace.lines.map(\.value)), lines.isEmpty ? [hint] : lines)
    case "clear": trace.clear()
    default: session.setTrace(on: verb == "on")
    }
    return Answer(["trace": .text(Words.onOff(trace.isOn))], "trace \(verb)")
  }
}
