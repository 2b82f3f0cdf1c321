import CommandLanguage
import Platform
import Workbench

/// `time`: measures the duration of a command.
struct TimeCommand: Command {
  static let description = CommandDescription(
    heading: .init("time", short: "tim", in: .session),
    words: .of(
      .timesBeforeCommand,
      .call(completed: .choice([.command, .sequence([.times, .command])]))
    ) { times, call throws(CommandError) in
      guard times == nil || call.effects.isReadOnly else { throw notALook(call, times) }
      return Self(call: call, times: times?.value)
    }
    .written(["COMMAND"], ["N", "COMMAND"]),
    summary: "time a command; N times: median, minimum and 95th percentile",
    example: "time row 0 3",
    effects: .changes,
    value: .member("milliseconds", "the time in milliseconds"),
    isTimed: true
  )

  private let call: CommandCall

  /// The number of runs, or nil if not given.
  private let times: Int?

  /// The effects; a read-only command stays read-only.
  var effects: Effects { call.effects.isReadOnly ? call.effects : Self.description.effects }

  private static func notALook(_ call: CommandCall, _ times: Placed<Int>?) -> CommandError {
    CommandError(MeasuringFault.timesChanging(name: call.name), at: times?.offset)
  }

  func run(in session: Session) throws -> Answer {
    if let times { return try measure(times, session) }
    var (answer, milliseconds) = try measured(session)
    answer.value = ["milliseconds": .points(milliseconds), "answer": answer.value]
    answer.lines.append(MeasuringText.time(milliseconds: milliseconds).words)
    return answer
  }

  private func measured(_ session: Session) throws -> (Answer, Double) {
    let start = Clock.monotonicNanoseconds
    let answer = try call.run(in: session)
    return (answer, session.settings.measuresTime ? TextFormatting.milliseconds(since: start) : 0)
  }

  private func measure(_ times: Int, _ session: Session) throws -> Answer {
    var taken: [Double] = []
    for _ in 0..<times {
      try session.checkInterruption()
      taken.append(try measured(session).1)
    }
    taken.sort()
    let (median, least) = (taken[times / 2], taken[0])
    let high = taken[min(times - 1, times * 95 / 100)]
    return Answer(
      [
        "times": .int(times), "median": .points(median), "min": .points(least),
        "p95": .points(high),
      ],
      MeasuringText.times(times, median: median, least: least, high: high)
    )
  }
}

extension Syntax where Value == Placed<Int>? {
  /// The number of runs, given before the command.
  fileprivate static let timesBeforeCommand = Syntax<Int>.times.placed
    .beginning { $0.bare().flatMap { Int($0) } != nil }
    .ifThere.completed(by: .nothing)
}
