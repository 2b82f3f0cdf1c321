import SessionSupport
import TableUI
import Testing

@testable import Workbench
@testable import Workspace

@MainActor @Suite struct AppCommandTests {
  private let fixture: SessionFixture

  init() throws {
    fixture = try SessionFixture(viewport: Size(width: 390, height: 132))
  }

  @Test(arguments: ["app cell 0 1 setSelected off", "app cell 0 0 setSelected on"])
  func `what a cell is told of its selection is no fault of the table`(line: String) throws {
    #expect(fixture.run("table select 0 1", line, "invariants").hasSuffix("all invariants hold"))
  }

  @Test func `help leaves room for what each word means`() throws {
    let lines = fixture.run("help app").split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 79 })
    let line = try #require(lines.first { $0.hasPrefix("  app cell S R superviews") })
    let meaning = try #require(line.firstRange(of: "list its superviews"))
    #expect(line.distance(from: line.startIndex, to: meaning.lowerBound) <= 34)
    // The longest forms stand alone, and what they mean begins below.
    let long = try #require(lines.firstIndex { $0.hasPrefix("  app snapshot section insert|move") })
    #expect(lines[long + 1].prefix { $0 == " " }.count <= 34)
  }

  @Test func `help lists every word with what it does`() {
    let page = fixture.run("help app")
    for type in AppWordList.all {
      for form in type.description.forms {
        #expect(page.contains(form.word) && form.word.hasPrefix("app " + type.description.name))
        #expect(!form.meaning.isEmpty)
      }
    }
    #expect(Set(AppWordList.names).count == AppWordList.all.count)
  }

  @Test func `a word that app does not know leads to the nearest`() {
    #expect(
      fixture.run("app regster Cell Basic") == """
        error[bad-argument]: `app` has no subcommand "regster"
            app regster Cell Basic
                ^
          hint: try `app register`
        """
    )
    #expect(
      fixture.run("app", isPrompt: true).hasSuffix(
        "`app` needs a subcommand\n    app\n       ^\n  hint: `help app` lists them"
      )
    )
  }

  @Test(arguments: [
    ("app cell 0 0", "ItemCell \"Ada\", separator from x 8 to 390"),
    ("app cell 1 0", "nil: 1 0 is off screen"), ("app cell 0 0 indexPath", "0 0"),
    ("app cell 0 0 state", "normal"), ("table select 0 1; app cell 0 1 state", "selected"),
    (
      "app cell 0 0 setSelected on",
      "the cell is selected; in the table view 0 0 is not selected"
    ),
  ])
  func `a cell is there while it is on the screen`(line: String, answer: String) {
    let text = fixture.run(line)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.last { !$0.hasPrefix("on a screen") } == answer)
  }

  @Test func `an identifier is told apart by its capitals`() {
    fixture.run("app register Cell Basic")
    #expect(fixture.run("app dequeue Cell").hasPrefix("TableViewCell, new"))
    #expect(
      fixture.run("app dequeue cell") == "nil: cell is not registered and its pool is empty"
    )
    #expect(fixture.code("app dequeue cell 0 0") == "E18")
    fixture.run("app register Cell none", isPrompt: true)
    #expect(fixture.code("app dequeue Cell 0 0") == "E18")
    #expect(fixture.code("app register Cell Fancy") == "not-found")
  }

  @Test func `a cell for a row that the table does not know is refused`() {
    fixture.run("app register Cell Basic", "model append 0 \"x\"")
    #expect(fixture.code("app dequeue Cell 0 4") == "E22")
    #expect(fixture.code("app dequeue Cell 0 9") == "no-row")
  }

  @Test func `programs get the cell as data`() {
    let answer = fixture.records("app cell 0 0")[0]
    #expect(
      answer.hasSuffix(
        #"{"horizontalSizeClass":"compact","layoutDirection":"leftToRight","#
          + #""preferredContentSizeCategory":"large"}}}}"#
      )
    )
    #expect(
      answer.contains(
        #""answer":{"cell":"ItemCell","identifier":"ItemCell","title":"Ada","subtitle":"first","#
          + #""separator":[8,94,382,0],"state":{"selected":false,"#
      )
    )
    #expect(fixture.records("app cell 1 0")[0].hasSuffix(#""answer":null}"#))
  }
}
