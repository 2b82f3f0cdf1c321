import CommandLanguage
import Testing

@testable import Workbench
@testable import Workspace

/// The lines from a process that replays a file.
@Suite struct ReplayRecordTests {
  private static let texts = ["", "a", "a b  c", "\n\r\0\u{1B}", "\"\\", "é\u{301}", "f 1 2 {}"]

  @Test func `what is written is read back`() throws {
    let failure = ReplayFailure(answer: Self.texts, unmet: Self.texts[3], attempts: Self.texts)
    let line = ReplayRecord.failed(7, nanoseconds: 12, failure).line
    #expect(!line.utf8.contains(0x0A))
    guard case .failed(7, nanoseconds: 12, let read)? = ReplayRecord(Array(line.utf8)[...]) else {
      Issue.record("\(line)")
      return
    }
    #expect(read == failure)
    let result = CheckedFileResult(
      tries: 3,
      faults: Self.texts.enumerated().map { CheckFault($0.offset, $0.element) },
      notes: Self.texts
    )
    let checked = ReplayRecord.checked(result).line
    guard case .checked(let read)? = ReplayRecord(Array(checked.utf8)[...]) else {
      Issue.record("\(checked)")
      return
    }
    #expect(read == result)
    let wording = Wording("io", "a\nb", hint: "c", details: Self.texts)
    guard case .fault(let read)? = ReplayRecord(Array(ReplayRecord.fault(wording).line.utf8)[...])
    else {
      Issue.record("no fault")
      return
    }
    #expect(read == wording)
  }

  @Test(arguments: [
    "", " ", "q", "f", "f x", "f 1", "f 1 x", "f 1 2", "f 1 2 {", "l", "x {", "ff 1",
  ])
  func `what a program writes in between is no record`(line: String) {
    #expect(ReplayRecord(Array(line.utf8)[...])?.line == nil)
  }
}

/// The values of `--filter`.
@Suite struct CaseFilterTests {
  private static let transcript = Transcript(
    "about\ntabletop> echo a\na\nb\ntabletop> rows\ntabletop> # x\ntabletop>\n",
    isMarkdown: false
  )

  @Test(
    arguments: [
      ("echo", [0]), ("1", []), ("2", [0]), ("4", [0]), ("5", [1]), ("3..5", [0, 1]),
      ("o", [0, 1]),
      ("6..99", []), ("x", []),
    ] as [(String, [Int])]
  )
  func `chooses commands`(value: String, cases: [Int]) throws {
    let filter = try #require(CaseFilter(value))
    #expect(Self.transcript.cases(filter) == cases)
    #expect(CaseFilter(filter.text) == filter)
  }

  @Test(arguments: ["", "0", "-1", "3..2", "0..4"])
  func `has no empty choice`(value: String) { #expect(CaseFilter(value) == nil) }

  @Test func `without one every command counts, but no comment`() {
    #expect(Self.transcript.cases(nil) == [0, 1])
  }
}
