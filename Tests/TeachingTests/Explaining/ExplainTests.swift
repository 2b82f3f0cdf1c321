import CommandLanguage
import SessionSupport
import TestSupport
import Testing

@testable import Teaching
@testable import Workbench
@testable import Workspace

@MainActor @Suite struct ExplainTests {
  private let fixture: SessionFixture

  init() throws { fixture = try SessionFixture() }

  /// The lines that name the lessons of a code, in the order of the lessons.
  private static func lessons(_ code: String) -> String {
    LessonCatalog.own.lessons(showing: code).map { "  lesson  \($0.number) \"\($0.lesson.title)\"" }
      .joined(separator: "\n")
  }

  /// The codes that the answer to an explained text starts with.
  private func code(_ text: String) -> String {
    let explanation = Explanation(MessageMatcher.texts(in: text))
    let value = explanation?.answer(in: .english).value
    guard case .text(let code)? = value?["code"] else { return "unknown" }
    return code
  }

  @Test func `every code of the catalogue has a page`() {
    let numbers = (1...34).map { "E\($0)" }
    for code in numbers + ["E21b", "W1", "D1", "D2", "D3", "D4", "D5", "D6", "D7", "N1", "N2"] {
      let text = fixture.run("explain \(code)")
      #expect(text.hasPrefix("\(code)  "), "\(text)")
      for label in ["text", "cause", "legal", "source"] {
        #expect(text.contains("\n  \(label)"), "\(code) \(label)")
      }
    }
  }

  /// The error codes of commands, which `help errors` lists in groups.
  private static let words = ErrorCodes.all.filter { $0.first?.isLowercase == true }

  @Test func `each error code of commands has a page of its own`() {
    let pages = ExplanationPage.commands
    #expect(Set(pages.map(\.code)) == Set(Self.words))
    for part in [\ExplanationPage.code, \.title, \.cause, \.legal] {
      #expect(Set(pages.map { $0[keyPath: part] }).count == Self.words.count)
    }
    for page in pages {
      let text = fixture.run("explain \(page.code)")
      #expect(text.hasPrefix("\(page.code)  \(page.title)\n"), "\(text)")
      for label in ["cause", "legal"] {
        let lines = text.split(separator: "\n").filter { $0.hasPrefix("  \(label) ") }
        #expect(lines.count == 1, "\(text)")
      }
      for other in pages where other.code != page.code {
        #expect(!text.contains(other.title), "\(page.code): \(other.code)")
      }
    }
  }

  @Test func `each number of the codes that help errors lists is explained`() throws {
    var codes: [String] = []
    for case .terms(let terms) in HelpTopic.errors.parts {
      for match in terms.flatMap({ $0.word.matches(of: /([A-Z])1 … [A-Z](\d+)/) }) {
        let last = try #require(Int(match.2))
        codes += (1...last).map { "\(match.1)\($0)" }
      }
    }
    #expect(codes.count > 50)
    for code in codes { #expect(fixture.run("explain \(code)").hasPrefix("\(code)  ")) }
  }

  @Test func `error range and the crash of an array are explained apart`() {
    #expect(fixture.run("explain range").hasPrefix("range  a distance or a row"))
    let printed = fixture.run("explain error[range]: cannot pull by 0 pt")
    #expect(printed.hasPrefix("range  a distance or a row"))
    let crash = fixture.run("explain Fatal error: Index out of range")
    #expect(crash.hasPrefix("range  index out of range in an array of the app"))
  }

  @Test func `each text of the catalogue leads to its own page`() {
    for page in ExplanationPage.all {
      for template in page.templates {
        var text = template
        while let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") {
          let isPath = text[text.index(before: close)] == "@"
          text.replaceSubrange(open...close, with: isPath ? "(‹0x1›)" : "7")
        }
        let path = "<NSIndexPath: 0xc000000000000016> {length = 2, path = 0 - 7}"
        text = text.split(separator: "‹0x1›", omittingEmptySubsequences: false)
          .joined(separator: path)
        #expect(code(text) == page.code, "\(text)")
      }
    }
  }

