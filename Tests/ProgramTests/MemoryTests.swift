import Glibc
import TestSupport
import Testing

/// The program where it may have little memory, and what it gives back.
@Suite struct MemoryTests {
  private let fixture: ProgramFixture

  init() throws { fixture = try ProgramFixture() }

  @Test func `a file that does not fit is told with the status of an input`() throws {
    let run = try fixture.shell(
      """
      printf '[%5000000s' '' > big.json
      truncate -s 3G big.json; ulimit -v 600000; "$T" big.json -c rows
      """
    )
    #expect(run.errors.hasPrefix("error[io]: "), "\(run.errors)")
    #expect(run.errors.contains("memory"))
    #expect(run.status == .exited(3))
    let command = try fixture.shell(
      "ulimit -v 600000; \"$T\" --keep-going -c 'open big.json; new 2; rows 0'"
    )
    #expect(command.lines.last == "0 1  0.1")
    #expect(command.status == .exited(1))
  }

  /// It would not fit, so nothing but its first block can have been read.
  @Test(arguments: [
    ("", "bad-json", "big.json:1:1 (byte 0)"), ("{\"a\": nil", "bad-json", "big.json:1:7 (byte 6"),
    ("\u{FEFF}[\n1,]", "bad-json", "big.json:2:2 (byte 6"),
    ("[\(String(repeating: "1, ", count: 300_000))", "bad-json", "(byte 900001"),
    ("\u{1F}\u{8B}", "not-a-table", "gunzip -c big.json"),
    ("PK\u{3}\u{4}", "not-a-table", "unzip -p big.json"),
  ])
  func `a large file that begins wrong is refused by its first block`(
    start: String,
    code: String,
    place: String
  ) throws {
    let bytes = start == "\u{1F}\u{8B}" ? [0x1F, 0x8B, 8, 0, 0, 0, 0, 0] : Array(start.utf8)
    let file = try fixture.folder.write(bytes, to: "big.json")
    #expect(unsafe truncate(file, 3 << 30) == 0)
    let run = try fixture.shell("ulimit -v 600000; \"$T\" big.json -c rows")
    #expect(run.errors.hasPrefix("error[\(code)]: "), "\(run.errors)")
    #expect(run.errors.contains(place), "\(run.errors)")
    #expect(run.status == .exited(3))
  }

