import Glibc
import TestSupport
import Testing

/// Whatever stands where a file is named: one error at once, and nothing is waited for or filled.
@Suite struct SpecialFileTests {
  private let fixture: ProgramFixture

  init() throws {
    fixture = try ProgramFixture()
    unsafe mkfifo(fixture.folder.file("fifo"), 0o600)
    unsafe mkdir(fixture.folder.file("folder"), 0o700)
    unsafe symlink("nowhere", fixture.folder.file("dangling"))
    unsafe symlink("circle", fixture.folder.file("circle"))
    try fixture.folder.write("[1, 2]", to: "in.json")
  }

  private static let places = [
    "PLACE -c rows", "-c 'open PLACE'", "--check PLACE", "-c 'new 1; append 0 --from PLACE'",
    "-c 'new 1; apply PLACE'", "-c 'new 1; diff PLACE'", "-c 'new 1; rows > PLACE'",
    "-c 'new 1; save PLACE --force'", "-c 'lesson PLACE'", "-c 'net serve PLACE'",
  ]

  @Test(
    arguments: places,
    ["/dev/zero", "./fifo", "./folder", "./circle", "/proc/self/mem", "a/b"]
  )
  func `a file that is none is one error`(words: String, place: String) throws {
    // Data may come through a FIFO, which waits for its writer.
    let readsData = ["PLACE -c rows", "open PLACE", "--from PLACE", "apply PLACE", "diff PLACE"]
    if place == "./fifo", readsData.contains(where: words.contains) { return }
    let line = words.replacing("PLACE", with: place)
    // The limits end whoever would read without end.
    let run = try fixture.shell("ulimit -v 2000000 -t 20; \"$T\" \(line) < /dev/null")
    #expect(run.status == .exited(1) || run.status == .exited(3), "\(line): \(run.status)")
    #expect(run.errors.contains("error["), "\(line): \(run.errors)")
    #expect(fixture.folder.names == ["circle", "dangling", "fifo", "folder", "in.json"])
  }

  /// Scripts may come through a FIFO, as a shell's `<(…)` gives them; an endless line is an error.
  @Test(
    arguments: [
      ("-f /dev/zero", 3, "longer than 64 MB"), ("-c 'source /dev/zero'", 1, "longer than 64 MB"),
      ("-f - < /dev/zero", 3, "longer than 64 MB"), ("-f folder", 3, "is a directory"),
      ("-c 'source folder'", 1, "is a directory"), ("-c 'source dangling'", 1, "no such file"),
      ("-f circle", 3, "symbolic links"), ("-f <(echo 'new 2')", 0, ""),
    ] as [(String, Int32, String)]
  )
  func `a script that is none is one error`(words: String, status: Int32, error: String) throws {
    let run = try fixture.shell("ulimit -v 2000000 -t 20; \"$T\" \(words)")
    #expect(run.status == .exited(status), "\(run.errors)")
    #expect(error.isEmpty ? run.errors.isEmpty : run.errors.contains(error), "\(run.errors)")
  }

  @Test(arguments: [
    ["-f", "fifo"], ["-c", "source fifo"], ["fifo", "-c", "rows"], ["-c", "open fifo"],
    ["-o", "fifo", "-c", "new 1"],
  ])
  func `Ctrl-C ends the wait for somebody at the other end`(words: [String]) throws {
    let process = try fixture.start(words)
    try process.waitForHandler(of: SIGINT)
    // A signal before it waits is not noticed; a second one would be.
    usleep(300_000)
    process.signal(SIGINT)
    let end = try process.waitForEnd()
    #expect(end == .exited(130) || end == .exited(4), "\(end): \(process.errors)")
  }

  @Test func `a file that shrinks or grows while it is read is read as it was, or refused`() throws
  {
    let rows = (0..<200_000).map { "\"Row \($0)\"" }.joined(separator: ",\n")
    try fixture.folder.write("[\(rows)]", to: "whole.json")
    let run = try fixture.shell(
      """
      cp whole.json moving.json
      while :; do truncate -s 1000 moving.json; cat whole.json > moving.json; done & writer=$!
      for n in 1 2 3 4 5 6 7 8 9 10; do
        "$T" moving.json -c 'rows --limit 1' > out 2> err; echo "$?"
        [ -s out ] || [ -s err ] || echo "nothing said"
      done
      kill $writer
      """
    )
    #expect(run.lines.count == 10)
    #expect(run.lines.allSatisfy { $0 == "0" || $0 == "3" }, "\(run.lines)")
  }
}
