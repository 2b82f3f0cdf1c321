import Foundation
import TestSupport
import Testing

/// `--check`, `--update`, `--report` and `record`, as continuous integration uses them.
@Suite struct TranscriptTests {
  private let fixture: ProgramFixture

  private static let good = """
    A story about fruit.

    tabletop> open in.json
    in.json: 4 rows in 2 sections, a native document; wiring items
    in.json> row 0 3
    0 3  Date
         * (glob)
    in.json 0.3> delete
    deleted 1 row "Date"* (glob)
    tabletop> save
    saved in.json, [0-9]+ bytes (re)

    """

  init() throws {
    fixture = try ProgramFixture()
    try fixture.folder.write(ProgramFixture.document, to: "in.json")
    try fixture.folder.write(Self.good, to: "good.transcript")
  }

  @Test func `a transcript that is as written is told in a line`() throws {
    let run = try fixture.run(["--check", "good.transcript"])
    #expect(run.output == "1 transcript, 4 commands: unchanged\n", "\(run.errors)")
    #expect(run.status == .exited(0))
    #expect(fixture.folder.read("in.json") == ProgramFixture.document)
    let quiet = try fixture.shell("cd /; \"$T\" -q --check '\(fixture.folder.path)'")
    #expect(quiet.output.isEmpty && quiet.status == .exited(0))
  }

  @Test func `lists are recorded as a replay shows them`() throws {
    let looks = "rows --limit 2; rows; ls; rows > all.txt"
    let lines = "record z.transcript; new 150; \(looks); record stop"
    let run = try fixture.run(["-c", lines])
    #expect(run.status == .exited(0), "\(run.errors)")
    #expect(fixture.folder.read("all.txt")?.split(separator: "\n").count == 150)
    let check = try fixture.run(["--check", "z.transcript"])
    #expect(check.status == .exited(0), "\(check.output)\(check.errors)")
    let whole = try fixture.run(["-c", "new 150; rows"])
    #expect(whole.output.split(separator: "\n").count == 151)
  }

