import TestSupport
import Testing

@testable import LineEditing

/// A line that changes at random, drawn over what it was, against the same line drawn anew.
@Suite struct RowDrawingTests {
  private static let letters = Array("abcd 表京e\u{301}👨\u{200D}👩\u{200D}👧🇯🇵\n\t")
  private static let prompts = ["> ", "search \"表\" 1/2: ", "\u{1B}[1mbold\u{1B}[0m> ", "👍🏽 ", ""]
  private static let sizes = [(80, 24), (10, 5), (9, 3), (5, 40), (2, 6), (30, 1)]

  private static let hints = [
    "", " 0 3", "表表", " e\u{301}👨\u{200D}👩\u{200D}👧 \n more", "[S R] [ITEM…]",
  ]

  private func content(
    _ line: EditedLine,
    prompt: String,
    hint: String = "",
    columns: Int = 80
  ) -> LineCells {
    let prompt = PromptText(prompt, allowsEscapes: true, allowsUnicode: true)
    var cells = LineCells(prompt, line, allowsUnicode: true)
    cells.append(hint: hint, columns: columns, allowsUnicode: true)
    return cells
  }

  /// Changes a part of a line, or only moves the cursor.
  private func change(_ line: EditedLine, _ random: inout SeededGenerator) -> EditedLine {
    var text = Array(line.text)
    if random.chance(70) {
      let start = random.below(text.count + 1)
      let end = min(text.count, start + random.below(4))
      let word = (0..<random.below(6)).map { _ in Self.letters[random.below(Self.letters.count)] }
      text.replaceSubrange(start..<end, with: text.count < 60 ? word : [])
    }
    let cursor = random.chance(40) ? text.count : random.below(text.count + 1)
    return EditedLine(
      text: String(text),
      cursor: String(text[..<cursor]).unicodeScalars.count
    )
  }

  private func show(
    _ content: LineCells,
    with drawing: inout some LineDrawing,
    on screen: inout TerminalScreen
  ) {
    screen.feed(drawing.show(content).replacing("\n", with: "\r\n"))
  }

  @Test(arguments: 1...rounds(20, thorough: 60)) func `drawing over the old line is drawing anew`(
    seed: Int
  ) {
    var random = SeededGenerator(seed: seed)
    let (columns, rows) = Self.sizes[random.below(Self.sizes.count)]
    let empty = TerminalScreen(columns: columns, rows: rows, joinsCharacters: true)
    var screen = empty
    var drawing = RowDrawing(size: (columns, rows))
    var line = EditedLine(text: "", cursor: 0)
    var prompt = "> "
    for step in 0..<100 {
      line = change(line, &random)
      if random.chance(10) { prompt = Self.prompts[random.below(Self.prompts.count)] }
      let isAtEnd = line == line.atEnd
      let hint = isAtEnd ? Self.hints[random.below(Self.hints.count)] : ""
      let content = content(line, prompt: prompt, hint: hint, columns: columns)
      show(content, with: &drawing, on: &screen)
      var fresh = empty
      var anew = RowDrawing(size: (columns, rows))
      show(content, with: &anew, on: &fresh)
      guard screen.rows == fresh.rows, screen.unknown.isEmpty else {
        Issue.record("seed \(seed), step \(step): \(screen.rows), not \(fresh.rows) of \(line)")
        return
      }
    }
  }

  @Test func `nothing is written where nothing changed, and a character typed is all there is`() {
    var drawing = RowDrawing(size: (10, 5))
    #expect(drawing.show(content(EditedLine(text: "ab", cursor: 2), prompt: "> ")) == "> ab")
    #expect(drawing.show(content(EditedLine(text: "ab", cursor: 2), prompt: "> ")) == "")
    #expect(drawing.show(content(EditedLine(text: "ab表", cursor: 3), prompt: "> ")) == "表")
    #expect(drawing.show(content(EditedLine(text: "ab表", cursor: 2), prompt: "> ")) == "\u{8}\u{8}")
    #expect(drawing.show(content(EditedLine(text: "ab", cursor: 2), prompt: "> ")) == "\u{1B}[J")
  }

