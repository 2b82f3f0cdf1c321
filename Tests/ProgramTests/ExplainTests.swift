import TestSupport
import Testing

/// `explain` as a program that reads a crash log.
@Suite struct ExplainTests {
  private let fixture: ProgramFixture

  init() throws { fixture = try ProgramFixture() }

  private static let log = """
    2023-03-14 13:31:53.056 Client[44503:448756] *** Assertion failure in -[UITableView _end]
    *** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: \
    'attempt to insert row 8 into section 0, but there are only 8 rows in section 0 after the update'
    \u{1B}[31m*** First throw call stack:\u{1B}[0m
    (0x1 0x2)

    """

  @Test func `reads a crash log from standard input`() throws {
    let run = try fixture.run(["explain"], input: Self.log)
    #expect(run.status == .exited(0))
    #expect(
      run.lines.filter { !$0.hasPrefix("  lesson") } == [
        "E6  inserted a row that does not exist after the batch",
        "  cause   inserts use index paths from after the batch [documented: TVPG 7];",
        "          the path was counted in the old table, or the model did not have the",
        "          row yet",
        "  legal   an insert at row 0 to 7, or a data source that reports at least 9",
        "          rows for section 0",
        #"  try     batch {"old": [8], "new": [9], "insertRows": [[0,8]]}"#,
        "  saw     section 0 has 8 rows after the batch; the batch inserts row 8",
        "  text    attempt to insert row 8 into section 0, but there are only 8 rows in",
        "          section 0 after the update",
        "  source  observed: crash text, 5calls/ios#57",
      ]
    )
  }

  @Test func `a log may be the operands, and bytes that are no text do no harm`() throws {
    let run = try fixture.run(["explain", Self.log])
    #expect(run.lines.first == "E6  inserted a row that does not exist after the batch")
    let bytes = Array(Self.log.utf8) + [0xFF, 0xFE, 0x00, 0x9B]
    let other = try fixture.run(["--format", "jsonl", "explain"], input: bytes)
    #expect(
      other.output.hasPrefix(
        #"{"n":1,"file":null,"line":1,"command":"explain","ok":true,"answer":{"code":"E6","#
      )
    )
    #expect(!other.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test func `an unknown log fails, and so does an empty one`() throws {
    let unknown = try fixture.run(["explain"], input: "all is well\n")
    #expect(unknown.status == .exited(1))
    #expect(unknown.errors.hasPrefix("error[not-found]: not a known UITableView message"))
    let empty = try fixture.run(["explain"])
    #expect(empty.status == .exited(1))
    #expect(empty.errors.hasPrefix("error[refused]: no text to explain"))
  }

  @Test func `a script on standard input is not taken for a log`() throws {
    let run = try fixture.run([], input: "explain\nexpect refused\nnew 1\n")
    #expect(run.status == .exited(0))
  }
}
