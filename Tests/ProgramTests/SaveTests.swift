import Glibc
import TestSupport
import Testing

/// What the program leaves on the disk, whatever happens while it saves.
@Suite struct SaveTests {
  private let fixture: ProgramFixture

  init() throws { fixture = try ProgramFixture() }

  /// A file of some hundred kilobytes; the first row says which one it is.
  private static func text(_ number: Int) -> String {
    let digits = String(number)
    let first = "v" + String(repeating: "0", count: 6 - digits.count) + digits
    let rows = (1..<4000).map { "{\"id\": \"r\($0)\", \"title\": \"Row number \($0)\"}" }
    return "[\n{\"id\": \"first\", \"title\": \"\(first)\"},\n\(rows.joined(separator: ",\n"))\n]\n"
  }

  @Test(.timeLimit(.minutes(10)))
  func `kills at any moment leave one of the saved files, and the next save no litter`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    var litter = 0
    var kept: Set<Int> = []
    for round in 0..<rounds(60, thorough: 200) {
      try fixture.folder.write(Self.text(0), to: "in.json")
      let process = try fixture.start(["in.json"])
      for number in 1...60 {
        let digits = String(number)
        let title = "v" + String(repeating: "0", count: 6 - digits.count) + digits
        process.send("update 0 0 title=\(title)\nsave\n")
      }
      // Counted in saves, so that a slow machine meets as many moments as a quick one.
      for _ in 0...random.below(12) { try process.wait(for: "saved in.json") }
      usleep(UInt32(random.below(5_000)))
      process.signal(SIGKILL)
      _ = try process.waitForEnd()
      let text = try #require(fixture.folder.read("in.json"), "seed \(seed), round \(round)")
      let digits = try #require(text.firstRange(of: "v0")).lowerBound
      let number = try #require(Int(text[digits...].dropFirst().prefix(6)))
      #expect(text == Self.text(number), "seed \(seed), round \(round)")
      kept.insert(number)
      if fixture.folder.names.contains(where: { $0.hasSuffix(".saving") }) { litter += 1 }
    }
    // Else no moment within a save was met, and nothing is shown.
    #expect(kept.count > 3 && litter > 0, "seed \(seed): \(kept.count) files, \(litter) left-overs")
    let run = try fixture.run(["in.json", "-c", "update 0 0 title=last; save"])
    #expect(run.status == .exited(0))
    #expect(fixture.folder.names == ["in.json"], "seed \(seed)")
  }

  /// Whether strace may look at programs here.
  private static let canTrace: Bool = {
    let probe = try? ProgramFixture().shell("strace -o /dev/null true")
    return probe?.status == .exited(0)
  }()

  @Test(.enabled(if: canTrace, "strace is missing, or may not look at a program here"))
  func `written, on the disk, renamed, and the folder on the disk: in this order`() throws {
    try fixture.folder.write("[\"a\", \"b\"]", to: "in.json")
    let calls = "openat,write,fsync,fdatasync,close,rename,renameat,renameat2,linkat,fchmod"
    let run = try fixture.shell(
      "strace -f -s 64 -o trace.txt -e trace=\(calls) \"$T\" in.json -c 'delete 0 0; save'"
    )
    #expect(run.status == .exited(0))
    let lines = try #require(fixture.folder.read("trace.txt")).split(separator: "\n").map {
      String($0.drop { $0 != " " }.drop { $0 == " " })
    }
    let opened = try #require(lines.first { $0.contains(".saving\"") && $0.contains("O_CREAT") })
    for flag in ["O_EXCL", "O_NOFOLLOW", "O_CLOEXEC", "0600"] { #expect(opened.contains(flag)) }
    let file = try #require(opened.split(separator: " ").last)
    let folder = try #require(opened.split(separator: ",").first?.split(separator: "(").last)
    let steps = [
      opened, "write(\(file), \"[\\\"b\\\"]\"", "fsync(\(file))", "close(\(file))",
      "renameat(\(folder), \"", "fsync(\(folder))",
    ]
    var rest = lines[...]
    for step in steps {
      let place = try #require(rest.firstIndex { $0.hasPrefix(step) }, "\(step)\n\(lines)")
      #expect(rest[place].contains(" = -1") == false)
      rest = rest[(place + 1)...]
    }
    #expect(fixture.folder.read("in.json") == "[\"b\"]")
  }

  @Test func `mode and links stay, and other names of the file are told`() throws {
    try fixture.folder.write("[\"a\", \"b\"]", to: "real.json")
    let run = try fixture.shell(
      """
      chmod 640 real.json; ln -s real.json link.json; ln real.json other.json
      "$T" link.json -c 'delete 0 0; save' && stat -c '%a %F' real.json link.json
      """
    )
    #expect(run.lines.suffix(2) == ["640 regular file", "777 symbolic link"])
    #expect(fixture.folder.read("real.json") == "[\"b\"]")
    #expect(fixture.folder.read("other.json") == "[\"a\", \"b\"]")
    #expect(
      run.errors == "note: the file had 2 names; the others keep the old rows\n"
    )
  }

  @Test(arguments: [
    ("mkfifo x", "x is a FIFO"), ("mkdir x", "x is a directory"),
    ("ln -s /dev/null x", "is a device"), ("ln -s /dev/full x", "is a device"),
    ("python3 -c 'import socket; socket.socket(socket.AF_UNIX).bind(\"x\")'", "x is a socket"),
    ("ln -s x x", "symbolic links"),
  ])
  func `what is no file is not written to, even when forced`(making: String, error: String) throws {
    for force in ["", " --force"] {
      let run = try fixture.shell(
        "[ -e x ] || [ -L x ] || \(making); \"$T\" --keep-going -c 'new 2; save x\(force); rows'"
      )
      #expect(run.status == .exited(1))
      #expect(run.errors.contains(error), "\(run.errors)")
      #expect(run.lines.last == "0 1  0.1")
    }
    #expect(fixture.folder.names == ["x"])
  }

  @Test(arguments: [
    ("echo 9 > in.json", "changed"), ("rm in.json", "was deleted or renamed"),
    ("echo 9 > new && mv new in.json", "changed"), ("rm in.json && mkdir in.json", "directory"),
    ("truncate -s 3 in.json", "changed"),
  ])
  func `a file that became another one is left alone, and the rows stay`(
    change: String,
    error: String
  ) throws {
    try fixture.folder.write(Self.text(1), to: "in.json")
    let run = try fixture.shell(
      """
      "$T" --keep-going in.json -c 'delete 0 0' -c 'shell \(change)' -c save -c 'rows --from 3997'
      """
    )
    #expect(run.status == .exited(1))
    #expect(run.errors.contains(error), "\(run.errors)")
    #expect(run.lines.suffix(2) == ["0 3997  Row number 3998", "0 3998  Row number 3999"])
    #expect(fixture.folder.read("in.json") != Self.text(1))
    #expect(fixture.folder.names.allSatisfy { !$0.hasSuffix(".saving") })
  }

  /// A limit on the size of files stands in for a full disk: it needs no rights, and fails the same write.
  @Test func `where the new file does not fit, the old one stays and so do the edits`() throws {
    try fixture.folder.write(Self.text(1), to: "in.json")
    let run = try fixture.shell(
      """
      trap '' XFSZ; ulimit -f 40
      "$T" --keep-going in.json -c 'delete 0 0; save; info; rows 0 --limit 1'
      """
    )
    #expect(run.status == .exited(1))
    #expect(run.errors.contains("error[io]"), "\(run.errors)")
    #expect(run.output.contains("0 0  Row number 1"))
    #expect(fixture.folder.read("in.json") == Self.text(1))
    #expect(fixture.folder.names == ["in.json"])
  }

  @Test(.enabled(if: geteuid() != 0, "whoever may do everything is stopped by no folder"))
  func `a folder that may not be written to is named`() throws {
    try fixture.folder.write("[\"a\", \"b\"]", to: "in.json")
    let run = try fixture.shell(
      "chmod 500 .; \"$T\" --keep-going in.json -c 'delete 0 0; save; rows'; chmod 700 ."
    )
    #expect(run.errors.contains("error[io]"))
    #expect(run.lines.last == "0 0  b")
    #expect(fixture.folder.read("in.json") == "[\"a\", \"b\"]")
  }

  /// For whom permissions do not count, a file system that is read alone does.
  @Test func `a place that cannot be written to leaves the edits`() throws {
    let run = try fixture.shell("\"$T\" --keep-going -c 'new 2; save /proc/x.json; rows'")
    #expect(run.errors.contains("error["), "\(run.errors)")
    #expect(run.lines.last == "0 1  0.1")
    #expect(run.status == .exited(1))
  }
}
