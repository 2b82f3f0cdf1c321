import Glibc
import TestSupport
import Testing

/// A script that nobody trusts, under `--safe`, with every call of the system looked at.
@Suite struct SafeTests {
  private let fixture: ProgramFixture
  private let outside: ScratchFolder

  /// What a run asked of the system.
  private struct Calls {
    /// The calls that may not be made, as strace writes them.
    let forbidden: [String]

    /// How many calls there were at all.
    let count: Int
  }

  /// Whether this machine has strace and lets it look.
  private static let canTrace: Bool = {
    guard let fixture = try? ProgramFixture(),
      let run = try? fixture.shell("strace -f -o trace.txt -e trace=file true")
    else { return false }
    return run.status == .exited(0) && fixture.folder.read("trace.txt")?.contains("execve") == true
  }()

  /// Everything that would touch something, and how many of these commands fail; OUT is the other folder.
  private static let attempts = """
    open OUT/secret.json
    open ../../../../../../../../etc/passwd
    open a/../../x.json
    open sub/../../x.json
    open leak.json
    open leaks/secret.json
    open ~/state/secret.json
    open "line\\nbreak.json"
    open "nul\\u0000.json"
    source OUT/script.tabletop
    source leaks/script.tabletop
    source --dry-run OUT/script.tabletop
    lesson OUT/x.lesson
    lesson OUT
    apply OUT/secret.json
    batch OUT/secret.json
    diff OUT/secret.json
    append --from OUT/secret.json
    net serve OUT/secret.json
    compare OUT/script.tabletop
    let P OUT/secret.json; open $P
    alias peek open OUT/secret.json; peek
    alias leave rows > made; leave
    repeat 2 open OUT/secret.json
    source nested.tabletop
    save
    save made
    save in.json --force
    save --backup
    record made
    picture made.svg
    trace diagram made.svg
    compare chart made.svg
    rows > made
    rows >> made
    rows > OUT/made
    rows > /dev/null
    rows | tee made
    !touch made
    shell touch made
    copy
    open http://127.0.0.1:9/rows
    open https://localhost:9/rows
    open file:///etc/passwd
    pull
    more
    page
    retry
    time 3 save made
    """

  init() throws {
    fixture = try ProgramFixture()
    outside = try ScratchFolder()
    let folder = fixture.folder
    try folder.write("[\"a\", \"b\"]", to: "in.json")
    try folder.write("save made\n", to: "nested.tabletop")
    try outside.write("[\"hidden words\"]", to: "secret.json")
    try outside.write("echo hidden words\n", to: "script.tabletop")
    unsafe mkdir(folder.file("sub"), 0o700)
    unsafe symlink(outside.file("secret.json"), folder.file("leak.json"))
    unsafe symlink(outside.path, folder.file("leaks"))
    // The person's own files, none of which is the script's business.
    let home = outside.path
    unsafe mkdir("\(home)/state", 0o700)
    try outside.write("[\"hidden words\"]", to: "state/secret.json")
    try folder.write(
      Self.attempts.replacing("OUT", with: outside.path),
      to: "hostile.tabletop"
    )
  }

  /// Runs the program in the folder under strace, with the other folder as the person's home.
  private func trace(
    _ arguments: String,
    settings: String = "",
    input: String = "< /dev/null"
  ) throws -> (run: ProgramFixture.Run, calls: Calls) {
    let home = "HOME='\(outside.path)' XDG_STATE_HOME='\(outside.path)/state' \(settings)"
    let log = outside.file("trace.txt")
    let run = try fixture.shell(
      "\(home) strace -f -s 4096 -o '\(log)' -e trace=file,network,process,ftruncate \"$T\" \(arguments) \(input)"
    )
    let lines = try #require(outside.read("trace.txt")).split(separator: "\n").map(String.init)
    var programs = 0
    let forbidden = lines.filter { line in
      if line.contains(" execve(") { programs += 1 }
      return isForbidden(line) || (line.contains(" execve(") && programs > 1)
    }
    return (run, Calls(forbidden: forbidden, count: lines.count))
  }

  private func isForbidden(_ line: String) -> Bool {
    let call = line.split(separator: " ", maxSplits: 1).last.map { $0.drop { $0 == " " } } ?? ""
    let name = String(call.prefix { $0 != "(" })
    let opens = ["open", "openat", "openat2", "creat"]
    if opens.contains(name) {
      if ["O_WRONLY", "O_RDWR", "O_CREAT", "O_TRUNC"].contains(where: { call.contains($0) }) {
        return !["\"/dev/null\"", "\"/dev/tty\"", "\"/dev/pts/"].contains { call.contains($0) }
      }
      return call.contains(outside.path) || call.contains("/etc/passwd") || call.contains("leak")
        || call.contains("libcurl")
    }
    let changes = [
      "mkdir", "mkdirat", "unlink", "unlinkat", "rmdir", "rename", "renameat", "renameat2", "link",
      "linkat", "symlink", "symlinkat", "truncate", "ftruncate", "chmod", "fchmodat", "chown",
      "socket", "connect", "bind", "sendto", "fork", "vfork", "mknod", "utimensat",
    ]
    return changes.contains(name)
  }

