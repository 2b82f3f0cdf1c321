import Foundation
import TestSupport
import Testing

/// `--check` on what strangers and long suites bring: limits, order, reports, decisions.
@Suite struct CheckTests {
  private let fixture: ProgramFixture

  init() throws {
    fixture = try ProgramFixture()
    try fixture.folder.write(ProgramFixture.document, to: "in.json")
  }

  private func write(_ commands: String..., to name: String) throws {
    let text = commands.map { "tabletop> \($0)\n" }.joined()
    try fixture.folder.write(text, to: name)
  }

  /// Lets a transcript have the output of now.
  private func accept(_ name: String) throws {
    let run = try fixture.run(["--check", "--update", name])
    #expect(run.status == .exited(0), "\(run.output)\(run.errors)")
  }

  @Test func `an expect that fails is never accepted, though its failure is recorded`() throws {
    let text = """
      tabletop> new 2
      tabletop> expect rows = 3
      error[expect]: rows is "2", not "3"

      """
    try fixture.folder.write(text, to: "a.transcript")
    let run = try fixture.run(["--check", "a.transcript"])
    #expect(run.status == .exited(1))
    #expect(run.output.contains("a.transcript:2: `expect` failed: rows is \"2\", not \"3\""))
    #expect(run.output.contains("a.transcript: 2 of 2 commands differ\n"))
    let update = try fixture.run(["--check", "--update", "a.transcript"])
    #expect(update.status == .exited(1))
    #expect(
      update.output == """
        a.transcript:2: `expect` failed: rows is "2", not "3": expect rows = 3
        a.transcript was not updated; fix the commands above first
        a.transcript: 2 of 2 commands differ
        1 transcript, 2 commands: it differs

        """
    )
    #expect(fixture.folder.read("a.transcript") == text)
  }

  @Test func `an expect that fails in a script is found as well`() throws {
    try fixture.folder.write("new 2\nexpect rows = 3\n", to: "s.tabletop")
    try write("source s.tabletop", to: "a.transcript")
    let run = try fixture.run(["--check", "--update", "a.transcript"])
    #expect(run.status == .exited(1))
    #expect(run.output.contains("a.transcript:1: `expect` failed: rows is \"2\", not \"3\""))
  }

  @Test func `under CI=true nothing is updated without force`() throws {
    try write("new 2", to: "a.transcript")
    for words in ["--check --update a.transcript", "--review accept a.transcript:1"] {
      let run = try fixture.shell("CI=true \"$T\" \(words)")
      #expect(run.status == .exited(1))
      #expect(run.errors.hasPrefix("error[refused]: CI=true, so transcripts are not updated"))
      #expect(fixture.folder.read("a.transcript") == "tabletop> new 2\n")
    }
    let run = try fixture.shell("CI=true \"$T\" --check --update --force a.transcript")
    #expect(run.output.hasPrefix("updated a.transcript\n"))
  }

  /// What a stranger would do, and how it is named.
  private static let attempts = [
    ("! touch ran", "this replay cannot start programs"),
    ("rows | tee ran", "this replay cannot start programs"),
    ("repeat 2 shell touch ran", "this replay cannot start programs"),
    ("save ../ran", "writing "), ("save /tmp/tabletop-ran", "writing "),
    ("rows > ../ran", "writing "), ("picture ../ran.svg", "writing "),
    ("record ../ran", "writing "), ("open /etc/passwd", "/etc/passwd is outside "),
    ("open ../in.json", "in.json is outside "), ("source ../s.tabletop", "s.tabletop is outside "),
    ("open out.json", "out.json is outside "),
    ("append 0 --from ../in.json", "in.json is outside "),
    ("open http://127.0.0.1:9/rows", "cannot request http://127.0.0.1:9/rows: "),
  ]

  @Test func `a stranger changes nothing, and each attempt is named`() throws {
    let folder = fixture.folder
    _ = try fixture.shell("mkdir work tmp work/s; echo 'new 1' > work/s.tabletop; cp in.json work")
    _ = try fixture.shell("ln -s ../../in.json work/s/out.json")
    let text = (["new 2"] + Self.attempts.map(\.0)).map { "tabletop> \($0)\n" }.joined()
    try folder.write(text, to: "work/s/a.transcript")
    let list = "find . -type f | sort; cat work/s/a.transcript"
    let before = try fixture.shell(list).output
    for line in [
      "cd work/s; CI=true TMPDIR=$OLDPWD/tmp \"$T\" --check a.transcript",
      "cd work/s; TMPDIR=$OLDPWD/tmp \"$T\" --safe --check --jobs 2 a.transcript",
    ] {
      let run = try fixture.shell(line)
      #expect(run.status == .exited(1))
      let lines = run.output.split(separator: "\n")
      for (number, attempt) in Self.attempts.enumerated() {
        let found = lines.first { $0.hasPrefix("a.transcript:\(number + 2): not replayed: ") }
        #expect(found?.contains(attempt.1) == true, "\(attempt): \(run.output)\(run.errors)")
        #expect(found?.hasSuffix(": \(attempt.0)") == true)
      }
      #expect(run.output.hasSuffix("1 transcript, 14 commands: 1 not replayed\n"))
    }
    #expect(try fixture.shell(list).output == before)
    #expect(try fixture.shell("ls tmp; ls /tmp/tabletop-ran").output.isEmpty)
  }

  @Test func `under CI=true a lesson pulls from its own server`() throws {
    let lesson = "Sources/Teaching/Lessons/Bugs/refresh-for-ever.lesson"
    let run = try fixture.shell("cd '\(ProgramFixture.root)'; CI=true \"$T\" --check \(lesson)")
    #expect(run.status == .exited(0), "\(run.output)\(run.errors)")
  }

  @Test func `what is allowed works, and saved files stay in the scratch folder`() throws {
    _ = try fixture.shell("mkdir s")
    try write("open in.json", "save x.json", "open x.json", "! echo hi", to: "a.transcript")
    try write("new 2", "save ../y.json", "! echo hi", to: "s/b.transcript")
    try accept("a.transcript")
    try accept("s/b.transcript")
    let own = try fixture.shell("CI=true \"$T\" --check --allow run a.transcript s/b.transcript")
    #expect(own.output == "2 transcripts, 7 commands: all unchanged\n", "\(own.errors)")
    let refused = try fixture.shell("\"$T\" --safe --check --allow run s")
    #expect(refused.output.contains("not replayed: writing "))
    let allowed = try fixture.shell("\"$T\" --safe --check --allow run --allow write s")
    #expect(allowed.output == "1 transcript, 3 commands: unchanged\n", "\(allowed.errors)")
    #expect(!fixture.folder.names.contains("x.json") && !fixture.folder.names.contains("y.json"))
  }

  @Test func `a replay that never ends is stopped and named, and the others are reported`() throws {
    try write("new 2", "repeat 100000 compare", "rows", to: "b.transcript")
    try write("new 2", to: "a.transcript")
    try write("new 3", to: "c.transcript")
    try accept("a.transcript")
    try accept("c.transcript")
    let run = try fixture.shell(
      "mkdir tmp; TMPDIR=$PWD/tmp \"$T\" --check --timeout 3 --jobs 2 ?.transcript; ls tmp"
    )
    #expect(run.output.contains("b.transcript:2: stopped after 3 seconds: repeat 100000 compare\n"))
    #expect(run.output.hasSuffix("3 transcripts, 4 commands: 1 not finished\n"), "\(run.output)")
  }

  @Test func `the report is the same with any number of jobs`() throws {
    for number in 0..<30 {
      try write("new \(number + 1)", "rows", "row 0 9", to: "\(number).transcript")
      if number % 3 != 0 { try accept("\(number).transcript") }
    }
    try fixture.folder.write("nothing\n", to: "x.transcript")
    var results: [String] = []
    for jobs in ["1", "2", "8"] {
      let run = try fixture.run(["--check", ".", "--jobs", jobs, "--report", "r.xml"])
      #expect(run.status == .exited(1))
      let report = try #require(fixture.folder.read("r.xml")).withoutTimes
      results.append(run.output + run.errors + report)
    }
    #expect(results[0].contains("30 transcripts, 90 commands: 10 differ\n"), "\(results[0])")
    #expect(Set(results).count == 1)
  }

  @Test func `the first failure ends a check that fails fast`() throws {
    try write("new 2", "rows", to: "a.transcript")
    try write("new 2", to: "b.transcript")
    for jobs in ["1", "2"] {
      let run = try fixture.run(["--check", "--fail-fast", "--jobs", jobs, "."])
      #expect(run.output.contains("./a.transcript: 1 of 2 commands differs, 1 not compared\n"))
      #expect(!run.output.contains("b.transcript"))
      #expect(run.status == .exited(1))
    }
  }

  @Test(arguments: [
    ("rows", "2 of 2 commands differ"), ("2", "1 of 1 command differs"),
    ("2..3", "2 of 2 commands differ"), ("new", "1 of 1 command differs"),
  ])
  func `a filter chooses commands by text or lines`(filter: String, verdict: String) throws {
    try write("new 2", "rows", "rows 0", to: "a.transcript")
    let run = try fixture.run(["--check", "--filter", filter, "a.transcript"])
    #expect(run.output.contains("a.transcript: \(verdict)\n"), "\(run.output)")
  }

  @Test func `a filter without a command is an error`() throws {
    try write("new 2", to: "a.transcript")
    let run = try fixture.run(["--check", "--filter", "rows", "a.transcript"])
    #expect(run.errors == "error[not-found]: no command matches --filter rows\n")
    #expect(run.status == .exited(3))
  }

  @Test func `the list names each command, and orphans those without the other file`() throws {
    try write("new 2", "# no command", "echo \"a", to: "a.transcript")
    try fixture.folder.write("new 2\n", to: "b.tabletop")
    let list = try fixture.run(["--check", "--list", "."])
    #expect(list.output == "./a.transcript:1: new 2\n./a.transcript:3: echo \"a\n")
    let orphans = try fixture.run(["--check", "--orphans", "."])
    #expect(orphans.output == "./a.transcript: no ./a.tabletop\n./b.tabletop: no ./b.transcript\n")
    #expect(orphans.status == .exited(1))
    try fixture.folder.write("new 2\n", to: "a.tabletop")
    try write("new 2", to: "b.transcript")
    #expect(try fixture.run(["--check", "--orphans", "."]).status == .exited(0))
  }

  @Test func `each format has a record per command`() throws {
    try fixture.folder.write("tabletop> echo a\na\ntabletop> echo b\nc\n", to: "a.transcript")
    let words = ["--check", "a.transcript", "--report", "r.tap", "--report", "r.jsonl"]
    #expect(try fixture.run(words).status == .exited(1))
    let tap = try #require(fixture.folder.read("r.tap"))
    #expect(
      tap == """
        TAP version 13
        1..2
        ok 1 - a.transcript: echo a
        not ok 2 - a.transcript: echo b
          ---
          message: "different output"
          severity: fail
          file: "a.transcript"
          line: 3
          diff: |2
            @@ -3,2 +3,2 @@
             tabletop> echo b
            -c
            +b
          ...

        """
    )
    let records = try fixture.run(["--check", "a.transcript", "--format", "jsonl"])
    let lines = records.output.withoutTimes.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines.first == """
        {"file":"a.transcript","line":1,"command":"echo a","ok":true,"result":"passed"}
        """
    )
    #expect(lines.last?.contains("\"difference\":[\"@@ -3,2 +3,2 @@\"") == true)
    #expect(fixture.folder.read("r.jsonl")?.withoutTimes == records.output.withoutTimes)
  }

  @Test func `GitHub gets an annotation for each failure`() throws {
    try fixture.folder.write("tabletop> echo 50%\n", to: "a.transcript")
    let run = try fixture.shell("GITHUB_ACTIONS=true \"$T\" --check .")
    let line = "::error file=a.transcript,line=1,title=tabletop::echo 50%25: different output%0A"
    #expect(run.lines.contains { $0.hasPrefix(line) }, "\(run.output)")
  }

  @Test func `a name in a report survives edits above it`() throws {
    try fixture.folder.write("tabletop> echo a\na\ntabletop> echo a\na\n", to: "a.transcript")
    #expect(try fixture.run(["--check", "a.transcript", "--report", "r.xml"]).status == .exited(0))
    let names = fixture.folder.read("r.xml")?.matches(of: /testcase[^>]* name="([^"]*)"/).map(\.1)
    #expect(names == ["echo a", "echo a (2)"])
  }

  @Test func `coverage lists what is used and what is not`() throws {
    try write("new 2", "select 0 1", "row 0 9", "wiring array", to: "a.transcript")
    try write("trace on", "swap 0 0 with 0 1", "lesson", to: "b.transcript")
    let words = ["--check", ".", "--coverage=c.json", "--jobs", "2"]
    let run = try fixture.run(words)
    #expect(run.lines.contains { $0.hasPrefix("wirings: 2 of 7 used") }, "\(run.output)")
    let text = try #require(fixture.folder.read("c.json"))
    #expect(text.contains(#""codes":{"used":["no-row","no-source"]"#), "\(text)")
    #expect(text.contains(#"{"commands":{"used":["lesson","new","row","select","swap","trace","#))
    #expect(text.contains("tableView(_:didSelectRowAt:)"))
    let record = try fixture.run(words + ["--json"])
    #expect(record.output.hasSuffix(text))
  }

  @Test func `a failing turn of repeat says which`() throws {
    let run = try fixture.run(["-c", "new 2", "-c", "repeat 5 delete 0 0"])
    #expect(run.errors.contains("  in turn 3 of 5\n"), "\(run.errors)")
  }
}

