import Testing
import TextLayout

@testable import Workbench
@testable import Workspace

/// How far something has come, in words.
@Suite struct ProgressLineTests {
  @Test(arguments: [
    (
      Progress("saving a.json", unit: .bytes, done: 51_200_000, total: 113_400_000, seconds: 0.5),
      """
      saving a.json  45%  █████████░░░░░░░░░░░  51.2 of 113 MB  102 MB/s  0.6 s left  Ctrl-C stops
      """
    ),
    (
      Progress("searching for \"x\"", unit: .rows, done: 1024, total: 1_000_000, seconds: 1),
      """
      searching for "x"   0%  ░░░░░░░░░░░░░░░░░░░░  1,024 of 1,000,000 rows  1,024 rows/s  16:15 min left  Ctrl-C stops
      """
    ),
    (
      Progress("comparing", unit: .steps, done: 6, total: 6, seconds: 3.25),
      "comparing 100%  ████████████████████  6 of 6  0 s left  Ctrl-C stops"
    ),
    (
      Progress("loading http://a/b", unit: .bytes, done: 999, seconds: 2),
      "loading http://a/b  999 B  499 B/s  Ctrl-C stops"
    ),
    (Progress("sorting", unit: .rows, seconds: 71.9), "sorting  1:11 min  Ctrl-C stops"),
    // Nothing to do, more done than there was, a clock that stands still.
    (Progress("a", unit: .rows, done: 0, total: 0, seconds: 0), "a  0 of 0 rows  Ctrl-C stops"),
    (
      Progress("a", unit: .bytes, done: 9, total: 3, seconds: 0),
      "a 100%  ████████████████████  9 of 3 B  0 s left  Ctrl-C stops"
    ),
  ]) func `says what, how far, how fast and how long`(_ progress: Progress, _ text: String) {
    #expect(ProgressLine(progress).text(width: 200, style: .symbol) == text)
  }

  @Test func `what matters least goes first where it is narrow, and the line is never too wide`() {
    let progress = Progress(
      "opening big.json",
      unit: .bytes,
      done: 500_000_000,
      total: 1_000_000_000,
      seconds: 2
    )
    var forms: [String] = []
    for width in (1...100).reversed() {
      let text = ProgressLine(progress).text(width: width, style: .ascii)
      #expect(text.displayWidth <= width)
      if forms.last != text { forms.append(text) }
    }
    #expect(
      forms.prefix(6).joined(separator: "\n") == """
        opening big.json  50%  ##########----------  0.5 of 1.0 GB  250 MB/s  2.0 s left  Ctrl-C stops
        opening big.json  50%  ##########----------  0.5 of 1.0 GB  250 MB/s  2.0 s left
        opening big.json  50%  ##########----------  0.5 of 1.0 GB  2.0 s left
        opening big.json  50%  0.5 of 1.0 GB  2.0 s left
        opening big.json  50%  2.0 s left
        opening big.json  50%
        """
    )
  }

  @Test(arguments: [
    (
      Progress("saving a.json", unit: .bytes, done: 45, total: 100, seconds: 9),
      "saving a.json, 45 percent, 11.0 s left"
    ),
    (Progress("sorting", unit: .rows, seconds: 4), "sorting, 4.0 s so far"),
    (
      Progress("loading x", unit: .bytes, done: 2_500_000, seconds: 4),
      "loading x, 2.5 MB, 4.0 s so far"
    ),
  ]) func `says it in a sentence`(_ progress: Progress, _ text: String) {
    #expect(ProgressLine(progress).sentence == text)
  }
}
