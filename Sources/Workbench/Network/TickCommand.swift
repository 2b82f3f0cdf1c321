import CommandLanguage
import TableStore

/// The `tick` command: advances the virtual clock.
struct TickCommand: Command {
  static let description = CommandDescription(
    heading: .init("tick", short: "tic", in: .session),
    words: .of(.optional(.milliseconds).completed(by: .optional(.number))) {
      Self(milliseconds: $0 ?? 1000)
    },
    summary: "advance the virtual clock, or wait for the real one",
    pattern:
      "Runs the events that are due: responses arrive, and the controller changes the model "
      + "and updates the table view.",
    setup: ["app async image 0 3 after 2000"],
    example: "tick 2000",
    effects: .changes
  )

  private let milliseconds: Int

  func run(in session: Session) throws -> Answer {
    let (lines, count) = try session.passTime(milliseconds)
    let now = session.clock.now
    return Answer(
      [
        "now": .int(now), "events": .int(count), "pending": .int(session.clock.pendingCount),
      ],
      lines.isEmpty ? [NetworkText.noEvents(until: now).words] : lines
    )
  }
}
