import CommandLanguage
import Platform
import TableStore
import TextLayout

/// The `watch` command: reruns a read-only command.
struct WatchCommand: Command {
  static let description = CommandDescription(
    heading: .init("watch", short: "wat", in: .session),
    words: .of(.pause, .watched) { Self(pause: $0 ?? pause, call: $1.0, text: $1.1) },
    summary: "rerun a read-only command until Ctrl-C; mark changed lines",
    pattern:
      "Time passes between runs: responses arrive, and the controller updates the table view.",
    example: "watch 1 rows 0",
    effects: .changes
  )

  /// The default pause between two runs, in seconds.
  private static let pause = 2.0

  private let pause: Double
  private let call: CommandCall
  private let text: String

  func run(in session: Session) throws -> Answer {
    guard let person = session.askedPerson else {
      throw CommandError(CallFault.watchElsewhere(name: call.name))
    }
    let milliseconds = Int(pause * 1000)
    person.show([SessionText.watching(command: session.shown(text), seconds: pause).words])
    var marks = ChangeMarks()
    var count = 0
    while true {
      count += 1
      let answer = try call.run(in: session)
      if let lines = marks.lines(of: answer.lines) {
        if count > 1 {
          person.show([SessionText.after(seconds: Double(count - 1) * pause).words])
        }
        person.show(lines)
      }
      try session.checkOutput()
      guard person.keepsWatching, wait(milliseconds, session, person) else { break }
    }
    return Answer(
      ["looks": .int(count), "changes": .int(marks.count)],
      SessionText.watched(times: count, changes: marks.count)
    )
  }

  /// Waits for a time in milliseconds; returns false if Ctrl-C ended the wait.
  private func wait(_ milliseconds: Int, _ session: Session, _ person: PromptInteraction) -> Bool {
    let end = Clock.monotonicNanoseconds + UInt64(milliseconds) * 1_000_000
    while !Interruption.isPending {
      let now = Clock.monotonicNanoseconds
      guard now < end else {
        let notes = session.followFiles()
        if !notes.isEmpty { person.show(notes.map { "note: " + $0 }) }
        return true
      }
      let rest = Int((end - now) / 1_000_000) + 1
      // The next run shows any changes that happen meanwhile.
      let came = (try? session.passTime(min(rest, 100)).lines) ?? []
      if !came.isEmpty { person.show(came) }
      if !session.clock.followsRealTime {
        _ = Descriptors.wait(for: -1, milliseconds: Int32(min(rest, 100)))
      }
    }
    return false
  }
}

extension Syntax where Value == Double? {
  /// The syntax of the pause between two runs, in seconds.
  fileprivate static let pause = Syntax<Double>.number("a number of seconds", "SECONDS")
    .only("a number of seconds from 0.1 to 86400") { (0.1...86_400).contains($0) }
    .beginning { $0.bare().flatMap { Double($0) } != nil }
    .ifThere.completed(by: .nothing)
}

extension Syntax where Value == (CommandCall, String) {
  /// The syntax of a read-only command with its arguments.
  fileprivate static let watched: Syntax = {
    let query = Syntax<CommandCall>.call(
      completed: .choice([.query, .sequence([.number, .query])])
    )
    return query.with { arguments throws(CommandError) in
      var rest = arguments
      let offset = arguments.offset
      let text = rest.takeRest() ?? ""
      let call = try query.parse(&arguments)
      guard call.effects.isReadOnly else {
        throw CommandError(CallFault.watchChanging(name: call.name), at: offset)
      }
      return (call, text)
    }
  }()
}