/// `--review`, with and without a terminal.
@Suite struct ReviewTests {
  private let fixture: ProgramFixture
  private static let text = "tabletop> echo a\nx\ntabletop> echo b\ny\ntabletop> echo c\nz\n"

  init() throws {
    fixture = try ProgramFixture()
    try fixture.folder.write(Self.text, to: "a.transcript")
  }

  @Test func `without a terminal it shows each difference and how to accept it`() throws {
    let run = try fixture.run(["--review", "a.transcript"])
    #expect(run.status == .exited(1))
    #expect(run.lines.count { $0.hasPrefix("to accept it: tabletop --review accept ") } == 3)
    #expect(run.output.hasSuffix("0 accepted, 0 rejected, 3 not decided\n"))
    #expect(fixture.folder.read("a.transcript") == Self.text)
  }

  @Test func `places are accepted one by one`() throws {
    let run = try fixture.run(["--review", "accept", "a.transcript:3", "a.transcript:6"])
    #expect(run.output == "a.transcript: 2 differences accepted\n", "\(run.errors)")
    #expect(run.status == .exited(0))
    let updated = "tabletop> echo a\nx\ntabletop> echo b\nb\ntabletop> echo c\nc\n"
    #expect(fixture.folder.read("a.transcript") == updated)
    let reject = try fixture.run(["--review", "reject", "a.transcript:1"])
    #expect(reject.output == "a.transcript: 1 difference rejected\n")
    #expect(reject.status == .exited(1))
    #expect(fixture.folder.read("a.transcript") == updated)
  }

