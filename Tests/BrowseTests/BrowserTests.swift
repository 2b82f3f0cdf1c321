import Browse
import TableModel
import TableStore
import TableUI
import Testing
import TextLayout
import Wirings

/// What a browser shows and does, on a screen that nobody sees and without a host.
@MainActor @Suite struct BrowserTests {
  private static let people = """
    [{"header": "日本", "items": [{"title": "Ada"}, {"title": "Bob 👩‍👩‍👧", "subtitle": "é"},
      {"title": "Cy"}]},
     {"header": "Two", "footer": "end", "items": [{"title": "Dot"}]}]
    """

  private static let form = """
    [{"header": "F", "items": [
      {"id": "n", "cell": "text", "title": "Name"},
      {"id": "s", "cell": "switch", "title": "Sound"},
      {"id": "w", "cell": "choice", "title": "By", "choices": ["mail", "phone"]},
      {"id": "p", "cell": "promo", "title": "Tea", "buttons": ["buy", "keep"]}]}]
    """

  private func controller(_ sections: String, height: Double = 176) throws -> ItemsController {
    let text = #"{"sections": \#(sections)}"#
    let document = try TableDocument(parsing: Array(text.utf8), name: "t.json")
    let size = Size(width: 240, height: height)
    let controller = ItemsController(store: SectionStore(document.sections), size: size)
    controller.title = "Table"
    return controller
  }

  private func keys(_ text: String) -> [ScreenEvent] {
    text.map { character in
      switch character {
      case "↓": .key(.down)
      case "↑": .key(.up)
      case "⏎": .key(.enter)
      case "⇥": .key(.tab)
      case "⎋": .key(.escape)
      case "→": .key(.right)
      default: .key(.character(character))
      }
    }
  }

  private func browse(
    _ controller: ItemsController,
    _ events: [ScreenEvent],
    columns: Int = 34,
    lines: Int = 12
  ) -> KeyQueue {
    let screen = KeyQueue(events, size: ScreenSize(columns: columns, lines: lines))
    Browser(controller, on: screen).run()
    return screen
  }

  private func last(_ screen: KeyQueue) -> String {
    (screen.frames.last?.text ?? []).joined(separator: "\n")
  }

