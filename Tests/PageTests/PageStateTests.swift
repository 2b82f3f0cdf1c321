import CommandLanguage
import JSON
import TableModel
import TableStore
import TableUI
import Teaching
import TestSupport
import Testing
import Wirings

@testable import Page
@testable import Workbench
@testable import Workspace

/// The states of a page and their differences.
@MainActor @Suite struct PageStateTests {
  /// A table made from a seed, and lines that change it.
  private struct Walk {
    let document: String
    let lines: [String]

    init(seed: Int) {
      var random = SeededGenerator(seed: seed)
      let hasIDs = random.chance(70)
      let sections = (0..<(1 + random.below(4))).map { section in
        let items = (0..<random.below(14)).map { row -> String in
          let kinds = [
            "", #", "subtitle": "below \#(row)""#, #", "height": 88"#, #", "cell": "switch""#,
            #", "accessory": "detailButton""#, #", "cell": "promo", "buttons": ["buy", "x"]"#,
          ]
          let id = hasIDs ? #""id": "r\#(section)-\#(row)", "# : ""
          return
            #"{\#(id)"title": "Row \#(section) \#(row) <b>"\#(kinds[random.below(kinds.count)])}"#
        }
        return #"{"header": "Section \#(section)", "items": [\#(items.joined(separator: ", "))]}"#
      }
      document = #"{"title": "T", "sections": [\#(sections.joined(separator: ", "))]}"#
      lines = (0..<30).map { _ in Self.line(&random) }
    }

    private static func line(_ random: inout SeededGenerator) -> String {
      let path = "\(random.below(3)) \(random.below(10))"
      let other = "\(random.below(3)) \(random.below(10))"
      let lines = [
        "select \(path)", "delete \(path)", "insert before \(path) \"new\"", "append 0 \"last\"",
        "move \(path) to \(other)", "scroll by \(random.below(900) - 300)", "undo", "redo",
        "swipe \(path)", "cancel", "edit on", "edit off", "update \(path) title=x", "focus down",
        "toggle \(path)", "section delete 1", "section move 0 to 1", "style insetGrouped",
        "reload", "set layoutDirection rightToLeft", "press \(path)", "filter 1", "filter off",
        "sort title desc", "sort off", "arrange grid", "arrange list", "scroll end",
      ]
      return lines[random.below(lines.count)]
    }
  }

  /// Returns the state after the parts of an update, applied as the page does.
  private func state(_ old: PageState, after update: PageUpdate) -> PageState {
    var members = old.members.filter { !update.unset.contains($0.name) }
    for member in update.facts {
      if let place = members.firstIndex(where: { $0.name == member.name }) {
        members[place] = member
      } else {
        members.append(member)
      }
    }
    var blocks = old.blocks.filter { !update.remove.contains($0.key) }
    for block in update.put {
      if let place = blocks.firstIndex(where: { $0.key == block.key }) {
        blocks[place] = block
      } else {
        blocks.append(block)
      }
    }
    for moved in update.frames {
      if let place = blocks.firstIndex(where: { $0.key == moved.key }) {
        blocks[place].frame = moved.frame
        blocks[place].path = moved.path
        blocks[place].flags = moved.flags
      }
    }
    return PageState(members: members, blocks: blocks.sorted(by: PageBlock.precedes))
  }

  private func fresh(_ host: ServeHost) -> PageState {
    PageState(host.scene) { host.identifier(ofRowAt: $0) }
  }

  private func session(_ document: String, wiring: String) throws -> Session {
    let session = Session()
    let parsed = try TableDocument(parsing: Array(document.utf8), name: "t.json")
    _ = try session.adopt(parsed, name: "t.json")
    session.runWithin("wiring \(wiring)") { _ in }
    return session
  }

  /// The number of walks in each wiring: in a thorough run ten thousand in all of them.
  private static let walks = rounds(6, thorough: 10_000 / Wiring.all.count + 1)