  @Test(
    arguments: [
      (["accept"], 2), (["accept", "a.transcript"], 2), (["accept", "a.transcript:9"], 1),
      (["accept", "none:1"], 3), (["accept", "a.transcript:1", "-c", "new"], 2),
    ] as [([String], Int32)]
  )
  func `what is no difference is told`(words: [String], status: Int32) throws {
    let run = try fixture.run(["--review"] + words)
    #expect(run.status == .exited(status), "\(run.output)\(run.errors)")
    #expect(!run.errors.isEmpty)
    #expect(fixture.folder.read("a.transcript") == Self.text)
  }

  @Test func `at a terminal it asks about one difference at a time`() throws {
    let terminal = try PseudoTerminal(
      "/usr/bin/env",
      arguments: ["-C", fixture.folder.path, fixture.program, "--review", "a.transcript"],
      environment: fixture.environment
    )
    for answer in ["what", "a", "reject", "q"] {
      try terminal.wait(for: "[q]uit?")
      try terminal.send(answer + "\n")
    }
    #expect(try terminal.waitForEnd() == .exited(1))
    let updated = Self.text.replacing("echo a\nx", with: "echo a\na")
    #expect(fixture.folder.read("a.transcript") == updated)
  }
}

extension String {
  /// The text of a report without the times, which differ from run to run.
  var withoutTimes: String {
    replacing(#/ time="[0-9.]+"/#, with: "").replacing(#/,"ms":[0-9.eE+-]+/#, with: "")
  }
}
