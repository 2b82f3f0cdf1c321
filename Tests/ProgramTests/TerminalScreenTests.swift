import TestSupport
import Testing

/// The screen that other tests look at.
@Suite struct TerminalScreenTests {
  private func rows(_ text: String, columns: Int = 10, rows: Int = 4) -> [String] {
    var screen = TerminalScreen(columns: columns, rows: rows)
    screen.feed(text)
    #expect(screen.unknown == [])
    return screen.rows
  }

  @Test(arguments: [
    ("", ["▏"]), ("ab", ["ab▏"]), ("ab\r\ncd", ["ab", "cd▏"]), ("ab\ncd", ["ab", "  cd▏"]),
    ("ab\u{8}c", ["ac▏"]), ("ab\rc", ["c▏b"]), ("a\tb", ["a       b▏"]), ("\t\t", ["         ▏"]),
    ("\u{8}a", ["a▏"]), ("a\u{7}b", ["ab▏"]), ("\u{1B}[?2004ha\u{1B}[?2004l", ["a▏"]),
    ("\u{1B}[1;31mred\u{1B}[m", ["red▏"]),
  ]) func `shows text where the cursor is`(text: String, wanted: [String]) {
    #expect(rows(text) == wanted)
  }

  @Test(arguments: [
    // A full row waits for the next character before it goes on.
    ("0123456789", ["0123456789▏"]), ("0123456789a", ["0123456789", "a▏"]),
    ("0123456789\r\na", ["0123456789", "a▏"]), ("0123456789\ra", ["a▏123456789"]),
    ("0123456789\u{8}a", ["01234567a▏9"]), ("0123456789 \u{8}", ["0123456789", "▏"]),
    ("0123456789\u{1B}[K", ["012345678▏"]), ("012345678表", ["012345678", "表▏"]),
    ("\u{1B}[?7l0123456789ab", ["012345678▏b"]), ("\u{1B}[?7l012345678表", ["01234567表▏"]),
    ("\u{1B}[?7l0123456789\u{1B}[?7ha", ["012345678a▏"]),
  ]) func `wraps as a terminal does`(text: String, wanted: [String]) {
    #expect(rows(text) == wanted)
  }

  @Test(arguments: [
    ("表x", ["表x▏"]), ("表\u{8}x", [" x▏"]), ("表x\r.", [".▏ x"]), ("a\u{301}b", ["a\u{301}b▏"]),
    ("表\u{301}b", ["表\u{301}b▏"]), ("\u{301}b", ["b▏"]), ("表\r\u{1B}[P", ["▏"]),
    ("表x\r\u{1B}[@", ["▏ 表x"]), ("👨\u{200D}👩", ["👨\u{200D}👩▏"]),
  ]) func `knows wide characters and marks`(text: String, wanted: [String]) {
    #expect(rows(text) == wanted)
  }

  @Test func `knows joined characters where the terminal does`() {
    var screen = TerminalScreen(columns: 10, rows: 2, joinsCharacters: true)
    screen.feed("👨\u{200D}👩\u{200D}👧z")
    #expect(screen.offset == 3)
    #expect(screen.rows == ["👨\u{200D}👩\u{200D}👧z▏"])
    // What was gone to stands alone.
    screen.feed("\u{8}\u{200D}👩👩")
    #expect(screen.rows == ["👨\u{200D}👩\u{200D}👧👩👩▏"])
  }

  @Test(arguments: [
    ("abcd\u{1B}[2D", ["ab▏cd"]), ("abcd\u{1B}[G", ["▏abcd"]), ("abcd\u{1B}[3G", ["ab▏cd"]),
    ("ab\r\ncd\u{1B}[A", ["ab▏", "cd"]), ("ab\u{1B}[2B", ["ab", "", "  ▏"]),
    ("ab\u{1B}[9A", ["ab▏"]), ("ab\u{1B}[99C", ["ab       ▏"]), ("ab\u{1B}[H", ["▏ab"]),
    ("\u{1B}[2;3Hx", ["", "  x▏"]), ("ab\u{1B}[3d", ["ab", "", "  ▏"]),
  ]) func `moves the cursor`(text: String, wanted: [String]) {
    #expect(rows(text) == wanted)
  }

