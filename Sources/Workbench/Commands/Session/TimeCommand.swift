import Platform
import TextLayout

/// `time`: how long a command takes.
struct TimeCommand: Command {
  static let description = CommandDescription(
    name: "time",
    shortest: "tim",
    group: .session,
    syntax: ["time COMMAND"],
    summary: "runs a command and says how long it took",
    example: "time row 0 3",
    effects: .changes,
    completion: .command
  )

  private let call: CommandCall

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    call = try session.takeCall(&arguments)
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let start = Clock.monotonicNanoseconds
    var answer = try call.run(in: session)
    let nanoseconds = session.settings.measuresTime ? Clock.monotonicNanoseconds - start : 0
    let milliseconds = Double(nanoseconds) / 1e6
    answer.value = ["milliseconds": .points(milliseconds), "answer": answer.value]
    answer.lines.append("time: \(milliseconds.pointsText) ms")
    return answer
  }
}
