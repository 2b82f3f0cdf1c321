import SessionSupport
import TableUI
import Testing

@testable import Workbench
@testable import Workspace

/// What a person sees of reuse, prefetching and the looks of cells.
@MainActor @Suite struct CellRuleTests {
  private let fixture: SessionFixture

  init() throws {
    fixture = try SessionFixture(nil, viewport: Size(width: 390, height: 200))
    fixture.run("new 50")
  }

  /// The lines of a text that have a word.
  private func lines(of text: String, with word: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter { $0.contains(word) }
  }

  @Test(arguments: ["items", "monolith"])
  func `the field that a recycled cell kept is named with the row that set it`(
    wiring: String
  ) throws {
    let fixture = try SessionFixture(nil, wiring: wiring, viewport: Size(width: 390, height: 200))
    #expect(fixture.run("new 50", "set detectsStaleCells on").hasSuffix("on"))
    fixture.run("app checkmark cell", "tap 0 2")
    let text = fixture.run("repeat 14 scroll by 44")
    let stale = lines(of: text, with: "accessoryType")
    #expect(!stale.isEmpty)
    for line in stale {
      #expect(line.contains("still has accessoryType = checkmark from row 0 2;"))
    }
    let right = try SessionFixture(nil, wiring: wiring, viewport: Size(width: 390, height: 200))
    right.run("new 50", "set detectsStaleCells on", "app checkmark model", "tap 0 2")
    #expect(!right.run("repeat 14 scroll by 44").contains("still has"))
  }

  @Test func `without the look for it nothing is said of stale cells`() {
    fixture.run("app checkmark cell", "tap 0 2")
    #expect(!fixture.run("repeat 14 scroll by 44").contains("still has"))
  }

  @Test func `rows are announced ahead and called off on the way back`() {
    #expect(
      fixture.run("app implement prefetchRowsAt on")
        == "prefetchRowsAt is implemented by the app: listens"
    )
    fixture.run("trace on")
    let first = lines(of: fixture.run("layout"), with: "prefetchRowsAt")
    #expect(first.count == 1 && first.first?.contains("[0 5, 0 6, 0 7, 0 8, 0 9]") == true)
    let down = lines(of: fixture.run("scroll by 440"), with: "etch")
    #expect(down.count == 1 && down.first?.contains("[0 15, 0 16, 0 17, 0 18") == true)
    fixture.run("app implement cancelPrefetching on")
    let up = lines(of: fixture.run("scroll by -44"), with: "etch")
    #expect(up.count == 2)
    #expect(up.first?.contains("cancelPrefetchingForRowsAt:) [0 15") == true)
    #expect(up.last?.contains("prefetchRowsAt:) [0 8, 0 7, 0 6") == true)
    fixture.run("set isPrefetchingEnabled off")
    #expect(lines(of: fixture.run("scroll by 44"), with: "etch") == [])
  }

  @Test func `a memory warning empties the pools`() {
    fixture.run("scroll end", "scroll top")
    #expect(fixture.run("pool").contains("cells  ItemCell"))
    #expect(fixture.run("app memory warning").hasSuffix("from the reuse pools"))
    #expect(!fixture.run("pool").contains("ItemCell"))
    #expect(fixture.run("app memory warning") == "the reuse pools were empty")
    #expect(
      fixture.records("app memory warning").first?.hasSuffix(#""answer":{"cellsDropped":0}}"#)
        == true
    )
    #expect(fixture.code("app memory") == "bad-argument")
  }

  @Test func `the lines between rows are drawn where that is asked for`() throws {
    let fixture = try SessionFixture(nil, viewport: Size(width: 160, height: 88))
    fixture.run("new 2", "set rowHeight 22", "height * = 22", "set separatorInset \"0 16 0 8\"")
    let plain = fixture.run("show")
    #expect(!plain.contains("┄"))
    let lined = fixture.run("show --lines").split(separator: "\n")
    #expect(lined.filter { $0.contains("┄") } == ["    │  ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ │"])
    #expect(fixture.run("show --all --lines").contains("┄"))
    fixture.run("set separatorStyle none")
    #expect(fixture.run("show --lines") == plain)
    #expect(fixture.code("set separatorInset wide") == "bad-argument")
  }

  @Test func `where the line below a row begins is told, and what decides it`() throws {
    let fixture = try SessionFixture(
      #"[{"title": "Ada", "image": "star"}, {"title": "Bob"}, {"title": "Cy"}]"#,
      viewport: Size(width: 160, height: 132)
    )
    func line(_ command: String) -> String {
      fixture.run(command)
      return fixture.run("app cell 0 0").split(separator: ", ").last.map(String.init) ?? ""
    }
    #expect(fixture.run("get separatorInset") == "top 0, left auto, bottom 0, right auto")
    #expect(line("row 0 0") == "separator from x 40 to 160")
    #expect(line("set separatorInset \"0 16 0 8\"") == "separator from x 16 to 152")
    let lines = "set separatorInsetReference fromAutomaticInsets"
    #expect(line(lines) == "separator from x 56 to 152")
    #expect(fixture.run("show --lines").contains("       ┄┄┄┄┄┄┄┄┄┄┄┄ │"))
    #expect(line("set separatorInset \"0 8 0 auto\"") == "separator from x 48 to 160")
    #expect(line("wiring monolith") == "separator from x 48 to 160")
    #expect(fixture.run("app cell 0 2").hasSuffix("no separator"))
    #expect(
      fixture.records("app cell 0 1")[0].contains(#""separator":[16,88,144,0],"state":"#)
    )
  }

  @Test func `the state of a cell is told with the application's own`() {
    func state(_ command: String) -> String {
      let lines = fixture.run(command).split(separator: "\n")
      #expect(lines.last == "on a screen of compact width, leftToRight, large texts")
      return String(lines.first ?? "")
    }
    #expect(state("app cell 0 1 state") == "normal")
    #expect(state("app cell 0 1 set disabled on") == "disabled")
    #expect(state("app cell 0 1 set starred on") == "disabled, starred")
    #expect(fixture.run("row 0 1").hasSuffix("visible · disabled · starred"))
    let all =
      #"{"selected":false,"highlighted":false,"focused":false,"disabled":true,"#
      + #""pinned":false,"editing":false,"swiped":false,"expanded":false,"folded":false,"#
      + #""reordering":false,"dragState":"none","dropState":"none","#
      + #""custom":{"starred":"true"},"traits":{"horizontalSizeClass":"compact","#
      + #""layoutDirection":"leftToRight","preferredContentSizeCategory":"large"}}"#
    #expect(fixture.records("app cell 0 1 state")[0].hasSuffix(#""answer":\#(all)}"#))
    for command in ["row 0 1", "cell 0 1", "app cell 0 1"] {
      #expect(fixture.records(command)[0].hasSuffix(#""state":\#(all)}}"#), "\(command)")
    }
    #expect(state("app cell 0 1 set disabled off") == "starred")
    #expect(state("app cell 0 1 set starred off") == "normal")
    fixture.run("app cell 0 1 set pinned on", "reload", "layout")
    #expect(state("app cell 0 1 state") == "normal")
    fixture.run("viewport 700 400", "set layoutDirection rightToLeft")
    #expect(
      fixture.run("app cell 0 1 state").hasSuffix("regular width, rightToLeft, large texts")
    )
  }
}
