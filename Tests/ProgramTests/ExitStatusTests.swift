import Glibc
import TestSupport
import Testing

/// What whoever started the program is told at its end.
@Suite struct ExitStatusTests {
  private let fixture: ProgramFixture

  init() throws {
    fixture = try ProgramFixture()
    let folder = fixture.folder
    try folder.write(ProgramFixture.document, to: "in.json")
    try folder.write("", to: "empty.json")
    try folder.write([0x7F, 0x45, 0x4C, 0x46, 0, 1, 0xFE, 0xFF, 10, 0x1B, 0x5B], to: "binary")
    try folder.write("[1, 2", to: "broken.json")
    try folder.write("{\"a\": 1, \"a\": 2}", to: "twice.json")
    try folder.write("42", to: "scalar.json")
    try folder.write("sections\ndelete 0 99\nsections\n", to: "fails.tabletop")
    try folder.write("delete 0 99\nexpect no-row \"row 99\"\nsections\n", to: "expects.tabletop")
    try folder.write("delete 0 99\nexpect E4\n", to: "wrong.tabletop")
    unsafe mkfifo(folder.file("fifo"), 0o600)
    try folder.write([0x1F, 0x8B, 8, 0], to: "packed.gz")
    unsafe mkdir(folder.file("folder"), 0o700)
  }

  /// What is typed behind the program's name, the status, and what stands on standard error.
  private static let table: [(String, Int32, String)] = [
    ("--version", 0, ""),
    ("--help", 0, ""),
    ("in.json -c sections", 0, ""),
    ("-c 'new 3' -c 'height 0 1'", 0, ""),
    ("in.json -f expects.tabletop", 0, "fails"),
    ("in.json -c 'delete 0 99; expect no-row'", 0, "no row 99"),
    ("-c quit -c zork", 0, ""),
    ("-f /dev/null", 0, ""),
    ("-- in.json < /dev/null", 0, ""),

    ("in.json -c 'delete 0 99'", 1, "error[no-row]: section 0 has no row 99"),
    ("in.json -c zork -c sections", 1, "error[unknown-command]"),
    ("in.json -f fails.tabletop", 1, "fails.tabletop:2:8: error[no-row]"),
    ("in.json < fails.tabletop", 1, "error[no-row]"),
    ("in.json --keep-going -f fails.tabletop", 1, "fails.tabletop:2:8: error[no-row]"),
    ("in.json -f wrong.tabletop", 1, "wrong.tabletop:1:8: error[no-row]"),
    ("-c 'open missing.json'", 1, "error[not-found]"),
    ("-c 'open folder'", 1, "error[io]: folder is a directory"),
    ("-c 'open broken.json'", 1, "error[bad-json]"),
    ("-c rows", 1, "error[no-source]"),
    ("-c zork -f missing", 1, "error[unknown-command]"),
    ("zork in.json", 3, "error[not-found]: no such file: zork"),
    ("rows --limit 1", 2, "unknown option --limit"),
    ("rows", 1, "error[no-source]"),

    ("--zork", 2, "unknown option --zork"),
    ("--format", 2, "--format needs a value"),
    ("--format xml", 2, "--format cannot be \"xml\"; expected text|jsonl"),
    ("--wiring zork", 2, "--wiring cannot be \"zork\""),
    ("--viewport 390", 2, "--viewport cannot be"),
    ("--viewport nanx1", 2, "--viewport cannot be"),
    ("--viewport 0x-1", 2, "--viewport cannot be"),
    ("--viewport 1e999x1", 2, "--viewport cannot be"),
    ("--style plane", 2, "--style cannot be"),
    ("--echo=yes", 2, "--echo takes no value"),
    ("--set x", 2, "--set cannot be"),
    ("--set =x", 2, "--set cannot be"),
    ("-c", 2, "-c needs a value"),
    ("missing.json --zork", 2, "unknown option --zork"),

    ("missing.json -c sections", 3, "error[not-found]: no such file: missing.json"),
    ("'' -c sections", 3, "error["),
    ("folder -c sections", 3, "error[io]: folder is a directory"),
    ("empty.json -c sections", 3, "error[bad-json]: empty.json:1:1"),
    ("packed.gz -c sections", 3, "error[not-a-table]: packed.gz is a gzip file"),
    ("- -c sections < packed.gz", 3, "error[not-a-table]: standard input is a gzip file"),
    ("- -c sections < broken.json", 3, "error[bad-json]: stdin:1:6"),
    ("- -f - < in.json", 2, "cannot combine "),
    ("-c 'open -; sections' < in.json", 0, ""),
    ("- -c save < in.json", 1, "error[refused]: the table has no file yet"),
    ("- < in.json", 0, ""),
    ("<(cat in.json) -c sections", 0, ""),
    ("/dev/zero -c sections", 3, "error[io]: /dev/zero is a device"),
    ("binary -c sections", 3, "error[bad-json]: binary:1:1"),
    ("broken.json -c sections", 3, "error[bad-json]: broken.json:1:6"),
    ("scalar.json -c sections", 3, "contains a number, not a table"),
    ("twice.json --strict -c sections", 3, "error[bad-json]"),
    ("in.json missing.json -c sections", 3, "error[not-found]"),
    ("-f missing", 3, "error[not-found]: no such file: missing"),
    ("-f folder", 3, "error[io]: folder is a directory"),
    ("-f binary", 3, "binary:1:7: error[bad-encoding]"),
    ("-f -  < folder", 3, "<stdin>:1:1: error[io]: Is a directory"),
    ("< folder", 3, "<stdin>:1:1: error[io]: Is a directory"),
    ("<&-", 3, "<stdin>:1:1: error[io]: Bad file descriptor"),
    ("< binary", 3, "<stdin>:1:7: error[bad-encoding]: line 1 is not valid UTF-8"),
    ("-c 'new 1' -f missing", 3, "error[not-found]"),

    ("in.json -c sections > /dev/full", 4, "cannot write the output: No space left on device"),
    ("in.json -c sections >&-", 4, "cannot write the output: Bad file descriptor"),
    ("in.json --format jsonl -c sections > /dev/full", 4, "cannot write the output"),
    ("--help > /dev/full", 4, "cannot write the output"),
    ("--version >&-", 4, "cannot write the output"),
    ("in.json -c sections -c zork > /dev/full", 4, "cannot write the output"),
    ("in.json --keep-going -c zork -c sections > /dev/full", 1, "error[unknown-command]"),
  ]