  @Test(arguments: Wiring.all.map(\.name))
  func `a state and an update are the next state, whatever was skipped`(wiring: String) throws {
    for seed in 0..<Self.walks {
      let walk = Walk(seed: seed)
      let session = try session(walk.document, wiring: wiring)
      let host = ServeHost(session)
      var random = SeededGenerator(seed: seed)
      var sent = fresh(host)
      for line in walk.lines {
        session.runWithin(line) { _ in }
        let now = fresh(host)
        #expect(Set(now.blocks.map(\.key)).count == now.blocks.count, "seed \(seed): \(line)")
        // A slow client misses some states.
        if random.chance(40) { continue }
        let next = state(sent, after: PageUpdate(from: sent, to: now))
        // Equal states have equal texts, which take longer to make.
        #expect(next == now, "seed \(seed) in \(wiring): \(line)")
        sent = now
      }
    }
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `the frame of each block is that of rect`(wiring: String) throws {
    let sections = (0..<3).map { section in
      let items = (0..<6).map { #"{"title": "\#(section) \#($0)", "height": \#(44 + 9 * $0)}"# }
      let ends = #""header": "H\#(section)", "footer": "F\#(section)""#
      return #"{\#(ends), "items": [\#(items.joined(separator: ","))]}"#
    }
    let document = #"{"sections": [\#(sections.joined(separator: ","))]}"#
    let session = try session(document, wiring: wiring)
    let host = ServeHost(session)
    for line in [
      "style grouped", "scroll by 130", "delete 0 1", "set layoutDirection rightToLeft", "edit on",
      "move 0 0 to 1 2", "set preferredContentSizeCategory AX1", "scroll by 200",
    ] {
      session.runWithin(line) { _ in }
      var count = 0
      for block in fresh(host).blocks {
        let parts = block.key.split(separator: ".")
        guard block.path != nil || ["header", "footer"].contains(parts.first) else { continue }
        let place = block.path.map { "\($0.section) \($0.row)" } ?? parts.joined(separator: " ")
        var answer = AnswerValue.null
        session.runWithin("rect \(place)") { answer = (try? $0.result.get().value) ?? .null }
        var writer = JSONWriter()
        answer.write(to: &writer)
        let numbers = try JSONValue(parsing: writer.text).elements.compactMap(\.double)
        let frame = [block.frame.minX, block.frame.minY, block.frame.width, block.frame.height]
        try #require(numbers.count == 4, "\(line): rect \(place) is \(writer.text)")
        #expect(
          zip(numbers, frame).allSatisfy { abs($0 - $1) < 0.01 },
          "\(line): \(place) \(frame)"
        )
        count += 1
      }
      #expect(count > 5, "\(line)")
    }
  }

  @Test(arguments: ["XS", "L", "AX5"], [false, true])
  func `an image is a square in its row, at each size of letters`(size: String, inGrid: Bool) throws
  {
    let words = Array(repeating: "a long subtitle", count: 8).joined(separator: " ")
    let row = #"{"title": "Ada", "subtitle": "\#(words)", "image": "ada.png"}"#
    let session = try session("[\(row), \(row)]", wiring: "items")
    let host = ServeHost(session)
    session.runWithin("set preferredContentSizeCategory \(size)") { _ in }
    if inGrid { session.runWithin("arrange grid") { _ in } }
    let images = fresh(host).blocks.flatMap { block in
      (block.content["items"]?.elements.map { ($0, block.frame) } ?? [])
        .filter { Array($0.0.elements).first?.string == "i" }
    }
    #expect(inGrid || (1...2).contains(images.count))
    for (image, row) in images {
      let frame = Array(image.elements)[1].elements.compactMap(\.double)
      #expect(frame[2] == frame[3] && frame[2] > 10, "\(image)")
      #expect(frame[0] >= 0 && frame[1] >= 0 && frame[1] + frame[3] <= row.height, "\(image)")
    }
  }

  @Test func `a state has the texts and frames of the bars of a device`() throws {
    let session = try session("[1, 2]", wiring: "items")
    let host = ServeHost(session)
    func bars() -> String? { fresh(host).members.first { $0.name == "bars" }?.value.description }
    #expect(bars() == "[]")
    session.runWithin("device iPhone 15 --bars") { _ in }
    #expect(
      bars()
        == #"[["9:41",0,0,393,59],["t.json",0,59,393,44],["━━━━━━",0,818,393,34]]"#
    )
    session.runWithin("device iPhone SE --bars") { _ in }
    #expect(bars() == #"[["9:41",0,0,375,20],["t.json",0,20,375,44],["",0,667,375,0]]"#)
    session.runWithin("arrange grid") { _ in }
    #expect(bars() == "[]")
  }