  /// Files that fit as bytes and whose rows do not: the runtime gives up, and that is no crash.
  @Test(arguments: [
    ("keys.json -c rows", 3 as Int32), ("-c 'open keys.json'", 1),
    ("-c 'new 2' -f keys.tabletop", 1),
  ])
  func `what grows too large on the way ends with a message and a status`(
    words: String,
    status: Int32
  ) throws {
    let members = (0..<400_000).map { "\"key \($0)\": 1" }.joined(separator: ",")
    try fixture.folder.write("[{\(members)}]", to: "keys.json")
    try fixture.folder.write("open keys.json\n", to: "keys.tabletop")
    // With what the program needs by itself there is no room for the table of so many names.
    let peak = try peak()
    let run = try fixture.shell("ulimit -v \(peak + 12_000); \"$T\" \(words)")
    #expect(
      run.errors.contains("error[no-memory]") || run.errors.contains("memory"),
      "\(run.errors)"
    )
    #expect(run.status == .exited(status), "\(run.errors)")
  }

  /// What the program needs by itself, in KB.
  private func peak() throws -> Int {
    try fixture.folder.write(
      "new 2\nshell eval 'grep VmPeak /proc/$PPID/status'\n",
      to: "peak.tabletop"
    )
    let plain = try fixture.run(["-f", "peak.tabletop"])
    return try #require(plain.output.firstMatch(of: /(\d+) kB/).flatMap { Int($0.output.1) })
  }

  @Test(arguments: [
    "sort title", "sort title --write", "group id", "find Row", "rows --limit 30000",
    "rows --limit 30000 --format jsonl", "delete 0 0..20000; save --force out.json",
  ])
  func `any limit ends with a status of the contract and one message`(command: String) throws {
    let rows = (0..<30_000).map {
      "{\"id\": \"id\($0)\", \"title\": \"Row \($0 * 7919 % 30_011)\"}"
    }
    try fixture.folder.write("[\(rows.joined(separator: ","))]", to: "in.json")
    let peak = try peak()
    for more in [500, 4000, 12_000, 40_000, 2000, 7000, 20_000].prefix(rounds(3, thorough: 7)) {
      let run = try fixture.shell("ulimit -v \(peak + more); \"$T\" in.json -c '\(command)'")
      let text = "\(command), \(more): \(run.status) \(run.errors)"
      #expect([.exited(0), .exited(1), .exited(3)].contains(run.status), "\(text)")
      let records = run.lines.filter { $0.contains(#""ok":false"#) }
      let messages = run.errors.split(separator: "\n").map(String.init) + records
      #expect(messages.count == (run.status == .exited(0) ? 0 : 1), "\(text)")
      #expect(messages.allSatisfy { $0.contains("memory") || $0.contains("MB more") }, "\(text)")
      #expect(run.output.isEmpty || run.output.hasSuffix("\n"))
      #expect(!fixture.folder.names.contains { $0.hasSuffix(".saving") })
    }
  }

  @Test func `work that is known to be too large fails and leaves the rest`() throws {
    let limit = try peak() + 25_000
    let run = try fixture.shell(
      "ulimit -v \(limit); \"$T\" --keep-going"
        + " -c 'new 300000; delete 0 0; sort title --write; rows --limit 1; undo'"
    )
    #expect(
      run.errors
        == "error[no-memory]: sorting 299,999 rows needs about 45 MB more; "
        + "the limit of this process is \(limit >> 10) MB (ulimit -v)\n"
        + "note: listed 1 of 299,999 rows; next: `rows --from 1 --limit 1`\n"
    )
    #expect(run.lines.contains("0 0  0.1"))
    #expect(run.status == .exited(1))
  }

  @Test(arguments: AnswerForm.all.prefix(rounds(1, thorough: 4)))
  func `a listing of any length needs no more memory than a page of it`(form: AnswerForm) throws {
    let limit = try peak() + 30_000
    let run = try fixture.shell(
      "ulimit -v \(limit); \"$T\" -c 'new 300000; rows --limit 300000 --format \(form.name) > all'"
        + " -c 'shell wc -l < all'"
    )
    #expect(run.errors.isEmpty)
    #expect(run.lines.last == "\(form.lines)")
  }

  /// How many lines 300,000 rows take in a form.
  struct AnswerForm: Sendable, CustomTestStringConvertible {
    let name: String
    let lines: Int

    var testDescription: String { name }

    static let all = [
      AnswerForm(name: "text", lines: 300_000), AnswerForm(name: "jsonl", lines: 300_000),
      AnswerForm(name: "csv", lines: 300_001), AnswerForm(name: "markdown", lines: 300_003),
    ]
  }

  @Test func `the last record says what ended the program`() throws {
    let members = (0..<400_000).map { "\"key \($0)\": 1" }.joined(separator: ",")
    try fixture.folder.write("[{\(members)}]", to: "keys.json")
    let limit = try peak() + 12_000
    let run = try fixture.shell(
      "ulimit -v \(limit); \"$T\" --format jsonl -c 'new 2; open keys.json'"
    )
    #expect(run.errors == "")
    #expect(run.lines.count == 2)
    #expect(
      run.lines.last == #"{"n":2,"file":null,"line":1,"command":"open keys.json","ok":false,"#
        + #""error":{"code":"no-memory","message":"not enough memory: "#
        + #"the limit of this process is \#(limit >> 10) MB (ulimit -v)","hint":null,"column":null}}"#
    )
    #expect(run.status == .exited(1))
  }

  /// Counts what the system says is in use, and leaves room for what an allocator keeps.
  @Test func `a hundred files opened and closed leave the memory as it was`() throws {
    let rows = (0..<2000).map { "{\"id\": \"\($0)\", \"title\": \"Row \($0)\"}" }
    try fixture.folder.write("[\(rows.joined(separator: ","))]", to: "in.json")
    let process = try fixture.start([])
    func residentPages(_ mark: String) throws -> Int {
      process.send("shell eval 'echo \(mark) $(cut -d\" \" -f2 /proc/$PPID/statm) pages'\n")
      try process.wait(for: "\(mark) ")
      try process.wait(for: " pages")
      let text = String(decoding: process.output, as: UTF8.self)
      let found = try #require(text.split(separator: "\(mark) ").last?.split(separator: " ").first)
      return try #require(Int(found))
    }
    func open(_ count: Int) {
      let wirings = [
        "monolith", "array", "items", "generators", "datamodel", "container", "fetched",
      ]
      for number in 0..<count {
        process.send(
          "open in.json\nwiring \(wirings[number % 6])\nselect 0 3\nscroll end\nclose --force\n"
        )
      }
    }
    open(12)
    let before = try residentPages("first")
    open(100)
    let after = try residentPages("second")
    #expect(after - before < 2500, "\(before) pages, then \(after)")
    #expect(try process.finish() == .exited(0), "\(process.errors)")
  }
}
