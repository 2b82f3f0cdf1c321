import Browse
import CommandLanguage
import TableModel
import TableStore
import TableUI
import Teaching
import Testing

@testable import Workbench
@testable import Workspace

/// What a session keeps of what was done at its full screen.
@MainActor @Suite struct BrowseHostTests {
  private func browse(
    _ session: Session,
    _ keys: String,
    size: ScreenSize = ScreenSize(columns: 100, lines: 40)
  ) throws -> (commands: [String], last: [String]) {
    let source = try session.requireSource()
    var commands: [String] = []
    let host = BrowseHost(session, source) { commands.append($0) }
    let special: [Character: Key] = ["↓": .down, "⏎": .enter, "⎋": .escape]
    let screen = KeyQueue(keys.map { .key(special[$0] ?? .character($0)) }, size: size)
    Browser(source.door.controller, navigation: source.door.navigation, on: screen, host: host)
      .run()
    return (commands, screen.frames.last?.text ?? [])
  }

  @Test func `more rows come when they are pulled up, and u takes an edit back`() throws {
    let session = try ExampleTable.makeSession(features: .all)
    session.runWithin("open http://example.org/books") { _ in }
    let source = try session.requireSource()
    let before = source.rowCount
    let more = try browse(session, "m")
    #expect(more.commands == ["more"])
    #expect(source.rowCount == before + 1)
    let edited = try browse(session, "↓d1")
    #expect(edited.commands == ["focus down", "swipe 0 0", "confirm"])
    #expect(source.rowCount == before)
    let undone = try browse(session, "u")
    #expect(undone.commands == ["undo"])
    #expect(source.rowCount == before + 1)
    #expect(undone.last.contains { $0.contains("undid: confirm") })
  }

  @Test func `a screen that is too small has its size in the script, before and after`() throws {
    let session = try ExampleTable.makeSession(features: .all)
    let small = try browse(session, "↓", size: ScreenSize(columns: 30, lines: 10))
    #expect(small.commands == ["viewport 224 154", "focus down", "viewport 390 528"])
    #expect(try session.requireSource().tableView.size == Size(width: 390, height: 528))
  }

  @Test func `a gesture that is refused is no command, and changes nothing`() throws {
    let session = try ExampleTable.makeSession(features: .all)
    let refused = try browse(session, "↓aD-J9")
    #expect(refused.commands == ["focus down"])
    #expect(session.current?.isModified == false)
  }

  @Test(
    arguments: [
      (
        "/o⏎nn", ["find \"o\"", "focus 0 1", "focus 0 3", "focus 0 1"],
        "0 1, 1 of 2; n next, N previous"
      ),
      ("/o⏎N", ["find \"o\"", "focus 0 1", "focus 0 3"], "0 3, 2 of 2; n next, N previous"),
      ("/xyz⏎", ["find \"xyz\""], "xyz"),
      ("/o⎋n", [], "no rows found; / searches"),
      ("stitle desc⏎", ["sort title desc"], "title"),
      ("stitle⏎s⏎", ["sort title", "sort off"], "in original order"),
    ]
  )
  func `queries are commands`(keys: String, commands: [String], last: String) throws {
    let session = try ExampleTable.makeSession(features: .all)
    let result = try browse(session, keys)
    #expect(result.commands == commands)
    #expect(result.last.contains { $0.contains(last) }, "\(result.last)")
  }

  @Test func `the item of the focused row is beside the table where there is room`() throws {
    let session = try ExampleTable.makeSession(features: .all)
    let wide = try browse(session, "↓").last
    #expect(wide.contains { $0.contains("subtitle: \"first\"") })
    #expect(wide.contains { $0.contains("cell: ItemCell, 44 pt") })
    #expect(try !browse(session, "i").last.contains { $0.contains("subtitle: \"first\"") })
    let narrow = try browse(session, "↓", size: ScreenSize(columns: 60, lines: 40)).last
    #expect(!narrow.contains { $0.contains("subtitle: \"first\"") })
  }