  @Test(arguments: [
    (
      "Invalid update: invalid number of items in section 0. The number of items contained in an"
        + " existing section after the update (1260) must be equal to the number of items contained"
        + " in that section before the update (1245), plus or minus the number of items inserted or"
        + " deleted from that section (0 inserted, 0 deleted) and plus or minus the number of items"
        + " moved into or out of that section (0 moved in, 0 moved out).", "E1"
    ),
    ("attempt to delete item 5 from section 0 which only contains 5 items before the update", "E4"),
    (
      "attempt to perform a delete and a move from the same index path (<NSIndexPath:"
        + " 0x8f9ee9b2f8f2d3e4> {length = 2, path = 0 - 3})", "E13"
    ),
    (
      "attempt to delete and reload the same index path (<NSIndexPath 0x1e0b5d00> 2 indexes [0, 3])",
      "E14"
    ),
    (
      "*** Terminating app due to uncaught exception 'NSRangeException', reason: '-[UITableView"
        + " _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: row (30) beyond bounds"
        + " (30) for section (0).'", "E21b"
    ),
    (
      "reason: \"attempt to insert row 8 into section 0, but there are only 8 rows in section 0"
        + " after the update\"", "E6"
    ),
    ("ATTEMPT TO INSERT SECTION 1 BUT THERE ARE ONLY 1 SECTIONS AFTER THE UPDATE", "E9"),
    ("> attempt to insert section 1 but\n> there are only 1 sections\n> after the update", "E9"),
    ("attempt to insert section 1 but\\nthere are only 1 sections after the update", "E9"),
    ("attempt to delete section 5, but there are on...", "E8"),
    ("'attempt to perform an insert and a move to the sa", "E12"),
    (
      "error[E4]: attempt to delete row 9 from section 0 which only contains 0 rows before the update",
      "E4"
    ),
    (
      "UITableView (<UITableView: 0x1; frame = (0 0; 1 1)>) failed to obtain a cell from its dataSource (<A: 0x2>)",
      "E19"
    ),
    ("*** -[__NSArrayM objectAtIndex:]: index 5 beyond bounds [0 .. 4]", "range"),
    ("hello world", "unknown"), ("", "unknown"), ("attempt to delete", "unknown"),
  ])
  func `knows a text of any era, quoted, broken or cut off`(text: String, code: String) {
    #expect(self.code(text) == code)
  }