  @Test func `the script of the page comes to the same states`() throws {
    guard let script = PageScript() else { return }
    var events: [String] = []
    for seed in 0..<10 {
      let walk = Walk(seed: seed)
      let session = try session(walk.document, wiring: "items")
      let host = ServeHost(session)
      var history = PageHistory()
      for line in walk.lines {
        let known = history.sequence
        let old = history.current
        guard history.add(fresh(host)) else { continue }
        var writer = JSONWriter()
        writer.beginObject()
        if known > 0 {
          PageUpdate(from: old, to: history.current)
            .write(to: &writer, from: known, sequence: history.sequence)
        } else {
          history.current.write(to: &writer, sequence: history.sequence)
        }
        writer.endObject()
        let kind = known > 0 ? "update" : "state"
        events.append(
          #"{"kind":"\#(kind)","data":\#(writer.text),"whole":\#(history.current.text)}"#
        )
        session.runWithin(line) { _ in }
      }
    }
    let output = try script.run(
      Self.check,
      using: ["emptyState", "orderedBlocks", "reduce"],
      data: "[\(events.joined(separator: ",\n"))]"
    )
    #expect(output == "\(events.count) states\n", "\(output)")
  }

  private static let check = """
    const sorted = (set) => Object.entries(set).sort(([a], [b]) => (a < b ? -1 : 1));
    let state = emptyState();
    for (const { kind, data: one, whole } of data) {
      state = reduce(state, kind, one);
      const mine = JSON.stringify([sorted(state.set), orderedBlocks(state)]);
      const wanted = JSON.stringify([sorted(whole.set), whole.blocks]);
      if (mine !== wanted) { console.log(mine, wanted); process.exit(1); }
    }
    console.log(`${data.length} states`);
    """