  @Test func `a hint is faint, has its row for itself and goes with the line`() {
    var drawing = RowDrawing(size: (12, 5))
    func write(_ text: String, _ hint: String) -> String {
      let line = EditedLine(text: text, cursor: text.unicodeScalars.count)
      return drawing.show(content(line, prompt: "> ", hint: hint, columns: 12))
    }
    #expect(write("ab", "cde") == "> ab\u{1B}[2mcde\u{1B}[0m\u{8}\u{8}\u{8}")
    #expect(write("abc", "de") == "c\u{1B}[2mde\u{1B}[0m\u{8}\u{8}")
    #expect(write("abc", "dx") == "\u{1B}[2mdx\u{1B}[0m\u{8}\u{8}")
    #expect(write("abc", "d") == "\u{1B}[2md\u{1B}[0m\u{1B}[J\u{8}")
    #expect(write("abc", "") == "\u{1B}[J")
    #expect(write("abc", "defghijk") == "\u{1B}[2mdefgh…\u{1B}[0m\u{1B}[6D")
    let line = EditedLine(text: "abc", cursor: 3)
    #expect(drawing.finish(content(line, prompt: "> ")) == "\u{1B}[J\n")
  }

  @Test(arguments: [
    ("ab", "cdefghi", 12, "cdefghi"), ("ab", "cdefghij", 12, "cdefgh…"), ("ab", "表表表表", 12, "表表表…"),
    ("01234567", "abc", 12, ""), ("012345678", "abc", 12, ""), ("0123456789", "abc", 12, "abc"),
    ("a", "b\nc", 12, "b␊c"), ("a", "\u{1B}[1m", 12, "␛[1m"), ("a", "", 12, ""), ("a", "b", 2, ""),
  ]) func `a hint never fills its row`(line: String, hint: String, columns: Int, shown: String) {
    let line = EditedLine(text: line, cursor: line.count)
    let cells = content(line, prompt: "> ", hint: hint, columns: columns)
    let text = cells.cells[cells.lineCount...].map(\.text).joined()
    #expect(text == (shown.isEmpty ? "" : "\u{1B}[2m\(shown)\u{1B}[0m"))
    let bare = LinePicture(cells.withoutHint, columns: columns)
    #expect(LinePicture(cells, columns: columns).end.row == bare.end.row)
  }

  @Test(arguments: [true, false])
  func `a narrower terminal loses the hint until the next showing`(reflows: Bool) {
    var screen = TerminalScreen(columns: 20, rows: 6, reflows: reflows)
    screen.feed("before\r\n")
    var drawing = RowDrawing(size: (20, 6))
    let line = EditedLine(text: "abc", cursor: 3)
    let hinted = content(line, prompt: "> ", hint: "0123456789", columns: 20)
    show(hinted, with: &drawing, on: &screen)
    screen.resize(columns: 8, rows: 6)
    #expect(drawing.isLost(in: (8, 6)))
    let place = ScreenPlace(row: screen.cursor.row, column: screen.cursor.column)
    screen.feed(drawing.resize(to: (8, 6), cursor: place))
    #expect(screen.rows == ["before", "> abc▏"])
    let narrow = content(line, prompt: "> ", hint: "0123456789", columns: 8)
    show(narrow, with: &drawing, on: &screen)
    #expect(screen.rows == ["before", "> abc▏0…"])
  }

  @Test(arguments: [
    ("ab", 0, ["> ab", "▏"]), ("01234567", 0, ["> 01234567", "▏"]), ("a\n", 0, ["> a", "", "▏"]),
    ("0123456表", 8, ["> 0123456", "表", "▏"]), ("a\tb", 4, ["> a␉b", "▏"]),
  ]) func `the end is below the whole line`(text: String, cursor: Int, rows: [String]) {
    var screen = TerminalScreen(columns: 10, rows: 5)
    var drawing = RowDrawing(size: (10, 5))
    let line = EditedLine(text: text, cursor: cursor)
    show(content(line, prompt: "> "), with: &drawing, on: &screen)
    let end = drawing.finish(content(line.atEnd, prompt: "> "))
    screen.feed(end.replacing("\n", with: "\r\n"))
    #expect(screen.rows == rows)
  }