  @Test func `two deletes are missing`() {
    #expect(
      fixture.run(
        "explain 'Invalid update: invalid number of rows in section 1.  The number of rows contained"
          + " in an existing section after the update (0) must be equal to the number of rows"
          + " contained in that section before the update (297), plus or minus the number of rows"
          + " inserted or deleted from that section (0 inserted, 295 deleted) and plus or minus the"
          + " number of rows moved into or out of that section (0 moved in, 0 moved out).'"
      ) == """
        E1  row counts do not match
          cause   the model changed more or less than the batch: the batch reports 295
                  rows fewer, but the data source reports 297 rows fewer
          legal   2 more deletes, or a data source that reports 2 rows, or
                  `reloadSections` for the section, which accepts any change [ours]
          try     batch {"old": [0,297], "new": [0,0], "reloadSections": [1]}
          saw     section 1: 297 rows before, 0 after; batch: 0 inserted, 295 deleted,
                  0 moved in, 0 moved out
          text    Invalid update: invalid number of rows in section 1. The number of
                  rows contained in an existing section after the update (0) must be
                  equal to the number of rows contained in that section before the
                  update (297), plus or minus the number of rows inserted or deleted
                  from that section (0 inserted, 295 deleted) and plus or minus the
                  number of rows moved into or out of that section (0 moved in, 0 moved
                  out).
          source  observed: crash text, rondinellimorais/ExpandableTableView#4; two
                  spaces after the section up to iOS 12, one from iOS 13
                  (Automattic/simplenote-ios#730)
        \(Self.lessons("E1"))
        """
    )
  }

  @Test func `the cause comes first, and a first load is a reload`() throws {
    let text = """
      Invalid update: invalid number of rows in section 0. The number of rows contained in an \
      existing section after the update (10) must be equal to the number of rows contained in \
      that section before the update (0), plus or minus the number of rows inserted or deleted \
      from that section (0 inserted, 0 deleted) and plus or minus the number of rows moved into \
      or out of that section (0 moved in, 0 moved out).
      """
    let lines = fixture.run("explain '\(text)'").split(separator: "\n").map(String.init)
    #expect(lines[1].hasPrefix("  cause   the model changed in section 0 (0 to 10)"))
    #expect(
      lines.first { $0.hasPrefix("  legal") }?.hasPrefix("  legal   `reloadData` after") == true
    )
  }

  private static let dump = """
    *** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: \
    'Invalid batch updates detected: the number of sections and/or rows returned by the data source \
    before and after performing the batch updates are inconsistent with the updates.
    Data source before updates = { 2 sections with row counts: [3, 1] }
    Data source after updates = { 2 sections with row counts: [0, 2] }
    Updates = [
    \tDelete row (0 - 1),
    \tDelete row (0 - 0),
    \tInsert row (1 - 0)
    ]
    Table view: <UITableView: 0x10; frame = (0 0; 1 1)>'
    """

  @Test func `a dump says what does not add up, and the batch that does`() {
    let answer = Explanation(MessageMatcher.texts(in: Self.dump))?.answer(in: .english)
    #expect(answer?.value["code"] == "E3")
    #expect(
      answer?.value["saw"]
        == "[3, 1] before, [0, 2] after; batch: delete 0·1, delete 0·0, insert 1·0"
    )
    #expect(
      answer?.value["cause"]
        == .text(
          "row counts of section 0 do not match: the batch reports 2 rows fewer, but the data source"
            + " reports 3 rows fewer"
        )
    )
    let batch =
      #"batch {"old": [3,1], "new": [0,2], "deleteRows": [[0,0],[0,1],[0,2]], "insertRows": [[1,0]]}"#
    #expect(answer?.value["legal"] == .text(batch))
    #expect(fixture.code(batch) == "ok")
  }

  @Test func `each batch that it proposes is legal`() {
    var proposed = 0
    let seeds = rounds(200, thorough: 2000)
    for seed in 0..<seeds {
      var random = SeededGenerator(seed: UInt64(seed))
      let before = random.below(9)
      let after = random.below(9)
      let text =
        seed.isMultiple(of: 2)
        ? "Invalid update: invalid number of rows in section \(random.below(3)). The number of rows"
          + " contained in an existing section after the update (\(after)) must be equal to the"
          + " number of rows contained in that section before the update (\(before)), plus or minus"
          + " the number of rows inserted or deleted from that section (\(random.below(4)) inserted,"
          + " \(random.below(4)) deleted) and plus or minus the number of rows moved into or out of"
          + " that section (0 moved in, 0 moved out)."
        : "Invalid update: invalid number of sections. The number of sections contained in the table"
          + " view after the update (\(after)) must be equal to the number of sections contained in"
          + " the table view before the update (\(before)), plus or minus the number of sections"
          + " inserted or deleted (\(random.below(4)) inserted, \(random.below(4)) deleted)."
      let answer = Explanation(MessageMatcher.texts(in: text))?.answer(in: .english)
      guard case .text(let legal)? = answer?.value["legal"],
        let batch = legal.split(separator: ". For example: ").dropFirst().first
      else { continue }
      proposed += 1
      #expect(fixture.code(String(batch)) == "ok", "seed \(seed): \(text) \(batch)")
    }
    #expect(proposed > seeds / 2)
  }

  @Test func `any text is an answer or an error`() {
    let words = [
      "attempt to ", "delete row ", "9", " from section ", "-", "99999999999999999999",
      "{length = ",
      "2, path = 0 - 3}", "<NSIndexPath: 0x1>", "(", ")", "\u{1B}[31m", "\n", "'", "…", "é", "[",
      "invalid batch updates detected: the number of sections and/or rows returned by the data source"
        + " before and after performing the batch updates are inconsistent with the updates.",
      " data source before updates = { 1 section with row counts: [", "] } ", "updates = [",
      "delete row (0 - 1)", "move section (0) to (", "]", " 2 indexes [0, 1]", "\\", "\"",
    ]
    for seed in 0..<rounds(600, thorough: 3000) {
      var random = SeededGenerator(seed: UInt64(seed))
      let text = (0..<random.below(14)).map { _ in words[random.below(words.count)] }.joined()
      let output = fixture.run("explain " + text)
      #expect(
        output.unicodeScalars.allSatisfy { $0 == "\n" || !($0.value < 0x20 || $0.value == 0x7F) },
        "seed \(seed)"
      )
    }
  }

  @Test func `says plainly what it does not know, and the nearest`() {
    #expect(fixture.code("explain") == "refused")
    #expect(
      fixture.run(
        "explain the table view was told to delete a row which the section only contains before",
        isPrompt: true
      )
      .hasPrefix("error[not-found]: not a known UITableView message")
    )
    #expect(fixture.run("explain E99", isPrompt: true).hasSuffix("hint: try `explain E9`"))
    #expect(fixture.code("explain 'x") != "ok")
    #expect(
      fixture.run("explain no-row", isPrompt: true).hasPrefix("no-row  address not in the model")
    )
  }

  @Test func `alone it explains the last error`() {
    _ = fixture.run("table delete 0 3", isPrompt: true)
    #expect(
      fixture.run("explain", isPrompt: true).hasPrefix("E1  row counts do not match")
    )
  }

  @Test(arguments: ["rows 0", "help explain", "explain E4", "show", "delete 0 0; undo"])
  func `alone it still explains a crash when something else was done behind it`(line: String) {
    _ = fixture.run("table delete 0 3", isPrompt: true)
    _ = fixture.run(line, isPrompt: true)
    #expect(
      fixture.run("explain", isPrompt: true).hasPrefix("E1  row counts do not match")
    )
  }

  @Test func `alone it explains the last crash, and nothing where there was none`() {
    #expect(fixture.code("explain") == "refused")
    _ = fixture.run("table delete 0 3", isPrompt: true)
    _ = fixture.run(#"batch {"old": [3], "new": [2], "deleteRows": [[0, 3]]}"#, isPrompt: true)
    _ = fixture.run("rows 0", isPrompt: true)
    #expect(fixture.run("explain", isPrompt: true).hasPrefix("E4  "))
  }

  @Test func `a pasted text needs no quotes, and a code leaves room for the next command`() {
    let pasted =
      "explain attempt to move index path (<NSIndexPath: 0x1> {length = 2, path = 2 - 0}) that does"
      + " not exist - there are only 0 rows in section 2 before the update"
    #expect(fixture.run(pasted).hasPrefix("E10  moved a row that did not exist"))
    #expect(
      fixture.run("explain E4; expect \"which only contains\"; explain E5; expect ok").hasPrefix(
        "E4"
      )
    )
  }
}
