import Platform
import SessionSupport
import TableModel
import TableUI
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

@MainActor @Suite struct PictureCommandTests {
  private func text(_ path: String) throws -> String {
    String(decoding: try Files.read(path).bytes, as: UTF8.self)
  }

  @Test func `a picture is a file as long as the answer says`() throws {
    let folder = try ScratchFolder()
    let path = folder.path + "/people.svg"
    let fixture = try SessionFixture()
    let records = fixture.records("picture \(path)")
    let picture = try text(path)
    #expect(
      records == [
        #"{"n":1,"file":null,"line":1,"command":"picture \#(path)","ok":true,"answer":{"path":"\#(path)","bytes":\#(picture.utf8.count)}}"#
      ]
    )
    #expect(picture.hasPrefix("<svg "))
    #expect(picture.hasSuffix("</svg>\n"))
  }

  @Test(
    arguments: [
      ("leftToRight", "L", "M366 "), ("rightToLeft", "L", "M15 "),
      ("leftToRight", "AX5", "scale(3.118)"), ("rightToLeft", "AX5", "scale(3.118)"),
    ]
  )
  func `a switch is at the trailing edge, as large as the text`(
    direction: String,
    size: String,
    part: String
  ) throws {
    let folder = try ScratchFolder()
    let path = folder.path + "/switch.svg"
    let fixture = try SessionFixture(
      #"{"sections": [{"items": [{"id": 1, "title": "Sound", "cell": "switch", "value": true}]}]}"#,
      viewport: Size(width: 393, height: 200)
    )
    fixture.run("set layoutDirection \(direction)", "set preferredContentSizeCategory \(size)")
    fixture.run("layout", "picture \(path)")
    let picture = try text(path)
    #expect(picture.contains(part))
    #expect(picture.contains("<path class=\"kg\""))
  }

  @Test func `a file that is there stays unless it is forced`() throws {
    let folder = try ScratchFolder()
    let path = folder.path + "/people.html"
    let fixture = try SessionFixture()
    fixture.run("picture \(path)")
    let first = try text(path)
    fixture.run("select 0 0")
    #expect(
      fixture.type("picture \(path)") == """
        error[refused]: the file \(path) already exists
            picture \(path)
                    ^
          hint: `--force` overwrites it
        """
    )
    #expect(try text(path) == first)
    #expect(fixture.type("picture \(path) --force --dark").hasPrefix("saved \(path), "))
    #expect(try text(path) != first)
  }

  @Test(arguments: [
    ("picture x.png", "cannot write a picture to x.png: use NAME.svg or NAME.html"),
    ("picture x", "cannot write a picture to x: use NAME.svg or NAME.html"),
    ("picture .svg", "cannot write a picture to .svg: use NAME.svg or NAME.html"),
    ("picture x.svg --light --dark", "cannot combine `--light` and `--dark`"),
    ("picture", "a file"), ("picture x.svg y.svg", "y.svg"),
    ("picture no/such/folder/x.svg", "no/such/folder"),
  ]) func `what cannot be written is said`(line: String, words: String) throws {
    let answer = try SessionFixture().type(line)
    #expect(answer.hasPrefix("error["))
    #expect(answer.contains(words), "\(answer)")
    #expect(!Files.exists("x.svg"))
  }

  @Test func `control characters of a name do not reach the terminal`() throws {
    let answer = try SessionFixture().type("picture x\u{9B}31m.png")
    #expect(answer.contains("picture to x\\u{9b}31m.png"))
  }

  @Test func `a picture shows the rows and states that show draws`() throws {
    let folder = try ScratchFolder()
    let fixture = try SessionFixture()
    for (number, lines) in [
      "select 0 1", "edit on", "edit off; swipe 0 1", "cancel; scroll by 60",
      "style insetGrouped", "arrange grid", "arrange list; filter Bob",
    ].enumerated() {
      fixture.run(lines)
      let path = folder.path + "/\(number).svg"
      fixture.run("picture \(path)")
      let titles = try text(path).split(separator: "\n").filter { $0.hasPrefix("<title>") }
        .dropFirst().map { String($0.dropFirst("<title>".count).dropLast("</title>".count)) }
      let source = try #require(fixture.session.current)
      let grid = source.grid?.visibleCells.map(\.path.description)
      let list = source.tableView.indexPathsForVisibleRows.map(\.description)
      #expect(titles == grid ?? list, "\(lines)")
      #expect(!titles.isEmpty, "\(lines)")
    }
  }

  @Test func `a picture of all rows has every row, however small the screen is`() throws {
    let folder = try ScratchFolder()
    let path = folder.path + "/all.svg"
    let fixture = try SessionFixture(nil)
    fixture.run("new 300 200", "viewport 320 100", "picture \(path) --all")
    let titles = try text(path).split(separator: "\n").filter { $0.hasPrefix("<title>") }
    #expect(titles.count == 501)
    #expect(titles.last == "<title>1 199</title>")
    let refused = fixture.type("arrange grid; picture \(folder.path)/grid.svg --all")
    #expect(refused.contains("error[refused]: cannot draw all rows of a grid at once"))
  }

  @Test func `too many rows for one picture are refused before any of them is drawn`() throws {
    let fixture = try SessionFixture(nil)
    fixture.run("new \(PictureCommand.mostRows + 1)")
    #expect(
      fixture.type("picture /nowhere/x.svg --all") == """
        error[refused]: the table has 100,001 rows; a picture holds 100,000 at most
          hint: `filter TEXT`, or `picture FILE` without `--all`
        """
    )
  }

  @Test func `Ctrl-C leaves no file behind`() throws {
    let folder = try ScratchFolder()
    let path = folder.path + "/all.svg"
    let fixture = try SessionFixture(nil)
    fixture.run("new 1000")
    var asked = 0
    fixture.session.isCancelled = {
      asked += 1
      return asked > 500
    }
    #expect(fixture.type("picture \(path) --all") == "error[interrupted]: stopped by Ctrl-C")
    #expect(try Files.list(folder.path).isEmpty)
  }

  @Test func `a session that writes nothing draws nothing`() throws {
    let fixture = try SessionFixture()
    fixture.session.isConfined = true
    #expect(fixture.type("picture x.svg").hasPrefix("error[refused]"))
    #expect(!Files.exists("x.svg"))
  }

  @Test func `a chart shows the counters of the table that compare prints`() throws {
    let folder = try ScratchFolder()
    let path = folder.file("wirings.svg")
    let fixture = try SessionFixture()
    let table = fixture.run("compare").split(separator: "\n").map(String.init)
    #expect(fixture.run("compare chart \(path)").hasPrefix("saved \(path), "))
    let lines = try text(path).split(separator: "\n").map(String.init)
    #expect(lines.contains("<title>people.json: 7 wirings side by side</title>"))
    let panels = lines.split { $0.hasPrefix("<g role=\"list\"") }.dropFirst()
    #expect(panels.count >= 7)
    for panel in panels {
      let words = panel.filter { $0.hasPrefix("<text") }
        .compactMap { $0.split(separator: ">").dropFirst().first?.dropLast("</text".count) }
      // Names and numbers take turns behind the name of the counter.
      let numbers = words.indices.filter { $0 > 0 && $0 % 2 == 0 }.map { String(words[$0]) }
      let name = String(words[0])
      let row = try #require(table.first { $0.hasPrefix(name + " ") }, "\(name)")
      let printed = row.dropFirst(name.count).split(separator: " ").map(String.init)
      #expect(numbers == printed.map { $0 == "-" ? "–" : $0 }, "\(name)")
    }
  }

  @Test(arguments: [
    ("compare chart", "a file"), ("compare chart x.png", "picture to x.png"),
    ("compare chart x.svg y.tabletop z", "z"),
    ("compare chart x.svg --light --dark", "cannot combine"),
    ("compare chart x.svg no-such.tabletop", "no-such.tabletop"),
  ]) func `a chart that cannot be made is no file`(line: String, words: String) throws {
    let answer = try SessionFixture().type(line)
    #expect(answer.hasPrefix("error["))
    #expect(answer.contains(words), "\(answer)")
    #expect(!Files.exists("x.svg"))
  }

  @Test func `a chart of a script counts what the script did`() throws {
    let folder = try ScratchFolder()
    let script = try folder.write("insert after 0 0 \"New\"\n", to: "s.tabletop")
    let path = folder.file("script.html")
    #expect(try SessionFixture().run("compare chart \(path) \(script)").hasPrefix("saved "))
    let page = try text(path)
    #expect(page.contains(">script V→C</text>"))
    #expect(page.contains("counted while"))
  }
}