  @Test func `the row at the top stays there when the table changes its size`() throws {
    let session = try ExampleTable.makeSession(features: .all)
    let rows = (0..<40).map { number in
      let text = String(repeating: "word ", count: 30 + number)
      return #"{"cell": "article", "title": "\#(number)", "subtitle": "\#(text)"}"#
    }
    let text = "{\"sections\": [{\"items\": [\(rows.joined(separator: ","))]}]}"
    let document = try TableDocument(parsing: Array(text.utf8), name: "long.json")
    let table = try session.adopt(document, name: "long.json").tableView
    session.runWithin("scroll to 0 20 top") { _ in }
    let top = table.indexPathsForVisibleRows.first
    let source = try session.requireSource()
    let screen = KeyQueue([.key(.character("f"))], size: ScreenSize(columns: 120, lines: 40))
    let host = BrowseHost(session, source) { _ in }
    Browser(source.door.controller, on: screen, host: host).run()
    let frames = screen.frames.map(\.text)
    #expect(frames.count == 2)
    // Wider rows are lower.
    #expect(frames[1].dropFirst().first?.contains("20") == true, "\(frames[1])")
    #expect(table.indexPathsForVisibleRows.first == top)
  }

  @Test(
    arguments: [
      "", "plain", "two words", "\"quoted\"", "$HOME ; rm", "a\\b", "日本 👩‍👩‍👧", "\u{1B}[2J\n", "# x",
    ]
  )
  func `whatever is typed into a field, its command means the same`(text: String) throws {
    let path = IndexPath(row: 0, section: 0)
    let session = try ExampleTable.makeSession(features: .all)
    let source = try session.requireSource()
    let table = source.tableView
    let gestures: [Gesture] = [
      .enter(.text(text), at: path), .enter(.choice(text.isEmpty ? "x" : text), at: path),
      .enter(.button(text.isEmpty ? "x" : text, value: nil), at: path), .toggle(path),
      .scroll(by: 1.0 / 3, flicks: true), .pullDown(by: 61.5),
      .swipe(path, from: .leading, isFull: true),
    ]
    for gesture in gestures {
      let call = try #require(session.commands.call(for: gesture, in: table))
      session.runWithin(call.text) { _ in }
      #expect(source.performedGesture == gesture, "\(call.text)")
      var lexer = Lexer(call.text)
      #expect(try lexer.nextCommand() == call.words, "\(call.text)")
    }
  }

  @Test func `> opens the table in a row, and < returns to the same row`() throws {
    let text = #"[{"name": "a", "tags": [1, 2]}, {"name": "b", "more": {"x": {"y": 1}}}]"#
    let session = Session(features: .all)
    _ = try session.adopt(
      try TableDocument(parsing: Array(text.utf8), name: "a.json"),
      name: "a.json"
    )
    let entered = try browse(session, "↓↓>↓↓⏎")
    #expect(
      entered.commands == [
        "focus down", "focus down", "enter 0 1", "focus down", "focus down",
        "enter 0 1",
      ]
    )
    #expect(session.current?.name == "a.json/0/1/0/1")
    let back = try browse(session, "<b<")
    #expect(back.commands == ["back", "back"])
    #expect(back.last.contains { $0.contains("this is the first screen") })
    #expect(back.last.first?.hasSuffix("0 1") == true)
    #expect(session.current?.nested == nil)
  }

  @Test func `each table has its own size again after a small screen`() throws {
    let text = #"[{"name": "a", "tags": [1, 2]}]"#
    let session = Session(features: .all)
    let document = try TableDocument(parsing: Array(text.utf8), name: "a.json")
    let outer = try session.adopt(document, name: "a.json")
    let small = ScreenSize(columns: 30, lines: 10)
    _ = try browse(session, "↓>", size: small)
    let inner = try session.requireSource()
    #expect(inner.nested != nil)
    for table in [outer, inner] { #expect(table.tableView.size == Size(width: 390, height: 528)) }
    _ = try browse(session, "<", size: small)
    #expect(session.current === outer)
    #expect(outer.tableView.size == Size(width: 390, height: 528))
  }
}
