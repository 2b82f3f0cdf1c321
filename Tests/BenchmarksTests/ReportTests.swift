import JSON
import Testing

@testable import Benchmarks

@MainActor @Suite struct ReportTests {
  private let verdicts = [
    GoalResult(
      job: .open,
      input: "a | b",
      goal: Goal(.faster(than: "jq", atLeast: 2)),
      unit: .milliseconds,
      measured: 3
    ),
    GoalResult(
      job: .engine,
      input: "long input",
      goal: Goal(.amount(atMost: 1e6)),
      unit: .milliseconds,
      measured: 2.5e6
    ),
    GoalResult(
      job: .open,
      input: "c",
      goal: Goal(.faster(than: "jq", atLeast: 2)),
      unit: .milliseconds,
      measured: nil
    ),
  ]

  @Test func `all goals stand in columns at the end`() {
    #expect(
      Report(form: .text).summary(verdicts, peers: [("jq", "jq-1.6")], missing: ["vd"]) == [
        "", "goals:", "  open: a | b         >= 2x as fast as jq  3x            met",
        "  engine: long input  <= 1 ms              2.5 ms        MISSED",
        "  open: c             >= 2x as fast as jq  not measured  open", "",
        "1 goals met, 1 missed, 1 not measured", "peers: jq (jq-1.6)", "not installed: vd",
      ]
    )
  }

  @Test func `as Markdown the goals are a table with a row for each job`() {
    #expect(
      Report(form: .markdown).summary(verdicts, peers: []) == [
        "| Job | Reached | Missed |", "|---|---|---|",
        "| open | a \\| b: >= 2x as fast as jq: **3x** "
          + "| c: >= 2x as fast as jq: **not measured** |",
        "| engine |  | long input: <= 1 ms: **2.5 ms** |", "",
        "1 goals met, 1 missed, 1 not measured.",
      ]
    )
  }

  @Test func `as JSON each goal is an object`() throws {
    let lines = Report(form: .json).lines(verdicts)
    #expect(lines.count == 3)
    let value = try JSONDocument(Array(lines[1].utf8)).root
    #expect(value["job"]?.string == "engine")
    #expect(value["bound"]?.double == 1e6)
    #expect(value["measured"]?.double == 2.5e6)
    #expect(value["verdict"]?.string == "MISSED")
  }

  @Test func `a contestant's line has the ratio that promises are compared with`() {
    let ours = Timing(
      name: "tabletop",
      isOurs: true,
      detail: "d",
      version: "1",
      amounts: [1e6, 2e6, 3e6],
      answer: Answer(count: 1),
      peakMemory: nil
    )
    let peer = Timing(
      name: "jq",
      isOurs: false,
      detail: "jq FILE",
      version: "jq-1.6",
      amounts: [4e6, 5e6, 8e6],
      answer: Answer(count: 2),
      peakMemory: nil
    )
    let heat = Run(
      input: "i",
      rounds: 3,
      unit: .milliseconds,
      answer: Answer(count: 1),
      contestants: []
    )
    let report = Report(form: .text)
    #expect(report.title(.open, heat) == ["", "open: i, 3 rounds, result 1"])
    let words = report.lines(peer, against: ours, in: heat, of: .open)[0].split(separator: " ")
    #expect(
      words.joined(separator: " ")
        == "jq 5.000 ms min 4.000 ±40 % 2.50 x OTHER RESULT jq FILE (jq-1.6)"
    )
  }

  @Test func `a run whose server is not installed says so`() throws {
    let missing = MissingSubject(name: "postgres")
    let heat = Run(
      input: "i",
      rounds: 1,
      unit: .milliseconds,
      answer: Answer(count: 1),
      contestants: [missing]
    )
    var found: [String] = []
    var comparison = Comparison(rounds: 1, random: RandomNumbers(seed: 1))
    let timings = try comparison.run(heat.contestants) { found.append($0.name) }
    #expect(timings.isEmpty && found == ["postgres"])
    let lines = Report(form: .text).missing(missing, in: heat, of: .databases)
    #expect(lines == ["  postgres         not installed"])
  }

  /// A subject that notes its turns.
  private final class Turn: Subject {
    let name: String
    let detail = ""
    private let begin: (String) -> Void

    init(_ name: String, _ begin: @escaping (String) -> Void) {
      self.name = name
      self.begin = begin
    }

    func version() -> String? { "1" }

    func run() throws -> Measurement {
      begin(name)
      return Measurement(amount: 1, answer: Answer(count: 1))
    }
  }

  private func turns(seed: UInt64, rounds: Int) throws -> [String] {
    var turns: [String] = []
    var comparison = Comparison(rounds: rounds, random: RandomNumbers(seed: seed))
    let subjects = ["a", "b", "c"].map { name in Turn(name) { turns.append($0) } }
    let timings = try comparison.run(subjects) { _ in }
    #expect(timings.map(\.name) == ["a", "b", "c"])
    #expect(timings.map(\.amounts.count) == [rounds, rounds, rounds])
    return turns
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `the seed draws the order of each round`(seed: UInt64) throws {
    let order = try turns(seed: seed, rounds: 20)
    let rounds = stride(from: 0, to: order.count, by: 3).map { order[$0..<$0 + 3].joined() }
    #expect(rounds.count == 21)
    #expect(rounds.allSatisfy { $0.sorted() == ["a", "b", "c"] })
    #expect(Set(rounds).count > 3)
    #expect(try turns(seed: seed, rounds: 20) == order)
    #expect(try turns(seed: seed + 100, rounds: 20) != order)
  }

  @Test func `the header gives the seed`() {
    let lines = Report(form: .text).header(Machine(), seed: 12)
    #expect(lines.last == "order       by lot, --seed 12")
  }
}
