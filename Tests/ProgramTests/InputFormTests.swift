import Foundation
import Glibc
import TestSupport
import Testing

/// How commands come in: at once, bit by bit, and in other encodings than ours.
@Suite struct InputFormTests {
  private let fixture: ProgramFixture

  init() throws {
    fixture = try ProgramFixture()
    try fixture.folder.write(ProgramFixture.document, to: "in.json")
  }

  @Test(arguments: ["-f fifo", "-c 'source fifo'", "-f - < fifo", "< fifo"])
  func `a FIFO is run line by line as lines arrive`(words: String) throws {
    unsafe mkfifo(fixture.folder.file("fifo"), 0o600)
    // The other side writes a line only once it has read the answer to the one before.
    let run = try fixture.shell(
      """
      mkfifo answers
      exec 4<> answers
      "$T" --format jsonl -q in.json \(words) > answers &
      exec 3> fifo
      for line in 'row 0 0' 'offset' 'rows 0 --limit 1'; do
        echo "$line" >&3
        read -t 20 -r answer <&4 || exit 9
        printf '%s\\n' "$answer"
      done
      exec 3>&-
      wait $!
      """
    )
    #expect(run.status == .exited(0), "\(run.errors)")
    #expect(run.lines.count == 3)
    #expect(run.lines.map { $0.contains("\"ok\":true") } == [true, true, true])
  }

  private static let encodings: [(String, String.Encoding, Bool)] = [
    ("UTF-16 (little-endian)", .utf16LittleEndian, true),
    ("UTF-16 (little-endian)", .utf16LittleEndian, false),
    ("UTF-16 (big-endian)", .utf16BigEndian, true),
    ("UTF-16 (big-endian)", .utf16BigEndian, false),
    ("UTF-32 (little-endian)", .utf32LittleEndian, true),
  ]

  private func write(
    _ text: String,
    _ encoding: String.Encoding,
    _ hasMark: Bool,
    to name: String
  )
    throws
  {
    let data = try #require(((hasMark ? "\u{FEFF}" : "") + text).data(using: encoding))
    try fixture.folder.write(Array(data), to: name)
  }

  @Test(arguments: encodings, ["rows 0\n", "\nrows 0\r\n", "# words\nrows 0\n"])
  func `a script in another encoding is named as such`(
    encoding: (name: String, code: String.Encoding, hasMark: Bool),
    text: String
  ) throws {
    try write(text, encoding.code, encoding.hasMark, to: "s.tabletop")
    let line = text.hasPrefix("\n") && !encoding.hasMark && encoding.name.contains("little") ? 2 : 1
    let said = "error[bad-encoding]: commands must be UTF-8, not \(encoding.name)"
    for (words, place, status) in [
      ("-f s.tabletop", "s.tabletop:", Int32(3)), ("< s.tabletop", "<stdin>:", 3),
      ("-f - < s.tabletop", "<stdin>:", 3),
    ] {
      let run = try fixture.shell("\"$T\" -q in.json \(words)")
      #expect(run.status == .exited(status))
      #expect(run.errors.hasPrefix("\(place)"), "\(run.errors)")
      #expect(run.errors.contains(said), "\(run.errors) \(line)")
      #expect(run.output.isEmpty)
    }
    let sourced = try fixture.shell("\"$T\" -q in.json -c 'source s.tabletop'")
    #expect(sourced.status == .exited(1))
    let inside = "error[bad-encoding]: s.tabletop: commands must be UTF-8, not \(encoding.name)"
    #expect(sourced.errors.contains(inside))
  }

  @Test(arguments: encodings) func `so are transcripts, lessons and logs`(
    name: String,
    code: String.Encoding,
    hasMark: Bool
  ) throws {
    for file in ["a.transcript", "a.md", "a.lesson"] {
      try write("tabletop> rows\n", code, hasMark, to: file)
      let run = try fixture.run(["--check", file])
      #expect(run.status == .exited(3))
      #expect(
        run.errors.hasPrefix("error[bad-encoding]: \(file) is \(name), not UTF-8\n"),
        "\(run.errors)"
      )
    }
    try write("NSInternalInconsistencyException\n", code, hasMark, to: "crash.log")
    let run = try fixture.shell("\"$T\" explain < crash.log")
    #expect(run.status == .exited(1))
    #expect(run.errors.contains("standard input is \(name), not UTF-8"), "\(run.errors)")
  }
}
