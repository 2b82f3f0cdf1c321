import Platform
import Workbench

/// The session inside this process, without start, reading and writing.
@MainActor final class SessionReplay: Contestant {
  let name: String
  let detail: String
  let isOurs = true
  private let commands: [String]

  /// What is said before the clock starts.
  private let setup: [String]

  /// How many commands others have: an answer to each of its own counts as an answer to each of those.
  private let wholeCount: Int

  init(
    _ name: String,
    _ detail: String,
    _ commands: [String],
    _ setup: [String] = [],
    wholeCount: Int? = nil
  ) {
    self.wholeCount = wholeCount ?? commands.count
    self.name = name
    self.detail = detail
    self.commands = commands
    self.setup = setup
  }

  func version() -> String? { "this build" }

  func run() throws -> Measurement {
    let session = Session()
    var answered = 0
    func count(_ outcome: Outcome) { answered += outcome.errorCode == nil ? 1 : 0 }
    for line in [ReplayJob.table] + setup { _ = session.run(line, at: Session.Place()) { _ in } }
    let start = Clock.monotonicNanoseconds
    for command in commands { _ = session.run(command, at: Session.Place(), report: count) }
    let end = Clock.monotonicNanoseconds
    return Measurement(
      amount: Double(end - start) / Double(commands.count),
      answer: Answer(count: answered == commands.count ? wholeCount : answered)
    )
  }
}