  @Test(arguments: [
    ("abcd\u{1B}[2D\u{1B}[K", ["ab▏"]), ("abcd\u{1B}[2D\u{1B}[1K", ["  ▏ d"]),
    ("abcd\u{1B}[2K", ["    ▏"]), ("ab\r\ncd\u{1B}[H\u{1B}[J", ["▏"]),
    ("ab\r\ncd\u{1B}[1J", ["", "  ▏"]), ("ab\r\ncd\u{1B}[H\u{1B}[2J", ["▏"]),
    ("abcd\r\u{1B}[2P", ["▏cd"]), ("abcd\r\u{1B}[2@", ["▏  abcd"]),
    ("abcd\r\u{1B}[2X", ["▏  cd"]), ("abcd\r\u{1B}[4hxy\u{1B}[4l", ["xy▏abcd"]),
    ("0123456789\r\u{1B}[@", ["▏ 012345678"]), ("abcd\r\u{1B}[99P", ["▏"]),
  ]) func `erases, inserts and deletes`(text: String, wanted: [String]) {
    #expect(rows(text) == wanted)
  }

  @Test func `scrolls at the bottom and keeps what left`() {
    var screen = TerminalScreen(columns: 10, rows: 3)
    screen.feed("a\r\nb\r\nc\r\nd")
    #expect(screen.rows == ["b", "c", "d▏"])
    #expect(screen.scrolledOut == ["a"])
    #expect(screen.history == ["a", "b", "c", "d"])
    screen.feed("123456789x")
    #expect(screen.rows == ["c", "d123456789", "x▏"])
    #expect(screen.offset == 21)
  }

  @Test func `another size cuts and keeps the row of the cursor`() {
    var screen = TerminalScreen(columns: 10, rows: 4)
    screen.feed("0123456789\r\nab\r\ncd\r\nef")
    screen.resize(columns: 5, rows: 2)
    #expect(screen.rows == ["cd", "ef▏"])
    #expect(screen.scrolledOut.count == 2)
    screen.resize(columns: 8, rows: 3)
    #expect(screen.rows == ["cd", "ef▏"])
    screen.feed("ghijklm")
    #expect(screen.rows == ["cd", "efghijkl", "m▏"])
  }

  @Test func `another width divides the rows anew where the terminal does`() {
    var screen = TerminalScreen(columns: 10, rows: 5, reflows: true)
    screen.feed("abc\r\n0123456789klmno表")
    screen.resize(columns: 5, rows: 6)
    #expect(screen.rows == ["abc", "01234", "56789", "klmno", "表▏"])
    screen.resize(columns: 6, rows: 3)
    #expect(screen.history == ["abc", "012345", "6789kl", "mno表"])
    #expect(screen.rows == ["012345", "6789kl", "mno表▏"])
    screen.feed("\u{1B}[6n\u{1B}[2A\u{1B}[K")
    #expect(screen.takeAnswers() == "\u{1B}[3;6R")
    screen.resize(columns: 20, rows: 4)
    #expect(screen.rows == ["01234▏", "6789klmno表"])
  }

  @Test(arguments: [
    ("\u{1B}[5n", "ESC [ 5n"), ("\u{1B}[?1049h", "ESC [ ?1049h"), ("\u{1B}c", "ESC c"),
    ("\u{1}", "\\u{1}"), ("\u{1B}]0;title\u{7}", "a report or a title"),
  ]) func `notes what it does not know`(text: String, wanted: String) {
    var screen = TerminalScreen()
    screen.feed("a\(text)b")
    #expect(screen.unknown == [wanted])
    #expect(screen.rows == ["ab▏"])
  }

  @Test func `notes bytes that are no text, and takes characters in pieces`() {
    var screen = TerminalScreen()
    for byte in "表".utf8 { screen.feed([byte]) }
    #expect(screen.rows == ["表▏"])
    #expect(screen.unknown == [])
    screen.feed([0xFF])
    #expect(screen.unknown.count == 1)
    screen.feed([0xE8, 0x0D])
    #expect(screen.unknown.count == 2)
  }

  @Test func `counts bells and knows whether pastes are marked`() {
    var screen = TerminalScreen()
    screen.feed("\u{7}\u{7}\u{1B}[?2004h")
    #expect(screen.bells == 2)
    #expect(screen.marksPastes)
    screen.feed("\u{1B}[?2004l")
    #expect(!screen.marksPastes)
  }
}
