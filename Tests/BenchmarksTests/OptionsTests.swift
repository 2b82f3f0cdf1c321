import Testing

@testable import Benchmarks

@Suite struct OptionsTests {
  @Test func `without words every job is done and told as text`() throws {
    let options = try BenchmarkOptions([])
    #expect(options.jobs == JobName.allCases)
    #expect(options.form == .text)
    #expect(!options.isQuick)
  }

  @Test func `words say what is done and how it is told`() throws {
    let options = try BenchmarkOptions([
      "--quick", "--markdown", "--peer", "jq", "--plot", "a.svg", "save", "engine",
    ])
    #expect(options.isQuick)
    #expect(options.form == .markdown)
    #expect(options.peers == ["jq"])
    #expect(options.plot == "a.svg")
    #expect(options.jobs == [.save, .engine])
    #expect(try BenchmarkOptions(["--seed", "7"]).seed == 7)
    #expect(
      try BenchmarkOptions(["--once", "edited", "f"]).once
        == Once(what: .rows(.edited), input: "f")
    )
  }

  @Test(arguments: [
    ["--peer"], ["--plot"], ["--seed"], ["--seed", "x"], ["--once", "open"], ["--once", "x", "f"],
    ["fly"], ["-x"],
  ])
  func `a word that fits nothing is refused`(words: [String]) {
    #expect(throws: UsageError.self) { try BenchmarkOptions(words) }
  }

  @Test func `the help names every job and fits a screen`() {
    let words = Set(BenchmarkOptions.help.split { !$0.isLetter }.map(String.init))
    #expect(JobName.allCases.filter { !words.contains($0.rawValue) } == [])
    let lines = BenchmarkOptions.help.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 25)
    #expect(lines.filter { $0.count > 80 } == [])
  }
}