  @Test func `the focus goes down, and Return touches its row`() throws {
    let screen = browse(try controller(Self.people), keys("↓↓⏎"))
    #expect(
      last(screen)
        == """
         Table                        0 1
                                       █
          日本                         █
          Ada                          █
                                       █
        ▌ Bob 👩‍👩‍👧                       █
        ▌ é
          Cy
        ↵
        ↵
         selected 0 1
         q quit  ? keys  ↑↓ focus  Enter…
        """.replacing("↵", with: "")
    )
  }

  @Test func `a swipe shows its button, and Return confirms`() throws {
    let table = try controller(Self.people)
    let open = browse(table, keys("↓d"))
    #expect(last(open).contains("▌ Ada                 [Delete] █"))
    #expect(last(browse(table, keys("⏎"))).contains("delete of 0 0"))
    #expect(table.sections[0].items.map(\.title) == ["Bob 👩‍👩‍👧", "Cy"])
  }

  @Test func `the focus takes Return along: a row that was open elsewhere is closed`() throws {
    let table = try controller(Self.people)
    let screen = browse(table, keys("↓d↓⏎"))
    #expect(last(screen).contains("selected 0 1"))
    #expect(table.tableView.indexPathForOpenRow == nil)
    #expect(table.sections[0].items.count == 3)
  }

  @Test func `a key without a focus gives it to the first row and does no more`() throws {
    for key in ["⏎", "d", "J", "-", "a"] {
      let table = try controller(Self.people)
      let screen = browse(table, keys("e" + key))
      #expect(table.tableView.focusedIndexPath == IndexPath(row: 0, section: 0), "\(key)")
      #expect(table.tableView.indexPathsForSelectedRows == [])
      #expect(table.sections[0].items.map(\.title).first == "Ada")
      #expect(screen.frames.last?.text[0].hasSuffix("edit · 0 0") == true)
    }
  }

  @Test func `a text higher than the screen is read to its end with the arrow keys`() throws {
    let words = (0..<120).map { "word\($0)" }
    let text = #"{"a": 1, "long": "\#(words.joined(separator: " "))", "z": 2}"#
    let document = try TableDocument(parsing: Array(text.utf8), name: "t.json")
    let size = Size(width: 240, height: 176)
    let table = ItemsController(store: SectionStore(document.sections), size: size)
    let screen = browse(table, keys(String(repeating: "↓", count: 12)))
    #expect(table.tableView.focusedIndexPath == IndexPath(row: 2, section: 0))
    let seen = Set(screen.frames.flatMap(\.text).joined(separator: " ").split(separator: " "))
    #expect(words.filter { !seen.contains(Substring($0)) } == [])
    // Back up, the end of the text shows first.
    _ = browse(table, keys("↑"))
    let row = try table.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
    #expect(table.tableView.focusedIndexPath == IndexPath(row: 1, section: 0))
    #expect(table.tableView.contentOffset.y == row.maxY - table.tableView.size.height)
  }

  @Test func `a row under a header that floats comes out of it`() throws {
    let rows = (0..<30).map { #"{"title": "Row \#($0)"}"# }.joined(separator: ", ")
    let table = try controller(#"[{"header": "H", "items": [\#(rows)]}]"#)
    let screen = browse(table, keys("↓") + [.key(.pageDown), .key(.pageDown)] + keys("↓↑↑"))
    let path = try #require(table.tableView.focusedIndexPath)
    let row = try table.tableView.rectForRow(at: path)
    let header = try #require(table.tableView.headerView(forSection: 0)?.frame)
    #expect(row.minY >= header.maxY)
    #expect(last(screen).contains("▌ Row \(path.row)"))
  }

  @Test func `a click takes a value of the list, and one beside it leaves it as it was`() throws {
    for (line, value) in [(6, "mail"), (7, "phone"), (2, nil)] as [(Int, String?)] {
      let table = try controller(Self.form, height: 264)
      let place = ScreenPlace(line: line, column: 14)
      let click: [ScreenEvent] = [.mouseDown(place), .mouseUp(place)]
      _ = browse(table, keys("↓↓↓⏎") + click, lines: 16)
      #expect(table.sections[0].items[2].text(of: "value") == value)
    }
  }

  @Test func `a click elsewhere takes what was typed, and Ctrl-C only closes the field`() throws {
    let table = try controller(Self.form, height: 264)
    let place = ScreenPlace(line: 2, column: 3)
    let events = keys("↓⏎Jo") + [.mouseDown(place), .mouseUp(place)]
    _ = browse(table, events, lines: 16)
    #expect(table.sections[0].items[0].text(of: "value") == "Jo")
    let screen = browse(table, keys("⏎x") + [.interrupted] + keys("↓"), lines: 16)
    #expect(table.sections[0].items[0].text(of: "value") == "Jo")
    #expect(screen.frames.count == 5)
  }

  @Test func `edit mode has a minus and a grip, and J moves the row`() throws {
    let table = try controller(Self.people)
    let screen = browse(table, keys("↓eJ"))
    #expect(last(screen).contains("⊖"))
    #expect(last(screen).contains("≡"))
    #expect(table.sections[0].items.map(\.title).first == "Bob 👩‍👩‍👧")
    #expect(table.tableView.focusedIndexPath == IndexPath(row: 1, section: 0))
  }

  @Test func `Tab goes from control to control`() throws {
    let table = try controller(Self.form, height: 264)
    _ = browse(table, keys("↓⇥⏎Jo⏎↓⇥⏎↓⇥→↓⇥⇥⏎"), lines: 16)
    let items = table.sections[0].items
    #expect(items.map { $0.text(of: "value") } == ["Jo", "true", "mail", nil])
  }

  @Test func `a choice is a list above the table`() throws {
    let table = try controller(Self.form, height: 264)
    let screen = browse(table, keys("↓↓↓⇥⏎↓"), lines: 16)
    #expect(last(screen).contains("┌─ By ──────┐"))
    #expect(last(screen).contains("│ phone     │"))
    #expect(table.sections[0].items[2].text(of: "value") == nil)
  }

  @Test func `the trace stands beside the table where there is room, else below`() throws {
    let table = try controller(Self.people)
    let wide = browse(table, keys("t↓⏎"), columns: 100, lines: 12)
    #expect(last(wide).contains("trace: "))
    #expect(last(wide).contains("didSelectRowAt 0 0"))
    #expect(table.tableView.messageObserver == nil)
    let narrow = browse(table, keys("t↓⏎"), columns: 30, lines: 12)
    let rule = narrow.frames.last?.text.firstIndex { $0.hasPrefix("─ trace: ") }
    #expect(rule == 6)
  }

  @Test(arguments: [(30, 10), (80, 24), (200, 60), (5, 3), (1, 1), (49, 11)])
  func `every frame is as large as its screen, whatever is shown`(columns: Int, lines: Int) throws {
    for sections in [Self.people, Self.form, "[]"] {
      let table = try controller(sections, height: 528)
      let events = keys("↓↓dt?⎋⎋e↓-⎋f⇥⏎") + [.resized, .wheel(1), .wheel(-1)] + keys("⎋?↓")
      let small = ScreenSize(columns: max(1, columns / 2), lines: max(1, lines / 2))
      let screen = KeyQueue(
        events,
        size: ScreenSize(columns: columns, lines: lines),
        sizes: [small]
      )
      Browser(table, on: screen).run()
      #expect(screen.frames.count == events.count + 1)
      for frame in screen.frames {
        #expect(frame.lines.count == frame.size.lines)
        for line in frame.lines {
          #expect(line.count == frame.size.columns)
          Self.expectWhole(line)
        }
      }
      #expect(table.tableView.size == Size(width: 240, height: 528))
    }
  }

  /// A wide Character has its right half, and no half stands alone.
  private static func expectWhole(_ line: [TerminalCell]) {
    var covered = 0
    for cell in line {
      if let character = cell.character {
        #expect(covered == 0, "\(character)")
        covered = character.displayWidth - 1
      } else {
        covered -= 1
        #expect(covered >= 0)
      }
    }
    #expect(covered <= 0)
  }

  @Test func `a click touches what lies there, and a drag scrolls`() throws {
    let table = try controller(Self.people)
    let place = ScreenPlace(line: 6, column: 4)
    let screen = browse(table, [.mouseDown(place), .mouseUp(place)])
    #expect(last(screen).contains("selected 0 1"))
    let end = ScreenPlace(line: 4, column: 4)
    _ = browse(table, [.mouseDown(place), .mouseUp(end)])
    #expect(table.tableView.contentOffset.y == 44)
  }

  @Test func `a drag to the side swipes, and one at the grip takes the row along`() throws {
    let table = try controller(Self.people)
    let row = ScreenPlace(line: 3, column: 20)
    let left = ScreenPlace(line: 3, column: 10)
    _ = browse(table, [.mouseDown(row), .mouseUp(left)])
    #expect(table.tableView.indexPathForOpenRow == IndexPath(row: 0, section: 0))
    let grip = ScreenPlace(line: 3, column: 28)
    let below = ScreenPlace(line: 7, column: 28)
    _ = browse(table, keys("⎋e") + [.mouseDown(grip), .mouseUp(below)])
    #expect(table.sections[0].items.map(\.title) == ["Bob 👩‍👩‍👧", "Cy", "Ada"])
  }
}