  @Test func `a difference is shown and ends with 1`() throws {
    let bad = Self.good.replacing("0 3  Date", with: "0 3  Dote")
    try fixture.folder.write(bad, to: "bad.transcript")
    let run = try fixture.run(["--check", "bad.transcript", "good.transcript"])
    #expect(
      run.output == """
        --- bad.transcript
        +++ bad.transcript (replayed)
        @@ -3,7 +3,7 @@
         tabletop> open in.json
         in.json: 4 rows in 2 sections, a native document; wiring items
         in.json> row 0 3
        -0 3  Dote
        +0 3  Date
              * (glob)
         in.json 0.3> delete
         deleted 1 row "Date"* (glob)
        bad.transcript: 1 of 4 commands differs
        2 transcripts, 8 commands: 1 differs

        """
    )
    #expect(run.status == .exited(1))
    #expect(fixture.folder.read("bad.transcript") == bad)
  }

  @Test func `every changed byte of an answer is found`() throws {
    let text = "tabletop> open in.json\ntabletop> rows\n"
    try fixture.folder.write(text, to: "t.transcript")
    #expect(try fixture.run(["--check", "--update", "t.transcript"]).status == .exited(0))
    let good = try #require(fixture.folder.read("t.transcript"))
    #expect(good != text)
    let bytes = Array(good.utf8)
    var answers: [Int] = []
    var start = 0
    for line in good.split(separator: "\n") {
      let range = start..<start + line.utf8.count
      if !line.hasPrefix("tabletop> ") { answers += range.filter { bytes[$0] < 0x7F } }
      start = range.upperBound + 1
    }
    for index in answers where index % 7 == 0 {
      var changed = bytes
      changed[index] ^= 1
      try fixture.folder.write(changed, to: "t.transcript")
      let run = try fixture.run(["--check", "t.transcript"])
      #expect(run.status != .exited(0), "byte \(index)")
    }
  }

  @Test func `an update rewrites what differs and nothing else`() throws {
    let bad = Self.good.replacing("Date\n", with: "Dote\n") + "in.json> row 0 9\n"
    try fixture.folder.write(bad, to: "bad.transcript")
    let run = try fixture.run(["--check", "--update", "."])
    #expect(
      run.output == "updated ./bad.transcript\n2 transcripts, 9 commands: all unchanged\n"
    )
    let updated = try #require(fixture.folder.read("bad.transcript"))
    #expect(updated.hasPrefix(Self.good + "in.json> row 0 9\nerror[no-row]"))
    #expect(fixture.folder.read("good.transcript") == Self.good)
    #expect(try fixture.run(["--check", "."]).status == .exited(0))
  }

  @Test func `the report names each command`() throws {
    let bad = Self.good.replacing("Date\n", with: "D<te & \u{1B}\n")
    try fixture.folder.write(bad, to: "bad.transcript")
    let words = ["--check", "bad.transcript", "none", "good.transcript", "--report", "r.xml"]
    let run = try fixture.run(words)
    #expect(run.status == .exited(1))
    #expect((run.output + run.errors).rawControl == nil)
    let report = try #require(fixture.folder.read("r.xml"))
    #expect(report.contains("<testsuites tests=\"9\" failures=\"1\" errors=\"1\" time="))
    let place = "name=\"row 0 3\" file=\"bad.transcript\" line=\"5\" time="
    #expect(report.contains("<testcase classname=\"bad.transcript\" \(place)"))
    #expect(report.contains("D&lt;te &amp; "))
    #expect(report.contains("<error type=\"not-found\""))
    let read = try fixture.shell(
      "python3 -c 'import xml.etree.ElementTree as t;"
        + " print(len(t.parse(\"r.xml\").findall(\".//testcase\")))'"
    )
    #expect(read.output == "9\n", "\(read.errors)")
    _ = try fixture.run(words)
    #expect(fixture.folder.read("r.xml")?.withoutTimes == report.withoutTimes)
  }

  @Test func `a page of Markdown is a transcript`() throws {
    let page = "# Fruit\n\n```tabletop\ntabletop> open in.json\n```\n\n```sh\ntabletop> no\n```\n"
    try fixture.folder.write(page, to: "page.md")
    #expect(try fixture.run(["--check", "page.md"]).status == .exited(1))
    #expect(try fixture.run(["--check", "page.md", "--update"]).status == .exited(0))
    let line = "in.json: 4 rows in 2 sections, a native document; wiring items\n"
    let updated = page.replacing("in.json\n", with: "in.json\n" + line)
    #expect(fixture.folder.read("page.md") == updated)
  }

  @Test(
    arguments: [
      (["--check"], 2), (["--update"], 2), (["--report", "x", "in.json"], 2),
      (["--check", "good.transcript", "-c", "new"], 2), (["--check", "none"], 3),
      (["--check", "in.json"], 3), (["--check", ".", "none"], 3),
      (["--check", "/proc/self/fdinfo"], 3),
      (["--check", "good.transcript", "--report", "no/x"], 1),
      (["--check", "good.transcript", "--wiring", "monolith"], 1),
    ] as [([String], Int32)]
  )
  func `the status tells what happened`(words: [String], status: Int32) throws {
    let run = try fixture.run(words)
    #expect(run.status == .exited(status), "\(run.output)\(run.errors)")
    #expect(!(run.errors.isEmpty && run.output.isEmpty))
  }

  @Test func `a recorded session replays`() throws {
    let script = """
      record a.transcript
      open in.json
      row 0 3
      insert after 0 1 {
        "title": "Fig"
      }
      row 0 9
      save copy.json
      """
    let recorded = try fixture.run(["--keep-going"], input: script)
    #expect(recorded.status == .exited(1))
    let run = try fixture.run(["--check", "a.transcript"])
    #expect(run.output == "1 transcript, 5 commands: unchanged\n")
    #expect(run.status == .exited(0))
  }

  @Test func `Ctrl-C ends the replay with 130, and no scratch folder stays`() throws {
    let row = "tabletop> rows\n0 0  0.0\n"
    let text = "tabletop> new 1\n" + String(repeating: row, count: 200_000)
    try fixture.folder.write(text, to: "long.transcript")
    let process = try fixture.start(["--check", "long.transcript"])
    try process.waitForHandler(of: SIGINT)
    process.signal(SIGINT)
    #expect(try process.finish(seconds: 60) == .exited(130))
    let shell = try fixture.shell(
      """
      mkdir t; export TMPDIR=$PWD/t
      "$T" --check good.transcript
      printf 'record a.transcript\nopen in.json\n' | "$T"
      ls t
      """
    )
    #expect(shell.lines.last?.hasPrefix("in.json: ") == true, "\(shell.output)\(shell.errors)")
  }

  @Test func `a folder for scratch files that is not there is named with what to do`() throws {
    let run = try fixture.shell("TMPDIR=/nonexistent \"$T\" --check good.transcript")
    #expect(
      run.errors.hasPrefix(
        "error[io]: cannot create a folder in TMPDIR, /nonexistent: No such file or directory"
      ),
      "\(run.errors)"
    )
    #expect(run.errors.contains("set TMPDIR to a writable folder, or unset it"))
  }

  @Test func `full standard output is told`() throws {
    #expect(try fixture.shell("\"$T\" --check good.transcript > /dev/full").status == .exited(4))
  }

  @Test(arguments: [
    "! touch ran", "shell touch ran", "rows 0 | tee ran", "echo x | touch ran",
    "repeat 2 shell touch ran", "time ! touch ran", "source run.tabletop", "s touch ran",
    "echo x; ! touch ran",
  ])
  func `no program is started under CI=true`(command: String) throws {
    let text = "tabletop> new 2; alias s shell\ntabletop> \(command)\ntabletop> echo x\ny\n"
    try fixture.folder.write(text, to: "run.transcript")
    try fixture.folder.write("! touch ran\n", to: "run.tabletop")
    let line = "run.transcript:2: not replayed: this replay cannot start programs: \(command)"
    for options in ["", "--update"] {
      let run = try fixture.shell(
        "CI=true \"$T\" --check \(options) --force --report r.xml run.transcript good.transcript"
          .replacing(options.isEmpty ? " --force" : "", with: "")
      )
      #expect(run.status == .exited(1), "\(run.output + run.errors)")
      let left = "run.transcript was not updated; fix the commands above first\n"
      #expect(
        run.output == """
          \(line)
          \(options.isEmpty ? "" : left)run.transcript: 1 command refused; output not compared
          2 transcripts, 5 commands: 1 not replayed

          """
      )
      #expect(fixture.folder.read("ran") == nil)
      #expect(fixture.folder.read("run.transcript") == text)
      let report = try #require(fixture.folder.read("r.xml"))
      #expect(report.contains("failures=\"1\""))
      #expect(report.contains("<failure type=\"refused\" message=\"not replayed: this replay"))
    }
  }

  @Test(arguments: ["CI=", "CI=false", "CI=true TABLETOP_X="])
  func `elsewhere, and beside programs, a replay does what it is told`(value: String) throws {
    let command = value.contains("X") ? "echo hi" : "! echo hi"
    try fixture.folder.write("tabletop> \(command)\nhi\n", to: "run.transcript")
    let run = try fixture.shell("\(value) \"$T\" --check run.transcript")
    #expect(run.output == "1 transcript, 1 command: unchanged\n", "\(run.errors)")
    #expect(run.status == .exited(0))
  }
}
