import CommandLanguage
import SessionSupport
import TableModel
import TableUI
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// `audit`: each rule finds what was put there, and nothing else.
@MainActor @Suite struct AuditTests {
  /// A table with one fault in most of its rows.
  private static let seeded = """
    {"sections": [
      {"header": "Rows", "items": [
        {"id": "r0", "title": "Clean", "subtitle": "nothing wrong"},
        {"id": "r1", "title": "Low", "height": 30},
        {"id": "r2", "title": ""},
        {"id": "r3", "title": "crown.dot.fill"},
        {"id": "r4", "title": "IMG_0042.png"},
        {"id": "r5", "title": "x"},
        {"id": "r6", "title": "---"},
        {"id": "r7", "title": "Leads on", "accessory": "disclosure",
          "accessibilityTraits": "staticText"},
        {"id": "r8", "title": "Chosen", "accessory": "checkmark",
          "accessibilityTraits": ["button"]},
        {"id": "r9", "title": "A title that goes on for longer than any phone is wide, and on"},
        {"id": "r10", "title": "Below",
          "subtitle": "A subtitle that is too long for the line at the larger text sizes"},
        {"id": "r11", "title": "Fixed", "height": 60},
        {"id": "r12", "title": "Fixed twice", "subtitle": "two lines", "height": 70},
        {"id": "r13", "title": "Way", "subtitle": "2 km", "accessibilityLabel": "Way"},
        {"id": "r14", "title": "Price", "accessory": "9 EUR", "accessibilityLabel": "Price"},
        {"id": "r15", "title": "Track", "subtitle": "Album",
          "accessibilityLabel": "Album, Track"},
        {"id": "r16", "title": "More"},
        {"id": "r17", "title": "More"},
        {"id": "r18", "title": "Offer", "cell": "promo", "buttons": [""], "height": 200},
        {"title": "Nameless"},
        {"id": "r1", "title": "Taken"},
        {"id": "r21", "title": "Next → page"},
        {"id": "r22", "title": "Onward", "accessory": "→"}
      ]},
      {"items": [{"id": "s0", "title": "First of a bare section"}]},
      {"items": [{"id": "t0", "title": "Second of a bare section"}]}
    ]}
    """

