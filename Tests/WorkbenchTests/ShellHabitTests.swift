import Platform
import SessionSupport
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// What people bring along from other shells.
@MainActor @Suite struct ShellHabitTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test func `rows are named from the current one, over sections with none`() throws {
    let fixture = try SessionFixture(nil)
    fixture.run("new 2 0 3", "row 0 0")
    for (line, row) in [
      ("row +1", "0 1"), ("row +1", "2 0"), ("row +2", "2 2"), ("row -3", "0 1"), ("row -1", "0 0"),
      ("row +4", "2 2"), ("row -4", "0 0"), ("row +0", "0 0"), ("row -0", "0 0"),
    ] {
      #expect(fixture.run(line).hasPrefix(row + "  "), "\(line)")
    }
    for line in ["row -1", "row +5", "row +9223372036854775807", "row -9223372036854775808"] {
      #expect(fixture.code(line) == "no-row", "\(line)")
    }
    #expect(fixture.code("row +99999999999999999999") == "bad-argument")
    fixture.type("row 0 1")
    #expect(fixture.type("delete -1").hasPrefix("deleted 1 row \"0.0\" at 0 0"))
    #expect(try SessionFixture().code("row +1") == "no-row")
  }

  @Test func `a script that was sourced is taken back as one, and made again as one`() throws {
    let script = try folder.write(
      "insert after 0 0 a\ninsert after 0 0 b\nundo\nupdate 0 0 title=Z\n",
      to: "edits.tabletop"
    )
    let fixture = try SessionFixture()
    let before = fixture.run("rows")
    fixture.run("insert at 0 0 first", "source \(script)")
    let after = fixture.run("rows")
    #expect(
      fixture.run("undo") == "undid: update 0 0\nundid: insert 1 row at 0 1\nnow at 0 1  Ada"
    )
    fixture.run("redo")
    #expect(fixture.run("rows") == after)
    fixture.run("undo 2")
    #expect(fixture.run("rows") == before)
    #expect(fixture.code("undo") == "refused")
  }

  @Test func `a repetition is taken back as one`() throws {
    let fixture = try SessionFixture()
    let before = fixture.run("rows")
    fixture.run("repeat 3 insert after 0 0 x", "repeat 2 insert after 0 0 y", "undo", "undo")
    #expect(fixture.run("rows") == before)
    #expect(!fixture.session.sources[0].isModified)
  }

  @Test func `undo goes back to a snapshot, where edits lead there`() throws {
    let fixture = try SessionFixture()
    fixture.run("insert after 0 0 x", "snapshot here", "delete 0 0", "append 1 y", "undo --to here")
    #expect(fixture.run("rows 0 --limit 2") == "0 0  Ada  first\n0 1  x\n… 3 more: rows 0 --from 2")
    #expect(fixture.run("undo --to here").hasPrefix("no edits since here"))
    fixture.run("undo")
    #expect(fixture.code("undo --to here") == "not-found")
    #expect(fixture.code("undo --to nowhere") == "not-found")
    #expect(fixture.type("undo --to here").contains("`apply here` applies the difference"))
    fixture.type("redo")
    #expect(fixture.type("undo --to here").hasPrefix("no edits since here"))
  }

  @Test(arguments: [
    ("find /^[AB]/", ["0 0", "0 1"]), ("find /^[ab]/i", ["0 0", "0 1"]), ("find /^[ab]$/", []),
    ("find /t$/", ["0 0", "0 3"]), ("find /", []), ("find //", []),
  ])
  func `an expression finds rows`(_ line: String, _ rows: [String]) throws {
    let lines = try SessionFixture().run(line).split(separator: "\n")
    #expect(lines.filter { $0.first?.isNumber == true }.map { String($0.prefix(3)) } == rows)
  }

  @Test func `an expression that is none says so`() throws {
    let answer = try SessionFixture().run("find /[/")
    #expect(answer.hasPrefix("error[bad-argument]: in the expression:"))
  }

  @Test func `the old file stays under another name`() throws {
    let file = try folder.write("[\"a\"]", to: "in.json")
    let fixture = try SessionFixture(nil)
    fixture.run("open \(file)", "append 0 b", "save --backup")
    #expect(folder.read("in.json~") == "[\"a\"]")
    #expect(folder.read("in.json") == "[\"a\",\"b\"]" || folder.read("in.json") == "[\"a\", \"b\"]")
    fixture.run("append 0 c", "save --backup")
    #expect(folder.read("in.json~")?.contains("b") == true)
    fixture.run("append 0 d", "save")
    #expect(folder.read("in.json~")?.contains("c") == false)
  }

  @Test func `looking is timed several times, changing is not`() throws {
    let fixture = try SessionFixture()
    fixture.session.settings.measuresTime = false
    #expect(fixture.run("time 3 rows") == "3 times: median 0 ms, min 0 ms, p95 0 ms")
    #expect(fixture.code("time 3 delete 0 0") == "refused")
    #expect(fixture.code("time 0 rows") == "bad-argument")
  }

  @Test func `set alone tells where each value comes from`() throws {
    let fixture = try SessionFixture()
    fixture.session.settings.origins["color"] = "option"
    fixture.run("set timing on", "set rowHeight 60")
    fixture.session.host.isReadingSettings = true
    fixture.run("set pager off")
    let lines = fixture.run("set").split(separator: "\n").map { $0.split(separator: " ") }
    func origin(_ name: String) -> Substring? { lines.first { $0[0] == name }?.last }
    #expect(origin("timing") == "typed" && origin("rowHeight") == "typed")
    #expect(origin("pager") == "file" && origin("color") == "option")
    #expect(origin("prompt") == "default" && origin("allowsFocus") == "default")
    #expect(fixture.records("set")[0].contains(#""rowHeight":{"value":60,"origin":"typed"}"#))
  }

  @Test(
    arguments: [
      ("auto", "auto"), ("1", "1 s"), ("86400", "86400 s"), ("0", nil), ("86401", nil), ("-5", nil),
      ("2.5", nil), ("120 s", nil), ("soon", nil),
    ] as [(String, String?)],
    ["connectTimeout", "lockTimeout", "readTimeout"]
  )
  func `a limit of work with databases is a number of seconds`(
    value: (typed: String, shown: String?),
    name: String
  ) throws {
    let fixture = try SessionFixture(nil)
    guard let shown = value.shown else {
      let text = fixture.type("set \(name) \(value.typed)")
      #expect(text.contains("hint: auto, or 1 to 86,400 seconds"), "\(text)")
      #expect(fixture.type("get \(name)") == "auto")
      return
    }
    #expect(fixture.type("set \(name) \(value.typed)") == shown)
    #expect(fixture.type("get \(name)") == shown)
  }

  @Test func `a script may set what is the prompt's`() throws {
    for property in SessionProperty.all {
      let value = property.values.first ?? "x"
      #expect(try SessionFixture(nil).code("set \(property.name) \(value)") == "ok")
    }
  }
}
