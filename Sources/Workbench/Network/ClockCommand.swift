import CommandLanguage
import TableStore

/// The `clock` command: sets the clock for requests.
struct ClockCommand: Command {
  static let description = CommandDescription(
    heading: .init("clock", short: "cloc", in: .session),
    words: .of(.optional(.choice(["virtual", "real"])), make: Self.init),
    summary: "show the clock, or make it virtual or real",
    pattern:
      "Requests, images and pages use this clock. In scripts it is virtual: it moves only "
      + "with `tick`.",
    example: "clock virtual",
    effects: .changes,
    value: .member("now", "the time in milliseconds")
  )

  private let word: String?

  var effects: Effects { word == nil ? .reads : .changes }

  func run(in session: Session) throws -> Answer {
    let clock = session.clock
    if let word { clock.followsRealTime = word == "real" }
    let kind = clock.followsRealTime ? "real" : "virtual"
    let now = clock.followsRealTime && !session.settings.measuresTime ? 0 : clock.now
    return Answer(
      ["clock": .text(kind), "now": .int(now), "pending": .int(clock.pendingCount)],
      NetworkText.clock(kind: kind, now: now)
    )
  }
}
