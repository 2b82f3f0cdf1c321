import TestSupport
import Testing

/// Every code point that a terminal would obey, a row of its own for each, through every door there is.
@Suite struct ControlTests {
  private let fixture: ProgramFixture

  init() throws {
    fixture = try ProgramFixture()
    try fixture.folder.write(Self.document, to: "in.json")
  }

  private static let codes: [UInt32] =
    ([0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFDD0...0xFDEF, 0xFFFE...0xFFFF]
    as [ClosedRange<UInt32>]).joined()
    + (1...16).flatMap { [$0 << 16 | 0xFFFE, $0 << 16 | 0xFFFF] }

  /// A scalar as JSON writes it.
  private static func escape(_ code: UInt32) -> String {
    guard let scalar = Unicode.Scalar(code) else { return "" }
    return String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    .joined()
  }

  private static let all = codes.map(escape).joined()

  /// A section whose header has all of them, a row for each, and one with all.
  private static let document: String = {
    let rows = codes.map { code in
      let text = "a\(escape(code))b"
      return "{\"id\": \"i\(text)\", \"title\": \"\(text)\", \"subtitle\": \"\(text)\"}"
    }
    let last = "{\"id\": \"\(all)\", \"title\": \"\(all)\", \"\(all)\": \"\(all)\"}"
    return """
      {"title": "\(all)", "sections": [{"header": "\(all)", "footer": "\(all)",
        "items": [\((rows + [last]).joined(separator: ",\n"))]}]}
      """
  }()

  @Test(arguments: ["text", "jsonl", "csv", "markdown"], ["symbol", "ascii"])
  func `no form of an answer has a control raw`(format: String, style: String) throws {
    let run = try fixture.run(
      [
        "--escape", style, "in.json", "--keep-going", "-c", "record t.transcript",
        "-c", "format \(format)", "-c", "rows --limit 500", "-c", "sections", "-c", "show --all",
        "-c", "item 0 10", "-c", "info", "-c", "cell 0 5", "-c", "find a", "-c", "report",
        "-c", "trace on; select 0 3; trace diagram mermaid d.md; trace diagram svg d.svg",
        "-c", "picture p.svg --all", "-c", "picture p.html", "-c", "code rows",
        "-c", "rows --limit 500 > rows.out", "-c", "rows --limit 500 | cat", "-c", "copy 0 4",
        "-c", "capabilities", "-c", "why 0 3", "-c", "explain 0 3", "-c", "heights",
        "-c", "update 0 0 title=\"\(Self.all)\"", "-c", "changes", "-c", "diff in.json",
        "-c", "delete 0 99999", "-c", "zork \"\(Self.all)\"",
      ]
    )
    // Fields of CSV keep the tabs and line ends of the data, in quotes.
    let isCSV = format == "csv"
    let kept = { (text: String) in
      isCSV ? text.filter { $0 != "\t" && $0 != "\r" && $0 != "\r\n" } : text
    }
    #expect(kept(run.output + run.errors).rawControl == nil)
    let complaints = format == "jsonl" ? run.output : run.errors
    #expect(complaints.contains(format == "jsonl" ? "\"ok\":false" : "error["))
    for name in ["t.transcript", "d.md", "d.svg", "p.svg", "p.html", "rows.out"] {
      let text = try #require(fixture.folder.read(name), "\(name): \(run.errors)")
      #expect(kept(text).rawControl == nil && text.count > 40, "\(name)")
    }
  }

  @Test func `the columns of a frame are equal whatever stands in the cells`() throws {
    for style in ["symbol", "ascii"] {
      let run = try fixture.run(["--escape", style, "in.json", "-c", "show --all"])
      let frame = run.lines.filter { $0.contains("│") }
      #expect(frame.count > 90)
      #expect(Set(frame.map(Self.place(ofLastBar:))).count == 1)
    }
  }

  /// How many Characters stand before the right side of the frame; nothing here is wider than one column.
  private static func place(ofLastBar line: String) -> Int? {
    line.lastIndex(of: "│").map { line.distance(from: line.startIndex, to: $0) }
  }

  @Test func `what is read back is what was written`() throws {
    let run = try fixture.run(["--format", "jsonl", "in.json", "-c", "rows --limit 500"])
    let record = try Record(#require(run.lines.first))
    let rows = try #require(record.answer as? [[String: Any]])
    let titles = rows.compactMap { $0["title"] as? String }
    let wanted = Self.codes.compactMap { Unicode.Scalar($0) }.map { "a\($0)b" }
    #expect(
      titles.dropLast().elementsEqual(wanted) { $0.unicodeScalars.elementsEqual($1.unicodeScalars) }
    )
    #expect(titles.last.map { Array($0.unicodeScalars.map(\.value)) } == Self.codes)
  }

  @Test func `arguments, variables and lessons are shown`() throws {
    let raw = Self.codes.compactMap { Unicode.Scalar($0) }.filter { $0 != "\0" && $0 != "\n" }
      .map { String($0) }.joined()
    try fixture.folder.write("echo $1 \"${1}\"\nlet v $1\necho $v\nzork $v\n", to: "s.tabletop")
    try fixture.folder.write(
      """
      lesson: A\(raw)B
      name: raw
      source: \(raw)
      text:
        Text \(raw) text.

      table: ["\(Self.all)"]

      step: Step \(raw)
      text:
        Look \(raw).
      goal: rows 0 lacks "a"
      hint: Hint \(raw)
      right: delete 0 0

      """,
      to: "raw.lesson"
    )
    let run = try fixture.run(
      [
        "in.json", "--keep-going", "-c", "source s.tabletop \"\(Self.all)\"",
        "-c", "alias x echo \(raw)", "-c", "alias; x", "-c", "echo \(raw)", "-c",
        "lesson raw.lesson",
        "-c", "hint; lesson; next", "-c", "open \(raw)", "-c", "use \(raw)", "-c", "set \(raw) 1",
      ]
    )
    #expect((run.output + run.errors).rawControl == nil)
    #expect(run.status == .exited(1))
    let words = try fixture.shell(
      """
      v=$(printf '\\033]0;x\\007\\302\\233m\\342\\200\\256'); export TABLETOP_PAGER="$v" LANG="$v"
      for n in EDITOR TERM VISUAL TABLETOP_WIRING TABLETOP_FORMAT; do
        env "$n=$v" "$T" in.json "$v" --keep-going -c "zork $v" -c 'info' 2>&1
        env "$n=$v" "$T" "--wiring=$v" --style "$v" 2>&1
      done
      """
    )
    #expect(words.output.rawControl == nil)
    #expect(words.output.contains("error["))
  }
}
