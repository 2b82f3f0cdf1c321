import Glibc
import TestSupport
import Testing

/// Data that leaves the program is the data of the file, byte for byte.
@Suite struct DataOutputTests {
  private let fixture: ProgramFixture

  /// One of each plane that matters; a literal cannot spell them.
  private static let noncharacters = String(decoding: [0xD83F, 0xDFFE, 0xFDD0], as: UTF16.self)

  /// Whatever a string may hold raw, between blanks, tabs and line ends of all kinds.
  private static let item =
    "{\t\"id\": \"a\",\r\n  \"title\": \"x\u{7F}\u{85}\u{202E}\u{2028}\(noncharacters)\","
    + " \"mark\": \"\u{301}e\", \"escaped\": \"\\r\\u007f\\ud83d\\ude00\", \"n\": 1.50 }"

  private static let document = "[\r\n\(item),\n{\"id\":\"b\"}]"

  init() throws {
    fixture = try ProgramFixture()
    try fixture.folder.write(Self.document, to: "in.json")
  }

  @Test(arguments: [
    "-c 'item 0 0 > out'", "-c 'item 0 0 >> out'", "-c 'item 0 0 | cat > out'",
    "-c 'item 0 0' > out", "-c 'item 0 0' | cat > out", "-o out -c 'item 0 0'",
    "--escape ascii -c 'item 0 0' > out", "-c 'repeat 2 item 0 0' > out",
    "--color always -c 'item 0 0' > out",
  ])
  func `item gives the bytes of the file to files and programs`(words: String) throws {
    let run = try fixture.shell("\"$T\" -q in.json \(words)")
    #expect(run.status == .exited(0), "\(run.errors)")
    #expect(fixture.folder.read("out") == Self.item + "\n")
  }

  @Test func `what a terminal gets of item is the same value`() throws {
    let arguments = ["in.json", "-q", "--color", "never", "-c", "item 0 0"]
    for escape in ["symbol", "ascii"] {
      let terminal = try PseudoTerminal(
        fixture.program,
        arguments: arguments.map { $0 == "in.json" ? fixture.folder.file($0) : $0 }
          + ["--escape", escape],
        environment: fixture.environment
      )
      #expect(try terminal.waitForEnd() == .exited(0))
      let output = String(decoding: terminal.log, as: UTF8.self).replacing("\r\n", with: "\n")
      #expect(
        output
          == "{\n  \"id\": \"a\",\n  \"title\": \"x\\u007f\\u0085\\u202e\\u2028\\ud83f\\udffe\\ufdd0\","
          + "\n  \"mark\": \"\u{301}e\",\n  \"escaped\": \"\\r\\u007f\\ud83d\\ude00\","
          + "\n  \"n\": 1.50\n}\n"
      )
    }
  }

  @Test(arguments: [
    "-c 'save -' > out", "-c 'save -' | cat > out", "-c 'save - > out'", "-c 'save - | cat > out'",
    "-c 'save /dev/stdout' > out", "-c 'save /dev/fd/1' | cat > out", "-o out -c 'save -'",
    "-c 'save /proc/self/fd/1 --force' > out", "--safe -c 'save -' > out",
  ])
  func `save writes the document to the output`(words: String) throws {
    let run = try fixture.shell("\"$T\" -q in.json \(words)")
    #expect(run.status == .exited(0), "\(run.errors)")
    #expect(fixture.folder.read("out") == Self.document)
    #expect(fixture.folder.read("in.json") == Self.document)
  }

  @Test func `what was saved to the output still counts as unsaved`() throws {
    let run = try fixture.shell(
      "\"$T\" -q in.json -c 'append 0 {\"id\":\"c\"} > /dev/null' -c 'save -' -c 'sources' > out"
    )
    #expect(run.status == .exited(0), "\(run.errors)")
    let output = try #require(fixture.folder.read("out"))
    let end = "{\t\"id\": \"c\" }]* in.json  3 rows  unsaved changes\n"
    #expect(output.hasSuffix(end), "\(output)")
  }

  @Test(arguments: ["jsonl", "csv", "markdown"])
  func `between other answers the document is a member of its own`(format: String) throws {
    let run = try fixture.run(["-q", "--format", format, "in.json", "-c", "save -", "-c", "offset"])
    #expect(run.status == .exited(0))
    // A quoted field keeps its line ends and tabs.
    let isKept = { (scalar: Unicode.Scalar) in format == "csv" && (scalar == "\r" || scalar == "\t")
    }
    let rest = String(String.UnicodeScalarView(run.output.unicodeScalars.filter { !isKept($0) }))
    #expect(rest.rawControl == nil)
    guard format == "jsonl" else { return }
    #expect(run.lines.count == 2)
    #expect(
      run.lines[0].contains("\"answer\":{\"path\":\"-\",\"bytes\":\(Self.document.utf8.count),")
    )
    #expect(run.lines[0].contains("\"document\":\"[\\r\\n{\\t\\\"id\\\": \\\"a\\\""))
  }

  @Test func `an output that takes nothing is status 4`() throws {
    #expect(try fixture.shell("\"$T\" -q in.json -c 'save -' > /dev/full").status == .exited(4))
    let run = try fixture.shell("\"$T\" -q in.json -c 'save - --backup'")
    #expect(run.errors.hasPrefix("error[bad-argument]: standard output has no old file to keep"))
  }

  @Test(
    arguments: [
      ("--csv -c rows", 251, nil), ("--format markdown -c 'rows 0'", 253, nil),
      ("-c 'rows --format csv > x.csv'", 1, nil), ("--csv -c 'row 0 *'", 251, nil),
      ("-c rows", 250, nil), ("--csv -c 'rows --limit 250'", 251, nil),
      ("--csv -c 'rows --limit 3'", 4, "listed 3 of 250 rows; next: `rows --from 3 --limit 3`"),
      ("--csv -c 'rows --from 200'", 51, nil),
    ] as [(String, Int, String?)]
  )
  func `a listing is whole, and only a limit is said`(
    words: String,
    count: Int,
    note: String?
  ) throws {
    let run = try fixture.shell("echo \"[$(seq -s, 250)]\" | \"$T\" -q - \(words)")
    #expect(run.status == .exited(0), "\(run.errors)")
    #expect(run.errors == (note.map { "note: \($0)\n" } ?? ""))
    #expect(run.output.count { $0 == "\n" } == count)
  }

  @Test func `a limit is said in the record`() throws {
    let run = try fixture.run(
      ["--format", "jsonl", "-c", "new 250", "-c", "rows", "-c", "rows --limit 9"]
    )
    #expect(run.lines[1].hasSuffix("]}"))
    #expect(
      run.lines[2].hasSuffix(
        "],\"notes\":[\"listed 9 of 250 rows; next: `rows --from 9 --limit 9`\"]}"
      )
    )
    #expect(run.errors.isEmpty)
  }
}