  /// A line typed, and the terminal made narrower.
  private func resized(reflows: Bool, answers: Bool) -> (RowDrawing, TerminalScreen, LineCells) {
    var screen = TerminalScreen(columns: 20, rows: 3, reflows: reflows)
    screen.feed("before\r\n")
    var drawing = RowDrawing(size: (20, 3))
    let content = content(EditedLine(text: "0123456789abcdefghijklm", cursor: 23), prompt: "> ")
    show(content, with: &drawing, on: &screen)
    screen.resize(columns: 8, rows: 3)
    #expect(drawing.isLost(in: (8, 3)))
    let place = ScreenPlace(row: screen.cursor.row, column: screen.cursor.column)
    screen.feed(drawing.resize(to: (8, 3), cursor: answers ? place : nil))
    return (drawing, screen, content)
  }

  @Test(arguments: [true, false])
  func `a narrower terminal that cuts rows off shows the line anew`(answers: Bool) {
    var (drawing, screen, content) = resized(reflows: false, answers: answers)
    #expect(screen.rows == ["6789abcd", "efghijkl", "m▏"])
    #expect(screen.history.first == "before")
    #expect(drawing.show(content) == "")
    #expect(drawing.isLost(in: (20, 3)) == !answers)
  }

  @Test func `a narrower terminal that divides rows anew has the line once`() {
    var (drawing, screen, content) = resized(reflows: true, answers: true)
    #expect(screen.history == ["before", "> 012345", "6789abcd", "efghijkl", "m"])
    show(content, with: &drawing, on: &screen)
    let line = EditedLine(text: "0123456789abcdefghijklmno", cursor: 24)
    let longer = self.content(line, prompt: "> ")
    show(longer, with: &drawing, on: &screen)
    #expect(screen.rows == ["6789abcd", "efghijkl", "mn▏o"])
    let end = drawing.finish(longer)
    screen.feed(end.replacing("\n", with: "\r\n"))
    #expect(screen.history == ["before", "> 012345", "6789abcd", "efghijkl", "mno"])
  }

  @Test(arguments: [8, 13, 30], [true, false])
  func `what stands above the line outlives another width`(columns: Int, reflows: Bool) {
    for cursor in 0...40 {
      for answers in [true, false] {
        var screen = TerminalScreen(columns: 20, rows: 8, reflows: reflows)
        screen.feed("before\r\n")
        var drawing = RowDrawing(size: (20, 8))
        let line = EditedLine(text: String(repeating: "0123456789", count: 4), cursor: cursor)
        show(content(line, prompt: "> "), with: &drawing, on: &screen)
        screen.resize(columns: columns, rows: 8)
        let place = ScreenPlace(row: screen.cursor.row, column: screen.cursor.column)
        screen.feed(drawing.resize(to: (columns, 8), cursor: answers ? place : nil))
        #expect(screen.history.first == "before", "cursor \(cursor), answers \(answers)")
      }
    }
  }

  @Test func `a line of one row needs no question`() {
    var drawing = RowDrawing(size: (20, 3))
    #expect(!drawing.isLost(in: (10, 3)))
    _ = drawing.show(content(EditedLine(text: "abc", cursor: 3), prompt: "> "))
    #expect(!drawing.isLost(in: (10, 3)))
    #expect(drawing.isLost(in: (4, 3)))
    #expect(drawing.resize(to: (10, 3), cursor: nil) == "\r> abc\u{1B}[J")
  }

  @Test func `what did not fit on the screen can be found above it in the end`() {
    var screen = TerminalScreen(columns: 5, rows: 3)
    screen.feed("before\r\n")
    var drawing = RowDrawing(size: (5, 3))
    let line = EditedLine(text: "abcdefghijklmnopqrst", cursor: 0)
    show(content(line, prompt: "> "), with: &drawing, on: &screen)
    #expect(screen.rows == ["> ▏abc", "defgh", "ijklm"])
    let end = drawing.finish(content(line.atEnd, prompt: "> "))
    screen.feed(end.replacing("\n", with: "\r\n"))
    #expect(screen.history == ["befor", "e", "> abc", "defgh", "ijklm", "nopqr", "st"])
    #expect(screen.rows == ["nopqr", "st", "▏"])
  }
}
