import Testing

@testable import Benchmarks

@Suite struct GoalTests {
  private static let standings = [
    standing("tabletop", 20, memory: 130), standing("peer", 50, memory: 100),
    standing("third", 10, memory: nil),
  ]

  private static let curve: Curve = {
    var curve = Curve(name: "row")
    curve.append(rows: 1_000, nanoseconds: 100)
    curve.append(rows: 10_000, nanoseconds: 150)
    curve.append(rows: 100_000, nanoseconds: 400)
    return curve
  }()

  private static func standing(_ name: String, _ median: Double, memory: Int?) -> Timing {
    Timing(
      name: name,
      isOurs: false,
      detail: "",
      version: "1",
      amounts: [median - 1, median, median + 1],
      answer: Answer(count: 1),
      peakMemory: memory
    )
  }

  @Test(
    arguments: [
      (Goal(.faster(than: "peer", atLeast: 2.5)), 2.5, true),
      (Goal(.faster(than: "peer", atLeast: 2.6)), 2.5, false),
      (Goal(.slower(than: "third", atMost: 2)), 2, true),
      (Goal(.slower(than: "third", atMost: 1.9)), 2, false),
      (Goal(.slower(than: "peer", atMost: 0.3), of: "third"), 0.2, true),
      (Goal(.amount(atMost: 20)), 20, true), (Goal(.amount(atMost: 19)), 20, false),
      (Goal(.memoryOfInput(atMost: 1.3)), 1.3, true),
      (Goal(.memoryOfInput(atMost: 1.2)), 1.3, false),
      (Goal(.memory(of: "peer", atMost: 1.3)), 1.3, true),
      (Goal(.range(atMost: 5)), 5, true), (Goal(.range(atMost: 4)), 5, false),
      (Goal(.peakMemory(atMost: 130)), 130, true), (Goal(.peakMemory(atMost: 129)), 130, false),
      (Goal(.growth(atMost: 2.7)), 8 / 3, true), (Goal(.growth(atMost: 2.6)), 8 / 3, false),
    ] as [(Goal, Double, Bool)]
  )
  func `is compared with what was measured in the same heat`(
    goal: Goal,
    value: Double,
    isMet: Bool
  ) throws {
    let measured = try #require(
      goal.measure(Self.standings, byteCount: 100, curve: Self.curve),
      "\(goal)"
    )
    #expect((measured - value).magnitude < 1e-9)
    #expect(goal.isMet(by: measured) == isMet)
  }

  @Test(arguments: [
    Goal(.faster(than: "nobody", atLeast: 1)), Goal(.slower(than: "nobody", atMost: 1)),
    Goal(.amount(atMost: 1), of: "nobody"), Goal(.memory(of: "third", atMost: 1)),
    Goal(.memoryOfInput(atMost: 1)), Goal(.growth(atMost: 1)),
    Goal(.peakMemory(atMost: 1), of: "third"),
  ])
  func `is open where somebody is missing`(goal: Goal) {
    #expect(goal.measure(Self.standings, byteCount: nil, curve: nil) == nil)
  }

  @Test(
    arguments: [
      (Goal(.faster(than: "jq", atLeast: 12)), 11.04, ">= 12x as fast as jq", "11x", "MISSED"),
      (Goal(.slower(than: "bc", atMost: 1.3)), 1.256, "<= 1.3x the time of bc", "1.26x", "met"),
      (Goal(.amount(atMost: 5_000)), 12_345, "<= 5 us", "12.3 us", "MISSED"),
      (Goal(.amount(atMost: 5_000), of: "draw"), nil, "draw <= 5 us", "not measured", "open"),
      (Goal(.growth(atMost: 1.5)), 1.5, "<= 1.5x for ten times the rows", "1.5x", "met"),
      (Goal(.peakMemory(atMost: 64e6)), 65.3e6, "memory <= 64 MB", "65.3 MB", "MISSED"),
    ] as [(Goal, Double?, String, String, String)]
  )
  func `is told with a word`(
    goal: Goal,
    measured: Double?,
    text: String,
    value: String,
    word: String
  ) {
    let verdict = GoalResult(
      job: .engine,
      input: "row",
      goal: goal,
      unit: .microseconds,
      measured: measured
    )
    #expect(verdict.goalText == text)
    #expect(verdict.measuredText == value)
    #expect(verdict.word == word)
  }
}
