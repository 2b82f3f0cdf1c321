import Testing

@testable import LineEditing

@Suite struct LineLayoutTests {
  private func end(_ text: String, columns: Int) -> [Int] {
    var layout = LineLayout(columns: columns)
    layout.draw(text.unicodeScalars) { scalar in
      switch scalar.value {
      case 0..<0x20: -1
      case 0x2E80...0x9FFF: 2
      case 0x300..<0x370: 0
      default: 1
      }
    }
    return [layout.row, layout.column]
  }

  @Test(arguments: [
    ("", 10, [0, 0]), ("abc", 10, [0, 3]), ("0123456789", 10, [1, 0]), ("01234567890", 10, [1, 1]),
    ("a\nb", 10, [1, 1]), ("a\tb", 80, [0, 9]), ("\u{1}", 10, [0, 2]), ("012345678表", 10, [1, 2]),
    ("e\u{301}x", 10, [0, 2]), ("abcd", 1, [2, 0]),
  ]) func `finds the place of the cursor`(text: String, columns: Int, place: [Int]) {
    #expect(end(text, columns: columns) == place)
  }
}
