import CommandLanguage
import Testing
import TextLayout

@testable import LineEditing

@Suite struct CandidateListingTests {
  private func lines(_ names: [String], columns: Int = 20, rows: Int = 10) -> [String] {
    CandidateListing(columns: columns, rows: rows).lines(names.map { Completion.Candidate($0) })
  }

  @Test func `columns are read downwards`() {
    #expect(lines(["a", "b", "c", "d", "e"], columns: 8) == ["a  c  e", "b  d"])
  }

  @Test func `help stands beside each candidate`() {
    let candidates = [
      Completion.Candidate("rows", help: "every row"), Completion.Candidate("row", help: "one row"),
      Completion.Candidate("quit"),
    ]
    let lines = CandidateListing(columns: 40, rows: 9).lines(candidates)
    #expect(lines == ["rows  every row", "row   one row", "quit"])
  }

  @Test func `too many lines are counted`() {
    let lines = lines((0..<10).map { "candidate \($0) of ten" }, columns: 30, rows: 4)
    #expect(lines.count == 4)
    #expect(lines.last == "… 7 more lines")
  }

  @Test(arguments: [1, 2, 5, 40]) func `no line is wider than the terminal`(columns: Int) {
    let names = ["表表表表表表", "plain", "\u{1B}[31mred", "a\nb", String(repeating: "x", count: 99)]
    for line in lines(names, columns: columns, rows: 50) {
      #expect(line.displayWidth <= columns)
      #expect(!line.unicodeScalars.contains { $0.value < 0x20 })
    }
  }

  @Test func `what does not fit with its help is shown in columns, above a note`() {
    let candidates = (0..<10).map { Completion.Candidate("w\($0)", help: "help") }
    let listing = CandidateListing(columns: 40, rows: 5)
    let lines = listing.lines(candidates, note: "… more")
    #expect(lines.count <= 5 && lines.last == "… more")
    #expect(lines.allSatisfy { !$0.contains("help") } && lines[0].hasPrefix("w0  w"))
    let few = listing.lines(Array(candidates.prefix(3)), note: "n")
    #expect(few == ["w0  help", "w1  help", "w2  help", "n"])
  }
}