  @Test func `a state is in the order of reading, with the levels of an outline`() throws {
    let document = #"""
      {"sections": [
        {"header": "One", "items": [{"title": "a"}, {"title": "b", "level": 1}, {"title": "c"}]},
        {"header": "Two", "items": [{"title": "d"}]}
      ]}
      """#
    let session = try session(document, wiring: "items")
    let host = ServeHost(session)
    func rows() -> [String] {
      fresh(host).blocks.map { block in
        let outline = block.content["outline"]?.integer.map { " \($0)" } ?? ""
        return block.label + outline + (block.content["expanded"]?.string.map { " \($0)" } ?? "")
      }
    }
    #expect(rows() == ["One", "a 0 true", "b 1", "c 0", "Two", "d 0"])
    session.runWithin("fold 0 0") { _ in }
    #expect(rows() == ["One", "a 0 false", "c 0", "Two", "d 0"])
    // A header that floats stays before the rows below it.
    session.runWithin("unfold") { _ in }
    session.runWithin("viewport 390 100") { _ in }
    session.runWithin("scroll by 60") { _ in }
    let shown = rows()
    let header = try #require(shown.firstIndex(of: "One"))
    #expect(shown[header...].contains("c 0"), "\(shown)")
  }

  @Test func `a grid follows each command, and is mirrored where texts run from right to left`()
    throws
  {
    let rows = (0..<40).map { "\"Row \($0)\"" }.joined(separator: ",")
    let stage = try PageStage("[\(rows)]")
    let host = try #require(stage.server.host)
    func shown() -> [String] {
      PageState(host.scene) { host.identifier(ofRowAt: $0) }.blocks.map(\.label)
    }
    stage.session.runWithin("arrange grid") { _ in }
    #expect(shown().prefix(3) == ["Row 0", "Row 1", "Row 2"])
    stage.session.runWithin("delete 0 0") { _ in }
    #expect(shown().prefix(3) == ["Row 1", "Row 2", "Row 3"])
    stage.session.runWithin("set layoutDirection rightToLeft") { _ in }
    #expect(shown().prefix(4) == ["Row 2", "Row 1", "Row 4", "Row 3"])
    stage.session.runWithin("scroll end") { _ in }
    #expect(shown().contains("Row 39"))
    #expect(!shown().contains("Row 1"))
  }

  @Test func `the controls of an item of a grid are those of its cell`() throws {
    let stage = try PageStage(#"{"name": "x", "isOn": true, "isOff": false}"#)
    let host = try #require(stage.server.host)
    stage.session.runWithin("arrange grid") { _ in }
    let blocks = PageState(host.scene) { host.identifier(ofRowAt: $0) }.blocks
    var frames: [[Double]] = []
    for block in blocks where block.path != nil {
      let controls = block.content["controls"].map { Array($0.elements) } ?? []
      for control in controls {
        let numbers = Array(control.elements)[1].elements.compactMap(\.double)
        try #require(numbers.count == 4)
        #expect(numbers[0] + numbers[2] <= block.frame.width, "\(block.label)")
        #expect(numbers[1] + numbers[3] <= block.frame.height, "\(block.label)")
        frames.append(numbers)
      }
    }
    #expect(frames.count == 2)
  }

  @Test func `the headers of a grid have different keys, with the numbers of their sections`()
    throws
  {
    let counts = [7, 3, 0, 1, 4]
    let sections = counts.enumerated().map { number, count in
      let items = (0..<count).map { "\"\(number) \($0)\"" }.joined(separator: ",")
      return #"{"header": "Section \#(number)", "items": [\#(items)]}"#
    }
    let stage = try PageStage(#"{"sections": [\#(sections.joined(separator: ","))]}"#)
    let host = try #require(stage.server.host)
    for height in [300, 400, 528, 900] {
      stage.session.runWithin("viewport 390 \(height)") { _ in }
      stage.session.runWithin("arrange grid") { _ in }
      for _ in 0..<6 {
        let blocks = PageState(host.scene) { host.identifier(ofRowAt: $0) }.blocks
        #expect(Set(blocks.map(\.key)).count == blocks.count)
        for block in blocks where block.key.hasPrefix("header.") {
          #expect(block.key == "header." + block.label.dropFirst("Section ".count))
        }
        stage.session.runWithin("scroll by 90") { _ in }
      }
      stage.session.runWithin("scroll top") { _ in }
    }
  }

  @Test func `an arrow key sends the flags of two rows, not the rows`() throws {
    let rows = (0..<12).map { #"{"id": "\#($0)", "title": "Row \#($0)", "subtitle": "below"}"# }
    let session = try session("[\(rows.joined(separator: ","))]", wiring: "items")
    let host = ServeHost(session)
    session.runWithin("focus down") { _ in }
    let before = fresh(host)
    session.runWithin("focus down") { _ in }
    let update = PageUpdate(from: before, to: fresh(host))
    #expect(update.put.isEmpty)
    #expect(update.frames.map(\.flags) == ["first", "focused"])
    var writer = JSONWriter()
    writer.beginObject()
    update.write(to: &writer, from: 1, sequence: 2)
    writer.endObject()
    #expect(writer.bytes.count < 400, "\(writer.text)")
  }

  @Test func `a client that is 64 states behind gets a whole one`() throws {
    var history = PageHistory()
    for number in 0..<100 {
      var writer = JSONWriter()
      writer.value(number)
      let member = PageState.Member(
        name: "n",
        value: JSONValue(validated: writer.bytes, at: 0)
      )
      history.add(PageState(members: [member], blocks: []))
      history.add(history.current)
    }
    #expect(history.sequence == 100)
    #expect(history.state(100) == history.current)
    #expect(history.state(37) != nil)
    #expect(history.state(36) == nil)
    #expect(history.state(101) == nil)
    #expect(history.state(0) == nil)
  }

  @Test func `a state of 12 rows and an edit are small`() throws {
    let rows = (0..<12).map { #"{"id": "\#($0)", "title": "Row \#($0)", "subtitle": "below"}"# }
    let session = try session("[\(rows.joined(separator: ","))]", wiring: "items")
    let host = ServeHost(session)
    let before = fresh(host)
    #expect(before.text.utf8.count < 8000)
    session.runWithin("update 0 3 title=x") { _ in }
    var writer = JSONWriter()
    writer.beginObject()
    PageUpdate(from: before, to: fresh(host)).write(to: &writer, from: 1, sequence: 2)
    writer.endObject()
    #expect(writer.bytes.count < 1500)
  }
}
