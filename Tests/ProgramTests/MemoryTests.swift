import Glibc
import TestSupport
import Testing

/// The program where it may have little memory, and what it gives back.
@Suite struct MemoryTests {
  private let fixture: ProgramFixture

  init() throws { fixture = try ProgramFixture() }

  @Test func `a file that does not fit is told with the status of an input`() throws {
    let run = try fixture.shell(
      "truncate -s 3G big.json; ulimit -v 600000; \"$T\" big.json -c rows"
    )
    #expect(run.errors.hasPrefix("error[io] "), "\(run.errors)")
    #expect(run.errors.contains("memory"))
    #expect(run.status == .exited(3))
    let command = try fixture.shell(
      "ulimit -v 600000; \"$T\" --keep-going -c 'open big.json; new 2; rows 0'"
    )
    #expect(command.lines.last == "0 1  0.1")
    #expect(command.status == .exited(1))
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
    try fixture.folder.write(
      "new 2\nshell eval 'grep VmPeak /proc/$PPID/status'\n",
      to: "peak.tabletop"
    )
    let plain = try fixture.run(["-f", "peak.tabletop"])
    let peak = try #require(plain.output.firstMatch(of: /(\d+) kB/).flatMap { Int($0.output.1) })
    let run = try fixture.shell("ulimit -v \(peak + 12_000); \"$T\" \(words)")
    #expect(
      run.errors.contains("error[no-memory]") || run.errors.contains("memory"),
      "\(run.errors)"
    )
    #expect(run.status == .exited(status), "\(run.errors)")
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
      let wirings = ["monolith", "array", "items", "generators", "datamodel", "container"]
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
