import CommandLanguage
import Foundation
import Platform
import SessionSupport
import TableModel
import Testing
import Wirings

@testable import Workbench
@testable import Workspace

/// Seed N1: each hop with sender, receiver and layer; filters, folding, a diagram; totals that match.
@MainActor @Suite struct TraceCommandTests {
  private func lines(_ fixture: SessionFixture) -> [TraceLine] { fixture.session.trace.lines }

  @Test func `a tap is traced hop by hop (seed N1)`() throws {
    let fixture = try SessionFixture()
    let text = fixture.run("trace on", "trace lines on", "select 0 3", "trace off")
      .replacing(/\S+\.swift:\d+/, with: "*")
    let expected = """
      trace on
      traces show files and lines at a terminal
      selected 0 3 "Dot" (ItemsController.didSelect), then deselected; `set deselectsAfterTap off` keeps it
      1 ·→V person → TableView  touch 0 3  [ours] *
      2 V→V   TableView → ItemCell  setHighlighted(_:animated:) true  [documented] *
      3 V→V   TableView → ItemCell  setHighlighted(_:animated:) false  [ours] *
      4 V→V   TableView → ItemTableView  tableView(_:willSelectRowAt:) 0 3 = 0 3  [documented] *
      5 V→V   TableView → ItemCell  setSelected(_:animated:) true  [observed] *
      6 V→V   TableView → ItemTableView  tableView(_:didSelectRowAt:) 0 3  [documented] *
      7 V→C     ItemTableView → ItemDataSource  item(at:) 0 3  [ours] *
      8 V→C     ItemTableView → ItemsController  tableView(_:didSelect:at:) dot 0 3  [ours] *
      9 V→V     ItemTableView → TableView  deselectRow(at:animated:) 0 3  [documented] *
      10 V→V       TableView → ItemCell  setSelected(_:animated:) false  [observed] *
      11 V→V   TableView → TableView  selectionDidChangeNotification  [ours] *
      trace off
      """
    #expect(text == expected)
  }

  /// What a person does between two looks at the counters.
  nonisolated private static let work = [
    "select 0 3", "insert after 0 3 New", "reload", "layout", "disappear", "appear", "undo",
  ]

