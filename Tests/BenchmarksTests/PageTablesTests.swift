import Platform
import Testing

@testable import Benchmarks

@MainActor @Suite struct PageTablesTests {
  /// A result that meets its goal for each line, and one of another program before it.
  private var results: [GoalResult] {
    PageTables.lines.flatMap { line in
      let limit: Goal.Limit =
        switch (line.peer, line.beside) {
        case (let peer?, _): .faster(than: peer, atLeast: 2)
        case (nil, _?): .memoryOfInput(atMost: 3)
        case (nil, nil): .amount(atMost: 5_000)
        }
      return [
        result(line, .faster(than: "another", atLeast: 1), 7), result(line, limit, 2.5),
      ]
    }
  }

  private func result(_ line: PageTables.Line, _ limit: Goal.Limit, _ value: Double) -> GoalResult {
    GoalResult(
      job: line.job,
      input: line.input,
      goal: Goal(limit),
      unit: .microseconds,
      measured: value
    )
  }

  @Test func `the README gets a row for each line`() throws {
    let rows = try PageTables(results: results).readmeRows()
    #expect(rows.count == 10)
    #expect(rows[0] == "| time to start | sqlite3 | 2.5x | ≥ 2x |")
    #expect(rows[4] == "| memory for 1,000,000 rows | the file | 2.5x | ≤ 3x |")
    #expect(rows[6] == "| look at one of 1,000,000 rows | | 0 µs | ≤ 5 µs |")
  }

  @Test func `the README has these lines`() throws {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let text = String(decoding: try Files.read("/\(root)/README.md").bytes, as: UTF8.self)
    let lines = text.split(separator: "\n").drop { $0 != PageTables.readmeHead }.dropFirst(2)
    let labels = lines.prefix { $0.hasPrefix("|") }.map { $0.split(separator: "|")[0] }
    #expect(labels.map { $0.dropFirst().dropLast() } == PageTables.lines.map { $0.text[...] })
  }

  @Test func `a missed goal is called so`() throws {
    let rows = try PageTables(
      results: results.map { result in
        GoalResult(
          job: result.job,
          input: result.input,
          goal: result.goal,
          unit: result.unit,
          measured: result.goal.peer == nil ? 9_000 : 0.25
        )
      }
    ).readmeRows()
    #expect(rows[0] == "| time to start | sqlite3 | 0.25x | ≥ 2x, missed |")
    #expect(rows[6] == "| look at one of 1,000,000 rows | | 9 µs | ≤ 5 µs, missed |")
  }

  @Test func `a line without a result is an error`() {
    #expect(throws: BenchmarkError.self) {
      try PageTables(results: results.filter { $0.job != .diff }).readmeRows()
    }
  }

  @Test func `the line with the number of goals changes`() throws {
    let text = "a\n3 goals met, 4 missed.\nb"
    let changed = try PageTables.replacingCount(in: text, with: Report.count(results) + ".")
    #expect(changed == "a\n\(results.count) goals met, 0 missed.\nb")
    #expect(throws: BenchmarkError.self) { try PageTables.replacingCount(in: "a", with: "") }
  }

  @Test func `only the rows of the table change`() throws {
    let text = "a\n| X |\n|---|\n| old |\n| old |\n\nb\n| Y |\n|---|\n| old |\n"
    let changed = try PageTables.replacingTable(in: text, head: "| X |", with: ["| new |"])
    #expect(changed == "a\n| X |\n|---|\n| new |\n\nb\n| Y |\n|---|\n| old |\n")
    #expect(throws: BenchmarkError.self) {
      try PageTables.replacingTable(in: text, head: "| Z |", with: [])
    }
  }
}