  private static let wanted = #"""
    A1 0 1  30 pt high; a finger needs 44 pt; try `height 0 1 auto`
    A2 0 2  says nothing; give it a title or a label; try `update 0 2 title=…`
    A3 0 3  would be read "crown dot fill"; try `update 0 3 accessibilityLabel="crown dot fill"`
    A3 0 4  would be read "IMG 0042 png"; try `update 0 4 accessibilityLabel="IMG 0042 png"`
    A3 0 5  would be read "x"; try `update 0 5 accessibilityLabel=…`
    A3 0 6  would be read "---"; try `update 0 6 accessibilityLabel=…`
    A4 0 7  can be tapped, but its traits lack button; try `update 0 7 accessibilityTraits="staticText button"`
    A4 0 8  has a check mark, but its traits lack selected; try `update 0 8 accessibilityTraits="button selected"`
    A6 0 9  shows 54 of 62 letters at XS on iPhone SE; try `update 0 9 cell=message`
    A6 0 10  shows 56 of 65 letters at XS on iPhone SE; try `update 0 10 cell=message`
    A7 0 11  at AX2 needs 62 pt, has 60 pt; try `height 0 11 auto`
    A7 0 12  at AX1 needs 81 pt, has 70 pt; try `height 0 12 auto`
    A8 0 13  "2 km" is drawn, never read; try `update 0 13 accessibilityLabel="Way, 2 km"`
    A8 0 14  "9 EUR" is drawn, never read; try `update 0 14 accessibilityLabel="Price, 9 EUR"`
    A13 0 15  the label reads the subtitle before the title; try `update 0 15 accessibilityLabel="Track, Album"`
    A9 0 17  reads "More" like 0 16; try `update 0 17 accessibilityLabel=…`
    A2 0 18  has a button without a name; try `update 0 18 buttons=…`
    A16 0 19  has no id; its position is used, and changes when rows move; try `update 0 19 id="row-0-19"`
    A16 0 20  has the id "r1" of 0 1; try `update 0 20 id="row-0-20"`
    A18 0 21  "→" points the wrong way from right to left; try `update 0 21 title=…`
    A18 0 22  "→" points the wrong way from right to left; try `update 0 22 accessory="disclosure"`
    A14 section 1  has no header; VoiceOver cannot jump to it; try `section header 1 …`
    A14 section 2  has no header; VoiceOver cannot jump to it; try `section header 2 …`
    A10 table  its actions are reachable by swipe only; try `app implement contextMenu on`
    A11 table  first row: 10 pt above the top edge; try `app inset top 0`
    A11 table  last row: 34 pt below the bottom edge; try `app inset bottom 0`
    """#

  /// Tables without a fault.
  private nonisolated static let clean = [
    """
    {"sections": [{"header": "Fruit", "items": [
      {"id": "a", "title": "Apple", "subtitle": "red"},
      {"id": "b", "title": "Banana", "accessory": "disclosure"},
      {"id": "c", "cell": "separator"}, {"id": "d", "cell": "spacer"}
    ]}, {"header": "Nuts", "items": [{"id": "e", "title": "Almond", "height": 200}]}]}
    """,
    """
    [{"id": 1, "title": "Way", "subtitle": "2 km", "accessibilityLabel": "Way, 2 km",
      "accessibilityTraits": "button selected", "accessory": "checkmark"},
     {"id": 2, "title": "IMG_1.png", "accessibilityLabel": "A picture of a cat"}]
    """,
    """
    {"sections": [{"items": [
      {"id": "m", "cell": "message",
        "title": "A message of many words that wraps at the edge of a row",
        "subtitle": "and so does the text below it, which is as long as the one above"},
      {"id": "s", "cell": "switch", "title": "Sound", "value": true},
      {"id": "g", "cell": "rating", "title": "Stars", "rating": 0.6}
    ]}]}
    """,
  ]

  @Test func `every seeded fault is found once`() throws {
    let fixture = try SessionFixture(Self.seeded)
    fixture.run("app inset top -10", "app inset bottom -34")
    fixture.run("app implement trailingSwipeActions on")
    let text = fixture.run("audit --all")
    #expect(text == Self.wanted)
    let places = text.split(separator: "\n").map { line in
      line.split(separator: "  ", maxSplits: 1).first.map(String.init) ?? ""
    }
    #expect(places.count == 26)
    // Only the two insets are both about the table.
    #expect(Set(places).count == 25)
  }

  @Test(arguments: clean) func `a clean table has no findings`(text: String) throws {
    let fixture = try SessionFixture(text)
    let count = fixture.session.current?.rowCount ?? 0
    let row = count == 1 ? "row" : "rows"
    #expect(fixture.run("audit --all") == "no findings in \(count) \(row)")
    #expect(fixture.run("expect audit --all = 0") == "")
  }

  @Test func `a delegate with low rows is found at each row on screen`() throws {
    let fixture = try SessionFixture(viewport: Size(width: 390, height: 132))
    fixture.run("app implement heightForRow 30", "layout")
    let visible = fixture.session.current?.tableView.indexPathsForVisibleRows ?? []
    let lines = fixture.run("audit").split(separator: "\n").map(String.init)
    let cure = "30 pt high; a finger needs 44 pt; try `app implement heightForRow off`"
    #expect(lines.filter { $0.hasPrefix("A1 ") } == visible.map { "A1 \($0)  \(cure)" })
    fixture.run("app implement heightForRow 44", "layout")
    #expect(!fixture.run("audit").contains("A1 "))
  }

  @Test func `fix makes one edit that undo takes back, and leaves what only a person knows`() throws
  {
    let fixture = try SessionFixture(Self.seeded)
    let before = fixture.run("rows --keys * --format jsonl")
    let open = fixture.run("audit --all").split(separator: "\n").count
    let text = fixture.run("audit --all --fix")
    #expect(text.contains("\nfixed 13 findings in 13 rows; `undo` restores them"))
    #expect(fixture.run("audit --all").split(separator: "\n").count == open - 13)
    #expect(fixture.run("audit --all --fix").hasSuffix("nothing to fix"))
    #expect(fixture.run("invariants") == "all invariants hold")
    fixture.run("undo")
    #expect(fixture.run("rows --keys * --format jsonl") == before)
  }

  @Test func `estimates, measured rows and forgotten fields are found once each`() throws {
    let rows = (0..<600).map { number in
      #"{"id": "m\#(number)", "cell": "message", "title": "Message number \#(number)"}"#
    }
    let fixture = try SessionFixture(
      #"{"sections": [{"items": [\#(rows.joined(separator: ","))]}]}"#
    )
    #expect(
      fixture.run("audit --all")
        == "A15 table  600 rows are measured before the first one shows; try `app estimate 66`"
    )
    let tall = try SessionFixture(
      #"[{"id": 1, "title": "Tall", "height": 200}, {"id": 2, "title": "Also", "height": 200}]"#
    )
    tall.run("app estimate 44", "layout")
    #expect(
      tall.run("audit --all")
        == "A12 0 0  estimate 44 pt, needs 200 pt: scrolling jumps; try `app estimate 200`"
    )
  }

  @Test(
    arguments: [
      ("cell", ["tap 0 2", "scroll end"], #"keeps accessoryType "checkmark" of an earlier row"#),
      ("cell", ["tap 0 2"], #"has accessoryType "checkmark", which its row does not set"#),
      ("model", ["tap 0 2", "scroll end"], nil), ("model", ["tap 0 2"], nil),
    ] as [(String, [String], String?)]
  )
  func `a mark that stays in any cell is found once`(
    place: String,
    lines: [String],
    words: String?
  ) throws {
    let fixture = try SessionFixture()
    fixture.run("new 50", "app checkmark \(place)")
    for line in lines { fixture.run(line) }
    let screen = fixture.run("show", "pool")
    let found = fixture.run("audit --all").split(separator: "\n").filter {
      $0.hasPrefix("A17 ")
    }
    #expect(found.count == (words == nil ? 0 : 1))
    if let words { #expect(found.first?.contains("ItemCell \(words)") == true) }
    #expect(fixture.run("show", "pool") == screen)
  }

  @Test func `a touched, selected, edited or filled cell keeps nothing`() throws {
    let items = CellKinds.names.map {
      #"{"id": "\#($0)", "cell": "\#($0)", "title": "T", "subtitle": "s", "value": "v"}"#
    }
    let fixture = try SessionFixture("[\(items.joined(separator: ","))]")
    fixture.run("set deselectsAfterTap off", "set allowsMultipleSelection on")
    for row in items.indices { fixture.type("select 0 \(row)") }
    fixture.type("type 0 11 text")
    #expect(!fixture.run("audit --all").contains("A17 "))
    fixture.run("edit on")
    #expect(!fixture.run("audit --all").contains("A17 "))
  }

  /// A cell that draws its value over its title where the title is long.
  private final class CarelessCell: TableViewCell {
    override func contentItems(in room: Rect) -> [DisplayItem]? {
      var lines = ContentLines(in: room, textMetrics)
      lines.add(text ?? "", .title, line: 0)
      lines.add(detailText ?? "", .value, line: 0, .right)
      return lines.items
    }
  }

  @Test(
    arguments: [
      ("Way", "2 km", nil), ("A short title", "1,204 km", "AX3 on iPhone SE"),
      ("A title of many letters", "1,204 km", "AX1 on iPhone SE"), ("Way", "", nil),
    ] as [(String, String, String?)]
  )
  func `texts that a cell draws over each other are found at the first size`(
    title: String,
    value: String,
    place: String?
  ) {
    let cell = CarelessCell(style: .value1, reuseIdentifier: "careless")
    cell.frame = Rect(x: 0, y: 0, width: 390, height: 44)
    (cell.text, cell.detailText) = (title, value)
    let row = AuditedRow(
      IndexPath(row: 0, section: 0),
      nil,
      cell,
      height: 44,
      source: .delegate,
      allowsSelection: true
    )
    let findings = RowAudit(row, AuditScreens(sideMargins: 0, category: nil)).findings
    let overlaps = findings.filter { $0.rule == AuditRule.overlap }.map(\.reason.words)
    #expect(overlaps == (place.map { ["\"\(value)\" overlaps \"\(title)\" at \($0)"] } ?? []))
    #expect(cell.frame == Rect(x: 0, y: 0, width: 390, height: 44))
  }

  @Test(arguments: [30.0, 44, 66, 90])
  func `the kinds of cells never let their texts overlap`(height: Double) throws {
    for kind in CellKinds.names {
      let item = """
        [{"id": 1, "cell": "\(kind)", "title": "A title of some words", "height": \(height),
          "subtitle": "and a subtitle below it", "value": "v", "date": "2026-01-05", "rating": 0.5}]
        """
      let fixture = try SessionFixture(item)
      #expect(!fixture.run("audit --all").contains("A19 "), "\(kind)")
    }
  }

  @Test func `an accessory or a header without room for its text is found`() throws {
    let fixture = try SessionFixture(
      #"{"sections": [{"header": "Ways", "items": [{"id": 1, "title": "Way", "accessory": "123456 km"}]}]}"#
    )
    fixture.run("set sectionHeaderHeight 36")
    #expect(
      fixture.run("audit --all") == """
        A19 0 0  "123456 km" overlaps "Way" at AX4 on iPhone SE; try `update 0 0 accessory=…`
        A19 section 0  at AX2 its header needs 40 pt, has 36 pt; it overlaps the first row; try \
        `set sectionHeaderHeight auto`
        """
    )
    #expect(fixture.code("set sectionHeaderHeight auto") == "ok")
    #expect(!fixture.run("audit --all").contains("A19 section"))
  }

  @Test func `findings are objects for programs, and a report for a build server`() throws {
    let folder = try ScratchFolder()
    let fixture = try SessionFixture(#"[{"id": 1, "title": "x"}]"#)
    fixture.session.settings.format = .jsonl
    let records = fixture.records("audit").joined()
    fixture.session.settings.format = .text
    #expect(records.contains(#""command":"audit","ok":false,"#))
    #expect(records.contains(#""error":{"code":"findings","message":"1 finding","hint":null"#))
    #expect(
      records.contains(
        #""answer":[{"rule":"A3","name":"readableLabel","section":0,"row":0,"#
          + #""message":"would be read \"x\"","cure":"update 0 0 accessibilityLabel=…","#
          + #""fixable":false}]"#
      )
    )
    let path = folder.file("a.xml")
    fixture.run("audit --report \(path)")
    let report = try #require(folder.read("a.xml"))
    #expect(report.contains(#"<testsuites tests="19" failures="1" errors="0""#))
    #expect(report.contains(#"name="A1 hitRegion""#))
    #expect(report.contains(#"<failure type="readableLabel" message="would be read "#))
  }

  @Test(
    arguments: [
      ("crown.dot.fill", "crown dot fill"), ("a_b", "a b"), ("IMG_0042.png", "IMG 0042 png"),
      ("notes.txt", "notes txt"), ("x", nil), ("--", nil), ("…", "readable"), ("3.14", "readable"),
      ("1.2.3", "readable"), ("Node.js", "readable"), ("www.example.org", "readable"),
      ("me@example.org", "readable"), ("St. Gallen", "readable"), ("表", nil), ("7", "readable"),
    ] as [(String, String?)]
  ) func `a name is told from words`(text: String, spoken: String?) {
    let name = UnreadableName(text)
    #expect(name.map { $0.spoken } == (spoken == "readable" ? nil : .some(spoken)))
  }

  @Test func `an unknown size says which ones there are`() throws {
    let fixture = try SessionFixture()
    let refused = fixture.run("audit --at HUGE")
    #expect(refused.contains("use a size from XS to XXXL, or from AX1 to AX5"))
    #expect(fixture.code("audit --at AX3") == "ok")
    #expect(fixture.code("audit 0 99") == "no-row")
    #expect(fixture.code("audit 9") == "no-section")
  }
}
