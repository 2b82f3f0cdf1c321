import Testing

@testable import LineEditing

@Suite struct LinePictureTests {
  private func picture(
    _ text: String,
    cursor: Int? = nil,
    prompt: String = "",
    columns: Int = 10,
    rows: Int? = nil
  ) -> LinePicture {
    let prompt = PromptText(prompt, allowsEscapes: true, allowsUnicode: true)
    let line = EditedLine(text: text, cursor: cursor ?? text.unicodeScalars.count)
    let content = LineCells(prompt, line, allowsUnicode: true)
    return LinePicture(content, columns: columns, rows: rows)
  }

  private func cursor(_ picture: LinePicture) -> [Int] {
    [picture.cursor.row, picture.cursor.column]
  }

  @Test(arguments: [
    ("", 10, [0, 0]), ("abc", 10, [0, 3]), ("0123456789", 10, [1, 0]), ("01234567890", 10, [1, 1]),
    ("a\nb", 10, [1, 1]), ("a\tb", 80, [0, 3]), ("\u{1}", 10, [0, 1]), ("012345678表", 10, [1, 2]),
    ("01234567表", 10, [1, 0]), ("e\u{301}x", 10, [0, 2]), ("abcd", 1, [2, 0]), ("表", 1, [1, 0]),
    ("a\r\nb", 10, [1, 1]), ("\u{301}x", 10, [0, 2]), ("a\u{202E}", 10, [0, 9]),
    ("a\u{202E}\u{202E}", 10, [1, 7]), ("👨\u{200D}👩\u{200D}👧x", 10, [0, 3]),
    ("0123456789\nx", 10, [2, 1]), ("a\u{200B}b", 10, [0, 2]), ("\u{200B}b", 10, [0, 2]),
  ]) func `finds the place behind a text`(text: String, columns: Int, place: [Int]) {
    #expect(cursor(picture(text, columns: columns)) == place)
  }

  @Test(arguments: [
    ("abc", 0, [0, 2]), ("表x", 1, [0, 4]), ("0123456表", 7, [1, 0]), ("01234567", 8, [1, 0]),
    ("e\u{301}x", 2, [0, 3]), ("e\u{301}x", 1, [0, 2]), ("a\nb", 1, [0, 3]), ("a\nb", 2, [1, 0]),
    ("a\u{202E}b", 2, [1, 1]),
  ]) func `finds the place of the cursor behind a prompt`(text: String, index: Int, place: [Int]) {
    #expect(cursor(picture(text, cursor: index, prompt: "\u{1B}[1m> \u{1B}[0m")) == place)
  }

  @Test(arguments: [
    (0, 0..<4), (19, 0..<4), (25, 0..<4), (30, 1..<5), (49, 2..<6), (59, 3..<7), (60, 3..<7),
  ]) func `of a line higher than the screen shows the part around the cursor`(
    index: Int,
    rows: Range<Int>
  ) {
    let text = String(repeating: "0123456789", count: 6)
    #expect(picture(text, cursor: index, rows: 4).visible == rows)
  }

  @Test(arguments: [
    ("0123456789abc", [10, 3]), ("ab\n\nc", [2, 0, 1]), ("012345678表x", [9, 3]),
    ("0123456789", [10, 0]), ("", [0]),
  ]) func `knows how much of a row is in use`(text: String, widths: [Int]) {
    let picture = picture(text)
    #expect(picture.visible.map(picture.width) == widths)
    #expect(picture.width(ofRow: picture.visible.count) == 0)
  }
}
