import SessionSupport
import TableModel
import TableStore
import TableUI
import Testing

@testable import Workbench
@testable import Workspace

@MainActor @Suite struct VirtualClockTests {
  @Test func `what is due happens in its order and at its own time`() throws {
    let clock = VirtualClock()
    for (delay, name) in [(30, "c"), (10, "a"), (30, "d"), (20, "b")] {
      clock.schedule(after: delay) { ["\(name) at \(clock.now)"] }
    }
    let first = try clock.advance(by: 29)
    #expect(first.lines == ["a at 10", "b at 20"] && first.events == 2 && clock.now == 29)
    #expect(try clock.advance(by: 1).lines == ["c at 30", "d at 30"])
    #expect(clock.pendingCount == 0)
  }

  @Test func `an event can schedule another one that is due on the way`() throws {
    let clock = VirtualClock()
    clock.schedule(after: 10) {
      clock.schedule(after: 10) { ["second at \(clock.now)"] }
      return ["first"]
    }
    #expect(try clock.advance(by: 20).lines == ["first", "second at 20"])
  }

  @Test func `an error stops the clock at its time and leaves what comes later`() {
    let clock = VirtualClock()
    clock.schedule(after: 10) { () throws(TableError) in throw .changeDoesNotFit("no") }
    clock.schedule(after: 20) { ["later"] }
    #expect(throws: TableError.self) { try clock.advance(by: 100) }
    #expect(clock.now == 10 && clock.pendingCount == 1)
  }

  @Test func `no time is too far`() throws {
    let clock = VirtualClock()
    _ = try clock.advance(by: Int.max)
    clock.schedule(after: Int.max) { ["never before"] }
    #expect(try clock.advance(by: Int.max).lines == ["never before"])
    _ = try clock.advance(by: -5)
    #expect(clock.now == Int.max)
  }

  private func fixture(_ wiring: String) throws -> SessionFixture {
    let fixture = try SessionFixture(nil, wiring: wiring, viewport: Size(width: 390, height: 132))
    fixture.run("new 20")
    return fixture
  }

  @Test(arguments: ["items", "monolith"])
  func `an image lands in a cell that shows another row by then`(wiring: String) throws {
    let fixture = try fixture(wiring)
    fixture.run("app async image 0 1 after 2000", "repeat 14 scroll by 44")
    #expect(fixture.run("tick 1999") == "no events up to 1,999 ms")
    let answer = fixture.run("tick 1")
    #expect(answer.hasPrefix("the image of \"0.1\" arrived in "))
    #expect(!answer.contains("own row"))
  }

  @Test func `an application that asks where the row is by then puts it right`() throws {
    let fixture = try fixture("items")
    fixture.run("app async image 0 1 after 500 checked", "insert at 0 0 New")
    #expect(fixture.run("tick 500") == "the image of \"0.1\" arrived in its own row, 0 2")
    fixture.run("app async image 0 2 after 500 checked", "scroll end")
    #expect(
      fixture.run("tick 500") == "the image of \"0.1\" arrived; its row is off screen"
    )
    #expect(fixture.code("app async image 0 0 after 5") == "refused")
  }

  @Test(arguments: ["items", "monolith"])
  func `a page is asked for each time the last row shows, unless one is on its way`(
    wiring: String
  ) throws {
    for (word, requests, rows) in [("on", 2, 40), ("guarded", 1, 30)] {
      let fixture = try fixture(wiring)
      fixture.run("app paging \(word)", "stats reset", "scroll end", "scroll by -200", "scroll end")
      #expect(fixture.run("stats").contains("pagesRequested    \(requests)\n"))
      fixture.run("tick 1000")
      #expect(fixture.run("expect rows 0 = \(rows)") == "")
      #expect(fixture.code("invariants") == "ok")
      fixture.run("undo")
      #expect(fixture.run("expect rows 0 = \(rows - 10)") == "")
    }
  }

  @Test func `paging that is off loads nothing more`() throws {
    let fixture = try fixture("items")
    fixture.run("app paging on", "scroll end", "app paging off", "tick 1000")
    #expect(fixture.run("expect rows 0 = 20") == "")
    #expect(fixture.code("app paging") == "bad-argument")
    #expect(fixture.code("tick -1") == "bad-argument")
    #expect(fixture.code("tick 99999999999999999999") == "bad-argument")
  }

  @Test(arguments: [
    ("repeat 3 scroll by 20", "offset 60 pt, visible 0 1 to 0 4"),
    ("repeat 1 offset", "0 pt"),
  ])
  func `a command runs several times and answers as the last time`(
    line: String,
    answer: String
  )
    throws
  {
    let fixture = try fixture("items")
    #expect(fixture.run(line) == answer)
  }

  @Test(arguments: [
    ("repeat 0 offset", "bad-argument"), ("repeat 1000000 offset", "bad-argument"),
    ("repeat 3", "bad-argument"), ("repeat 3 nonsense", "unknown-command"),
    ("repeat 30 delete 0 0", "no-row"), ("repeat 2 repeat 2 offset", "refused"),
    ("repeat 2 time repeat 2 offset", "refused"),
  ])
  func `a repetition that makes no sense is refused`(line: String, code: String) throws {
    #expect(try fixture("items").code(line) == code)
  }
}
