import CommandLanguage
import TestSupport
import Testing
import TextLayout

/// Columns of text, as wide as there is room.
@MainActor @Suite struct TextTableTests {
  private func lines(_ width: Int?, maximum: Int = 48) -> String {
    var table = TextTable([.left, .left, .right], maximumWidth: maximum, lineWidth: width)
    table.append(["0 3", "Grace Hopper, rear admiral", "1,952 rows"])
    table.append(["0 12", "東京", "7"])
    return table.lines.joined(separator: "\n")
  }

  @Test(arguments: [
    (
      Int?.none,
      """
      0 3   Grace Hopper, rear admiral  1,952 rows
      0 12  東京                                 7
      """
    ),
    (
      200,
      """
      0 3   Grace Hopper, rear admiral  1,952 rows
      0 12  東京                                 7
      """
    ),
    (
      36,
      """
      0 3   Grace Hopper, rea…  1,952 rows
      0 12  東京                         7
      """
    ),
    // Numbers are never cut, and text not to nothing.
    (
      10,
      """
      0 3   Grace H…  1,952 rows
      0 12  東京               7
      """
    ),
  ]) func `the widest text is cut until the line fits`(_ width: Int?, _ text: String) {
    #expect(lines(width) == text)
  }

  @Test func `a line is as wide as the terminal or less, at every width that holds it`() {
    for width in 26...60 {
      let widest = lines(width).split(separator: "\n").map(\.displayWidth).max() ?? 0
      #expect(widest <= width)
      if width >= 44 { #expect(widest == 44) }
    }
    #expect(lines(nil, maximum: 9).hasPrefix("0 3   Grace Ho…  1,952 ro…"))
  }

  @Test func `sentences go on below`() {
    var table = TextTable([.left, .left, .left], lineWidth: 36, overflow: .wrap)
    table.append(["* items", "section objects answer", "(KtTableView)"])
    table.append(["  array", "a closure", "(objc.io issue 1)"])
    #expect(
      table.lines.joined(separator: "\n") == """
        * items  section       (KtTableView)
                 objects
                 answer
          array  a closure     (objc.io
                               issue 1)
        """
    )
  }

  @Test func `columns of text share what there is`() {
    var table = TextTable([.left, .left, .left], lineWidth: 40)
    let long = String(repeating: "x", count: 1000)
    table.append(["0 3", long, long + "y"])
    table.append(["0 4", "short", "y"])
    #expect(
      table.lines.joined(separator: "\n") == """
        0 3  xxxxxxxxxxxxxxx…  xxxxxxxxxxxxxxxx…
        0 4  short             y
        """
    )
  }

  @Test func `a line with styles has the same text`() {
    var generator = SeededGenerator(seed: 2711)
    let words = ["", "a", "東京", "two words", "end  ", "1,952", "é\u{301}", "long long long text"]
    for _ in 0..<300 {
      let count = 1 + generator.below(4)
      let alignments = (0..<count).map { _ -> TextColumns.Alignment in
        generator.below(2) == 0 ? .left : .right
      }
      let width = generator.below(3) == 0 ? nil : 12 + generator.below(30)
      var table = TextTable(alignments, lineWidth: width)
      for _ in 0..<3 { table.append((0..<count).map { _ in words[generator.below(words.count)] }) }
      table.roles = { row in (0..<count).map { ($0 + row) % 2 == 0 ? .title : nil } }
      #expect(table.styledLines.map(\.text) == table.lines)
    }
  }

  @Test func `a line with styles breaks between words`() {
    let line = StyledLine([
      .init("  "), .init("rows", .command), .init("  list the rows of a section"),
    ])
    let lines = line.wrapped(toWidth: 30)
    #expect(lines.map(\.text) == ["  rows  list the rows of a", "        section"])
    #expect(lines[0].parts.contains(.init("rows", .command)))
    #expect(line.wrapped(toWidth: 40) == [line])
    let narrow = StyledLine([.init("  a wide term      its meaning in words")])
    #expect(
      narrow.wrapped(toWidth: 24).map(\.text) == [
        "  a wide term", "      its meaning in", "      words",
      ]
    )
    let deep = StyledLine([.init(String(repeating: " ", count: 30) + "goes on with words")])
    #expect(deep.wrapped(toWidth: 24).map(\.text) == ["        goes on with", "        words"])
    #expect(
      StyledLine([.init("abcdefghijkl")]).wrapped(toWidth: 6) == [
        StyledLine([.init("abcdefghijkl")])
      ]
    )
  }
}
