import Glibc
import TestSupport
import Testing

/// Six lines on whatever a person has at hand.
@Suite struct FirstSessionTests {
  private static let lines = ["sections", "row 0 3", "select", "insert after", "delete", "height"]
  private static let script = lines.joined(separator: "\n") + "\n"
  private static let examples = [
    "articles.jsonl", "characters.json", "contacts.json", "elements.json", "form.json",
    "mixed.json", "photos.json", "settings.json",
  ]
  private static let codes = "/usr/share/iso-codes/json"
  private static let hasCodes = unsafe access(codes, R_OK) == 0
  private static let codeFiles =
    ["15924", "3166-1", "3166-2", "3166-3", "4217", "639-2", "639-3", "639-5"].map {
      "iso_\($0).json"
    }

  private let fixture: ProgramFixture

  init() throws {
    fixture = try ProgramFixture()
  }

  @Test func `reads well on the contacts`() throws {
    let file = ProgramFixture.root + "/examples/contacts.json"
    let run = try fixture.run([file], input: Self.script)
    #expect(
      run.output == """
        0  Computing              8 rows  footer: From the first program to the first com…
        1  Mathematics            8 rows  footer: Proofs that outlived their makers.
        2  Physics and astronomy  7 rows  footer: Two of them hold the Nobel Prize.
        3  Life and earth         6 rows  footer: Butterflies, peas, finches and fossils.
        4  Art and music          8 rows  footer: Painted, printed, carved and composed.
        0 3  Grace Hopper · The A-0 compiler, 1952
             ItemCell, 60 pt high at y 167 · id hopper · visible
        selected 0 3 "Grace Hopper" (ItemsController.didSelect), then deselected; \
        `set deselectsAfterTap off` keeps it
        inserted 1 row "New row" at 0 4; section 0: 8 → 9 rows
        name it with `update . title="…"`; next time, `insert after "…"`
        deleted 1 row "New row" at 0 4; section 0: 9 → 8 rows; `undo` restores it
        0 4  44 pt, from the cell class ItemCell

        """
    )
    #expect(run.errors.isEmpty)
    #expect(run.status == .exited(0))
  }

  @Test func `reads well on a new table under the other wiring`() throws {
    let run = try fixture.run(["--wiring", "monolith"], input: "new 5 4\n" + Self.script)
    #expect(
      run.lines.dropFirst() == [
        "0  (no header)  5 rows",
        "1  (no header)  4 rows",
        "0 3  0.3",
        "     ItemCell, 44 pt high at y 132 · id 0.3 · visible",
        "selected 0 3 \"0.3\" (MonolithController.didSelect)",
        "inserted 1 row \"New row\" at 0 4; section 0: 5 → 6 rows",
        "name it with `update . title=\"…\"`; next time, `insert after \"…\"`",
        "deleted 1 row \"New row\" at 0 4; section 0: 6 → 5 rows; `undo` restores it",
        "0 4  44 pt, from the cell class ItemCell",
      ]
    )
    #expect(run.errors.isEmpty)
    #expect(run.status == .exited(0))
  }

  @Test(arguments: examples, ["items", "monolith"])
  func `works on every example`(file: String, wiring: String) throws {
    try check([ProgramFixture.root + "/examples/" + file, "--wiring", wiring], skipping: 0)
  }

  @Test(arguments: ["items", "monolith"])
  func `works on a new table`(wiring: String) throws {
    try check(["-c", "new 5 4", "--wiring", wiring], skipping: 1)
  }

  @Test(
    .enabled(if: hasCodes, "the package iso-codes is not installed"),
    arguments: codeFiles,
    ["items", "monolith"]
  )
  func `works on the world's codes`(file: String, wiring: String) throws {
    try check(["\(Self.codes)/\(file)", "--wiring", wiring], skipping: 0)
    let run = try fixture.run(
      ["\(Self.codes)/\(file)", "--wiring", wiring, "--format", "jsonl"],
      input: "rows --limit 3\nrow 0 0\nshow\ninvariants\n"
    )
    #expect(run.status == .exited(0))
    let rows = try #require(try Record(run.lines[0]).answer as? [[String: Any]])
    #expect(rows.count == 3)
    for row in rows { #expect((row["title"] as? String)?.isEmpty == false, "\(row)") }
    let row = try #require(try Record(run.lines[1]).answer as? [String: Any])
    #expect(row["title"] as? String == rows[0]["title"] as? String)
    #expect(row["visible"] as? Bool == true)
    let drawing = try #require(try Record(run.lines[2]).answer as? [String: Any])
    #expect((drawing["text"] as? String)?.contains("│") == true)
  }

  @Test(.enabled(if: hasCodes, "the package iso-codes is not installed"), arguments: codeFiles)
  func `opens the schemas of the codes`(file: String) throws {
    let schema = "\(Self.codes)/schema-\(file.dropFirst(4))"
    let run = try fixture.run([schema, "-c", "rows --limit 2"])
    #expect(run.lines.first == "0 0  $schema  http://json-schema.org/draft-04/schema#")
    #expect(run.status == .exited(0))
  }

  /// Runs the six lines for people and for programs.
  private func check(_ arguments: [String], skipping count: Int) throws {
    // A table made by -c has spoken before the script.
    let text = try fixture.run(arguments + ["-f", "-"], input: Self.script)
    #expect(text.status == .exited(0))
    #expect(text.errors.isEmpty)
    #expect(text.output.rawControl == nil)
    #expect(text.lines.contains { $0.hasPrefix("0 3  ") })
    let records = try fixture.run(arguments + ["-f", "-", "--format", "jsonl"], input: Self.script)
    #expect(records.status == .exited(0))
    #expect(records.errors.isEmpty)
    let parsed = try records.lines.map { try Record($0) }.dropFirst(count)
    #expect(parsed.map(\.command) == Self.lines)
    #expect(parsed.allSatisfy { $0.isOK })
    let height = try #require(parsed.last?.answer as? [String: Any])
    #expect((height["height"] as? Double ?? 0) > 0)
  }
}
