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
}
