import Platform
import Workbench

/// The session inside this process, without start, reading and writing.
@MainActor final class SessionReplay: Contestant {
  let name = "session"
  let detail = "the session alone, answers as values"
  let isOurs = true
  private let commands: [String]

  init(commands: [String]) {
    self.commands = commands
  }

  func version() -> String? { "this build" }

  func run() throws -> Measurement {
    let session = Session()
    var answered = 0
    func count(_ outcome: Outcome) { answered += outcome.errorCode == nil ? 1 : 0 }
    _ = session.run(ReplayJob.table, at: Session.Place()) { _ in }
    let start = Clock.monotonicNanoseconds
    for command in commands { _ = session.run(command, at: Session.Place(), report: count) }
    let end = Clock.monotonicNanoseconds
    return Measurement(
      nanoseconds: Double(end - start) / Double(commands.count),
      answer: Answer(count: answered)
    )
  }
}