  @Test(arguments: Wiring.all.map(\.name))
  func `the totals of stats are those of the lines (seed N1)`(wiring: String) throws {
    let fixture = try SessionFixture(wiring: wiring)
    fixture.run("trace on")
    for line in Self.work { fixture.run(line) }
    let sums = Dictionary(grouping: lines(fixture), by: \.layers).mapValues(\.count)
    let stats = fixture.run("stats")
    for (layers, count) in sums {
      let row = try #require(stats.split(separator: "\n").first { $0.hasPrefix(layers) })
      #expect(row.split(separator: " ").last == TextFormatting.grouped(count)[...], "\(layers)")
    }
    #expect(lines(fixture).folded.map(\.count).reduce(0, +) == lines(fixture).count)
    fixture.run("stats reset")
    #expect(!fixture.run("stats").contains("→V"))
    #expect(!lines(fixture).isEmpty)
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `each sender is the receiver of the message around it`(wiring: String) throws {
    let fixture = try SessionFixture(wiring: wiring)
    fixture.run("trace on")
    for line in Self.work { fixture.run(line) }
    var open: [TraceLine] = []
    for line in lines(fixture) {
      open.removeLast(open.count - line.depth)
      #expect(line.sender == open.last?.message.receiver, "\(line.number)")
      open.append(line)
    }
  }

  @Test func `every boundary is crossed where a model is asked`() throws {
    let fixture = try SessionFixture(wiring: "datamodel")
    fixture.run("trace on", "disappear", "appear", "insert after 0 0 New")
    let layers = Set(lines(fixture).map(\.layers))
    #expect(layers.isSuperset(of: ["V→C", "C→M", "M→C", "C→V"]), "\(layers)")
  }

  @Test(arguments: [
    ("vc", ["item(at:) 0 3", "tableView(_:didSelect:at:) dot 0 3"]),
    ("V→C", ["item(at:) 0 3", "tableView(_:didSelect:at:) dot 0 3"]),
    ("v-c", ["item(at:) 0 3", "tableView(_:didSelect:at:) dot 0 3"]), ("pv", ["touch 0 3"]),
    (
      "by itemtable",
      ["item(at:) 0 3", "tableView(_:didSelect:at:) dot 0 3", "deselectRow(at:animated:) 0 3"]
    ),
    ("to ItemsController", ["tableView(_:didSelect:at:) dot 0 3"]),
    ("DIDSELECT to ItemTableView", ["tableView(_:didSelectRowAt:) 0 3"]),
    ("from 11", ["selectionDidChangeNotification"]),
    ("last 2", ["setSelected(_:animated:) false", "selectionDidChangeNotification"]),
    ("vc last 1", ["tableView(_:didSelect:at:) dot 0 3"]), ("nothing", []),
  ]) func `trace show takes filters`(filter: String, selectors: [String]) throws {
    let fixture = try SessionFixture()
    fixture.run("trace on", "select 0 3", "trace off")
    var shown: [String?] = []
    _ = fixture.session.run("trace show \(filter)", at: CommandPlace()) { outcome in
      guard case .success(let answer) = outcome.result, case .list(let lines) = answer.value else {
        return
      }
      shown = lines.map { line in
        if case .text(let text)? = line["selector"] { text } else { nil }
      }
    }
    #expect(shown == selectors)
  }

  @Test func `trace show last is the last command that sent any message`() throws {
    let fixture = try SessionFixture()
    fixture.run("trace on", "select 0 1", "select 0 3", "offset", "stats")
    let text = fixture.run("trace show last")
    #expect(text.hasPrefix("12 ·→V person → TableView  touch 0 3"))
    #expect(fixture.run("trace show last") == text)
  }

  @Test func `a filter that fits nothing and a trace that is empty say so`() throws {
    let fixture = try SessionFixture()
    #expect(fixture.run("trace show") == "no messages; try `trace on`")
    #expect(fixture.run("trace on", "trace show") == "trace on\nno messages yet")
    fixture.run("select 0 0")
    #expect(fixture.run("trace show mv nothing") == "no message matches M→V \"nothing\"")
  }

  @Test func `trace on with a filter prints what fits and keeps everything`() throws {
    let fixture = try SessionFixture()
    #expect(fixture.run("trace on vc didselect") == "trace on, printing V→C \"didselect\"")
    let text = fixture.run("select 0 3")
    #expect(text.split(separator: "\n").count == 2)
    #expect(text.contains("ItemTableView → ItemsController  tableView(_:didSelect:at:) dot 0 3"))
    #expect(lines(fixture).count == 11)
    #expect(fixture.type("expect no setSelected").hasPrefix("error["))
    #expect(fixture.type("trace on") == "trace on")
    #expect(fixture.type("select 0 3").split(separator: "\n").count > 5)
  }

  @Test func `what repeats itself is folded with what it caused, and different answers are told`()
    throws
  {
    let fixture = try SessionFixture(wiring: "monolith")
    fixture.run("trace on", "reload", "layout", "trace off")
    let text = fixture.run("trace show cellForRowAt")
    let heights = fixture.run("trace show heightForRowAt")
    #expect(heights.contains("tableView(_:heightForRowAt:) 0 0 ×5 = 44 …"))
    #expect(text.contains("tableView(_:cellForRowAt:) 0 0 ×5 = ItemCell"))
  }

  // MARK: Diagrams

  @Test func `a trace is drawn in Mermaid`() throws {
    let fixture = try SessionFixture()
    fixture.run("trace on", "select 0 3")
    let expected = """
      sequenceDiagram
          accTitle: people.json, wiring items: 11 messages
          actor p0 as person
          participant p1 as 1 View · TableView
          participant p2 as 2 View · ItemCell
          participant p3 as 3 View · ItemTableView
          participant p4 as 4 Controller · ItemDataSource
          participant p5 as 5 Controller · ItemsController
          p0->>p1: touch 0 3
          p1->>p2: setHighlighted(_:animated:) true
          p1->>p2: setHighlighted(_:animated:) false
          p1->>p3: tableView(_:willSelectRowAt:) 0 3
          p3-->>p1: 0 3
          p1->>p2: setSelected(_:animated:) true
          p1->>p3: tableView(_:didSelectRowAt:) 0 3
          p3->>p4: item(at:) 0 3
          p3->>p5: tableView(_:didSelect:at:) dot 0 3
          p3->>p1: deselectRow(at:animated:) 0 3
          p1->>p2: setSelected(_:animated:) false
          p1->>p1: selectionDidChangeNotification
      """
    #expect(fixture.run("trace diagram") == expected)
    #expect(fixture.run("trace diagram mermaid") == expected)
    let part = fixture.run("trace diagram vc last 1")
    #expect(part.hasSuffix("p0->>p1: tableView(_:didSelect:at:) dot 0 3"))
  }

  @Test func `rows that are asked for one after the other are one loop`() throws {
    let fixture = try SessionFixture(wiring: "generators")
    fixture.run("trace on", "reload", "layout")
    let text = fixture.run("trace diagram")
    #expect(text.components(separatedBy: "cellForRowAt").count < 4, "\(text)")
    #expect(text.contains("loop 5 times"))
  }

  @Test func `a diagram without messages is refused with what to do`() throws {
    let fixture = try SessionFixture()
    let off = fixture.run("trace diagram")
    let text = "error[refused]: no messages to draw"
    #expect(off == "\(text)\n  hint: try `trace on; select 0 0`")
    fixture.type("trace on")
    #expect(fixture.type("trace diagram").hasSuffix("hint: try `select 0 0`"))
    fixture.type("select 0 0")
    #expect(fixture.type("trace diagram mv").hasPrefix("error[refused]: no message matches M→V"))
  }

  @Test func `a diagram is written to a file, and over one only by force`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/tap.svg"
    let fixture = try SessionFixture()
    fixture.type("trace on")
    fixture.type("select 0 3")
    let records = fixture.records("trace diagram \(path)")
    let bytes = try Files.read(path).bytes
    #expect(
      records.last?.contains(#""answer":{"path":"\#(path)","bytes":\#(bytes.count)}"#) == true
    )
    #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("<svg "))
    let refused = fixture.type("trace diagram mermaid \(path)")
    #expect(refused.hasPrefix("error[refused]: the file \(path) already exists"))
    #expect(refused.hasSuffix("hint: `--force` overwrites it"))
    #expect(try Files.read(path).bytes == bytes)
    #expect(fixture.type("trace diagram mermaid \(path) --force").hasPrefix("saved \(path), "))
    #expect(try Files.read(path).bytes.starts(with: "sequenceDiagram\n".utf8))
  }

  @Test func `a very long trace is drawn as far as anybody can read it`() throws {
    let fixture = try SessionFixture()
    fixture.run("trace on")
    for index in 0..<60 { fixture.run("insert at 0 0 New\(index)", "delete 0 0", "sections") }
    let text = fixture.run("trace diagram")
    #expect(text.split(separator: "\n").count < 900)
    #expect(fixture.run("trace diagram svg").hasSuffix("</svg>"))
  }
}
