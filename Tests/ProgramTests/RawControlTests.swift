import TestSupport
import Testing

/// Data and names with everything in them that a terminal would obey.
@Suite struct RawControlTests {
  private let fixture: ProgramFixture

  init() throws {
    fixture = try ProgramFixture()
  }

  /// Every scalar that must not reach a terminal, as JSON writes it.
  private static let escapes =
    ([0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFDD0...0xFDD1, 0xFFFE...0xFFFF]
    as [ClosedRange<UInt32>])
    .joined().map { code in
      let digits = String(code, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    .joined()

  private static let commands = """
    sections; rows; row 0 0; item 0 0; show; show --all; cell 0 0; select 0 0; info; report; ls
    sources; heights; insert after 0 0 "\(escapes)"; update . title="\(escapes)"; changes; undo; redo
    section header 0 "\(escapes)"; delete 0 0; trace on; replace 0 0 "\(escapes)"; select 0 0; stats
    echo "\(escapes)"; zork; "\(escapes)"; height 0 "\(escapes)"; use "\(escapes)"
    open "\(escapes)"; expect "\(escapes)"; help "\(escapes)"; set "\(escapes)" 1; find "\(escapes)"

    """

  @Test(arguments: ["text", "jsonl"], ["symbol", "ascii"])
  func `none comes out raw`(format: String, style: String) throws {
    let text = Self.escapes
    try fixture.folder.write(
      """
      {"title": "\(text)", "sections": [{"header": "\(text)", "footer": "\(text)", "items": [
        {"id": "\(text)", "title": "\(text)", "subtitle": "\(text)", "\(text)": ["\(text)"]},
        {"title": "\u{7F}\u{85}\u{202E}\u{2028}\u{2067}\u{FFFE}"}
      ]}]}
      """,
      to: "in\u{1B}]0;x\u{7}\u{202E}.json"
    )
    try fixture.folder.write("zork\n", to: "s\u{1B}[m\n.tabletop")
    let run = try fixture.run(
      [
        "in\u{1B}]0;x\u{7}\u{202E}.json", "--format", format, "--escape", style, "--keep-going",
        "--echo", "-f", "-", "-f", "s\u{1B}[m\n.tabletop",
      ],
      input: Self.commands
    )
    #expect(run.output.rawControl == nil)
    #expect(run.errors.rawControl == nil)
    #expect(run.output.contains("Index out of range") == false)
    #expect(run.status == .exited(1))
    guard format == "jsonl" else { return }
    #expect(run.errors.isEmpty)
    let records = try run.lines.map { try Record($0) }
    #expect(records.last?.file == "s\u{1B}[m\n.tabletop")
    let title = (records[2].answer as? [String: Any])?["title"] as? String
    #expect(title?.unicodeScalars.map(\.value).first == 0)
    #expect(title?.unicodeScalars.map(\.value).contains(0x202E) == true)
  }

  @Test(arguments: ["\u{1B}[31m", "a\nb", "\u{9B}m", "\u{202E}x", "\r", "\u{7F}"])
  func `names in options come out shown`(name: String) throws {
    for words in [["--\(name)"], ["--format", name], ["--\(name)=1"], [name], ["-f", name]] {
      let run = try fixture.run(words)
      #expect(run.output.isEmpty)
      #expect(run.errors.rawControl == nil, "\(words)")
      #expect(run.errors.split(separator: "\n").count <= 2)
      #expect(run.status == .exited(2) || run.status == .exited(3))
    }
  }

  @Test func `a pipe gets no escape sequences whatever TERM says`() throws {
    for term in ["xterm-256color", "dumb", ""] {
      let run = try fixture.shell("TERM='\(term)' \"$T\" -c 'new 5; show; select 0 1; rows; help'")
      #expect(run.output.rawControl == nil)
      #expect(run.status == .exited(0))
    }
  }

  @Test(arguments: ["C", "POSIX", "C.UTF-8", "xx_YY"])
  func `every locale gives the same bytes`(locale: String) throws {
    try fixture.folder.write("[\"é表👩‍👩‍👧\"]", to: "é.json")
    let run = try fixture.shell("LC_ALL=\(locale) \"$T\" é.json -c 'rows; echo é表; show'")
    #expect(run.lines.prefix(2) == ["0 0  é表👩‍👩‍👧", "é表"])
    #expect(run.errors.isEmpty)
    #expect(run.status == .exited(0))
  }
}