  @Test(arguments: table) func `the status says it`(
    words: String,
    status: Int32,
    error: String
  ) throws {
    // Nothing may wait for the input of the tests.
    let redirection = words.contains("<") ? "" : "< /dev/null"
    let run = try fixture.shell("\"$T\" \(words) \(redirection)")
    #expect(run.status == .exited(status), "\(run.errors)")
    if error == "fails" || error.isEmpty {
      #expect(run.errors.isEmpty || error == "fails", "\(run.errors)")
    } else {
      #expect(run.errors.contains(error), "\(run.errors)")
    }
    #expect((run.output + run.errors).rawControl == nil)
    #expect(!run.output.contains("error["))
  }

  @Test func `a failed command ends a script, and --keep-going goes on`() throws {
    let sections = "0  Fruit        4 rows\n1  (no header)  0 rows\n"
    let stopped = try fixture.run(["in.json", "-f", "fails.tabletop"])
    #expect(stopped.output == sections)
    #expect(
      stopped.errors == """
        fails.tabletop:2:8: error[no-row]: section 0 has no row 99
            delete 0 99
                   ^
          hint: its rows are 0 to 3; try `rows 0`

        """
    )
    let whole = try fixture.run(["in.json", "--keep-going", "-f", "fails.tabletop"])
    #expect(whole.output == sections + sections)
    #expect(whole.errors == stopped.errors)
  }

  @Test func `a reader that has enough ends the program quietly`() throws {
    let long = "-c 'new 100000' -c 'rows --limit 100000'"
    for line in [
      "\"$T\" \(long) | head -1", "trap '' PIPE; \"$T\" \(long) | head -1",
      "yes rows | \"$T\" -c 'new 9' -f - | head -1", "\"$T\" --format jsonl \(long) | head -1",
    ] {
      let run = try fixture.shell("\(line); exit ${PIPESTATUS[0]}")
      #expect(run.lines.count == 1, "\(line)")
      #expect(run.errors.isEmpty, "\(line): \(run.errors)")
      #expect(run.status == .exited(0) || line.hasPrefix("yes"), "\(line)")
    }
  }

  @Test func `nowhere to complain does no harm`() throws {
    for place in ["2> /dev/full", "2>&-"] {
      let run = try fixture.shell("\"$T\" -c 'new 2' --keep-going -c zork -c 'height 0 1' \(place)")
      #expect(run.lines.count == 2)
      #expect(run.status == .exited(1))
    }
  }

  @Test func `Ctrl-C ends a script that waits`() throws {
    let process = try fixture.start(["in.json"])
    process.send("sections\n")
    try process.wait(for: "Fruit")
    process.signal(SIGINT)
    // The shell's input stays open: only the signal can end it.
    #expect(try process.waitForEnd() == .exited(130))
    #expect(process.errors.isEmpty)
  }

  @Test func `Ctrl-C ends a script that is waited for`() throws {
    let process = try fixture.start(["-f", "fifo"])
    try process.waitForHandler(of: SIGINT)
    // Then it has to wait, too.
    usleep(300_000)
    process.signal(SIGINT)
    #expect(try process.waitForEnd() == .exited(130))
  }

  @Test func `Ctrl-C ends a line between its commands`() throws {
    let line = "new 1000" + String(repeating: "; rows --limit 1000", count: 3000)
    let process = try fixture.start(["-c", line])
    try process.wait(for: "0 999  0.999")
    process.signal(SIGINT)
    #expect(try process.waitForEnd() == .exited(130))
    #expect(process.output.count < 3000 * 10_000)
  }

  @Test(arguments: [SIGTERM, SIGHUP]) func `other signals end it as they do`(number: Int32) throws {
    let process = try fixture.start(["in.json"])
    process.send("sections\n")
    try process.wait(for: "Fruit")
    process.signal(number)
    #expect(try process.waitForEnd() == .signalled(number))
  }
}
