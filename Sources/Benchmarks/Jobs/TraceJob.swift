/// The same script with the trace never on, turned off again, and on: an unused trace costs no
/// time.
@MainActor struct TraceJob: Job {
  let name = JobName.trace

  func heats(isQuick: Bool, in folder: String) throws -> [Run] {
    let count = isQuick ? 3_000 : 10_000
    var random = RandomNumbers(seed: 20_260_103)
    let commands = (0..<count).map { line in
      let (section, row) = (random.next() % 4, random.next() % 100)
      return switch line % 4 {
      case 0: "select \(section) \(row)"
      case 1: "insert after \(section) \(row) New"
      case 2: "undo"
      default: "scroll to \(section) \(row)"
      }
    }
    return [
      Run(
        input: "\(count) lines",
        rounds: 5,
        unit: .microsecondsPerLine,
        answer: Answer(count: count),
        goals: [
          Goal(.slower(than: "off", atMost: 3), of: "on"),
          Goal(.slower(than: "never", atMost: 1.1), of: "off"),
        ],
        contestants: [
          SessionReplay("never", "the trace was never on", commands),
          SessionReplay("off", "the trace was on and is off", commands, ["trace on", "trace off"]),
          SessionReplay("on", "the trace is on, lines as values", commands, ["trace on"]),
        ]
      )
    ]
  }
}