  @Test(.enabled(if: canTrace, "strace is missing, or may not look at a program here"))
  func `a hostile script touches nothing`() throws {
    let before = fixture.folder.names
    let (run, calls) = try trace("--safe --keep-going in.json -f hostile.tabletop")
    #expect(calls.forbidden == [])
    #expect(calls.count > 20)
    #expect(run.status == .exited(1))
    #expect(!run.output.contains("hidden words"))
    #expect(!run.errors.contains("[\"hidden words\"]"))
    #expect(fixture.folder.names == before)
    #expect(fixture.folder.read("in.json") == "[\"a\", \"b\"]")
    #expect(outside.names == ["script.tabletop", "secret.json", "state", "trace.txt"])
    // Every line failed, at its place.
    for (index, line) in Self.attempts.split(separator: "\n").enumerated() {
      #expect(run.errors.contains("hostile.tabletop:\(index + 1):"), "\(line)")
    }
    #expect((run.output + run.errors).rawControl == nil)
  }

  @Test(
    .enabled(if: canTrace, "strace is missing, or may not look at a program here"),
    arguments: [
      "--safe in.json", "--safe --keep-going -f -", "--safe -i --keep-going -c rows in.json",
    ]
  )
  func `neither does one on standard input`(arguments: String) throws {
    let (run, calls) = try trace(arguments, input: "< hostile.tabletop")
    #expect(calls.forbidden == [])
    #expect(!run.output.contains("hidden words"))
    #expect(outside.names == ["script.tabletop", "secret.json", "state", "trace.txt"])
  }

  @Test(.enabled(if: canTrace, "strace is missing, or may not look at a program here"))
  func `a hostile transcript under CI=true writes only to its scratch folder`() throws {
    let scratch = try ScratchFolder()
    let lines = Self.attempts.replacing("OUT", with: outside.path).split(separator: "\n")
    let text = lines.map { "tabletop> \($0)\n" }.joined()
    try fixture.folder.write(text, to: "hostile.transcript")
    let before = fixture.folder.names
    let settings = "CI=true TMPDIR='\(scratch.path)'"
    let (run, calls) = try trace("--check hostile.transcript", settings: settings)
    // It starts itself once; a save writes a name beside a descriptor of its folder.
    let own = [scratch.path, "execve(\"/proc/self/exe\", [\"tabletop\", ", ".saving\", "]
    #expect(calls.forbidden.filter { line in !own.contains { line.contains($0) } } == [])
    #expect(calls.forbidden.contains { $0.contains(scratch.path) })
    #expect(run.status == .exited(1))
    #expect(!(run.output + run.errors).contains("hidden words"))
    #expect(fixture.folder.names == before && scratch.names == [])
    #expect(fixture.folder.read("hostile.transcript") == text)
    #expect(outside.names == ["script.tabletop", "secret.json", "state", "trace.txt"])
  }

  @Test(.enabled(if: canTrace, "strace is missing, or may not look at a program here"))
  func `without --safe the same script does touch things, and it is seen`() throws {
    try fixture.folder.write("save made\n!true\n", to: "plain.tabletop")
    let (run, calls) = try trace("in.json -f plain.tabletop")
    #expect(run.status == .exited(0))
    #expect(calls.forbidden.contains { $0.contains("O_CREAT") })
    #expect(calls.forbidden.contains { $0.contains("execve") })
  }

  @Test func `what stands beside data and script is read, and the first refusal ends a script`()
    throws
  {
    try fixture.folder.write("open in.json\nrows\n!touch made\nrows\n", to: "s.tabletop")
    let run = try fixture.run(["--safe", "-f", "s.tabletop"])
    #expect(run.lines.suffix(2) == ["0 0  a", "0 1  b"])
    #expect(
      run.errors == """
        s.tabletop:3:1: error[refused]: shell starts a program, which `--safe` forbids
            !touch made
            ^

        """
    )
    #expect(run.status == .exited(1))
  }

  @Test(
    arguments: [
      (["-o", "made"], "-o, which writes a file"),
      (["--check", "t.transcript", "--update"], "--update and --review, which write files"),
    ] as [([String], String)]
  )
  func `an option that writes does not go together with it`(
    words: [String],
    others: String
  ) throws {
    let run = try fixture.run(["--safe"] + words)
    #expect(run.status == .exited(2))
    #expect(run.errors == "tabletop: cannot combine --safe with \(others)\n")
    #expect(!fixture.folder.names.contains("made"))
  }

  @Test func `an address that is named asks nobody`() throws {
    let run = try fixture.run(["--safe", "http://127.0.0.1:9/rows"])
    #expect(run.status == .exited(3))
    #expect(run.errors.hasPrefix("error[network]: cannot request http://127.0.0.1:9/rows: "))
  }
}

/// The prompt under `--safe`.
@Suite struct SafePromptTests {
  @Test func `a prompt works, and leaves neither history nor settings`() throws {
    let fixture = try PromptFixture(["--safe", "in.json"])
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.line("delete 0 0", answers: "deleted", prompt: "> ")
    try fixture.line("!touch made", answers: "which `--safe` forbids", prompt: "> ")
    try fixture.type("quit\r", until: "[y/N] ")
    try fixture.terminal.send("y\r")
    _ = try fixture.terminal.waitForEnd()
    #expect(fixture.folder.names == ["in.json", "s.tabletop", "second-file.json"])
  }
}
