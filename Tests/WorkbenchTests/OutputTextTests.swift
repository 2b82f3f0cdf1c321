import CommandLanguage
import SessionSupport
import TableModel
import TableUI
import Testing

@testable import Workbench

/// The words of output, and the phrases that they are composed of.
@Suite struct OutputTextTests {
  @Test func `counts have commas and a plural, parts name the whole`() {
    #expect(TextFormatting.count(1, "row") == "1 row")
    #expect(TextFormatting.count(10_000, "row") == "10,000 rows")
    #expect(TextFormatting.part(3, of: 1_118, "row") == "3 of 1,118 rows")
    #expect(TextFormatting.points(44) == "44 pt" && TextFormatting.points(0.5) == "0.5 pt")
    #expect(TextFormatting.milliseconds(1_200) == "1,200 ms")
  }

  @Test(arguments: [
    ([], 0, ""), (["a"], 1, "a"), (["a", "b"], 2, "a, b"), (["a", "b"], 3, "a, b and 1 more"),
    (["a"], 1_001, "a and 1,000 more"),
  ])
  func `a list says how many names it leaves out`(names: [String], total: Int, text: String) {
    #expect(TextFormatting.list(names, of: total) == text)
  }

  @Test func `a whole list ends with and, a rest may name a command`() {
    #expect(
      ["", "a", "a and b", "a, b and c"]
        == [0, 1, 2, 3].map {
          TextFormatting.list(Array(["a", "b", "c"].prefix($0)))
        }
    )
    #expect(TextFormatting.more(1_000) == "… 1,000 more")
    #expect(TextFormatting.more(2, next: "sections") == "… 2 more: sections")
  }

  nonisolated private static let lines: [(any OutputText, String)] = [
    (QueryText.noRows, "no rows"),
    (
      QueryText.listedRows(40, of: 1_000, next: "rows --from 40"),
      "listed 40 of 1,000 rows; next: `rows --from 40`"
    ),
    (
      QueryText.arranged("filter \"a\"", rows: 1, of: 8, sections: 1),
      "filter \"a\": 1 of 8 rows, 1 section"
    ),
    (EditText.batchOpen(depth: 1), "batch open; `end` sends it, `rollback` drops it"),
    (EditText.batchOpen(depth: 2), "nested 2 deep in one batch"),
    (FileText.unsaved(names: ["a.json"]), "a.json has unsaved changes"),
    (
      FileText.discardsAndQuits(names: ["a", "b", "c"]),
      "a, b and c have unsaved changes, discard them and quit"
    ),
    (
      SelectionText.selected(
        IndexPath(row: 3, section: 0),
        title: "Dot",
        .didSelect(receiver: "ItemsController", isDeselectedAfterwards: true)
      ),
      "selected 0 3 \"Dot\" (ItemsController.didSelect), then deselected;"
        + " `set deselectsAfterTap off` keeps it"
    ),
    (
      SelectionText.selectedByCode([]),
      "selected: nothing; set by code, so the delegate is not notified"
    ),
    (
      InputText.entered(.text(""), row: "0 0", receiver: nil),
      "emptied the field at 0 0: no receiver"
    ),
    (
      GestureText.showsButtons(row: "0 0", titles: ["A", "B"], asksForDeletion: false),
      "0 0 shows [A] [B]; `action 1` to `action 2` or `cancel`"
    ),
    (
      BindingText.repeatedIDs(1, first: "x"),
      "1 row repeats the id of an earlier row; #x means the first"
    ),
    (LoadingText.pages(2...4, paging: "page 4"), "pages 2 to 4 are in the table; page 4"),
    (NetworkText.started(at: nil, count: 0), "never, 0 times in all"),
    (OriginText.reused(times: 1), "used once before"),
    (OriginText.reused(times: 2), "used 2 times before"),
  ]

  @Test(arguments: lines.indices)
  func `a line is composed of its values`(index: Int) {
    let (text, words) = Self.lines[index]
    #expect(text.words == words)
  }
}
