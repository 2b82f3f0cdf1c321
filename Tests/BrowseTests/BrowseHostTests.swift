import Browse
import CommandLanguage
import TableModel
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
    let screen = KeyQueue(keys.map { .key($0 == "↓" ? .down : .character($0)) }, size: size)
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
}
