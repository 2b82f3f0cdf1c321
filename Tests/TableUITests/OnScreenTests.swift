import TableModel
import TestSupport
import Testing

@testable import TableUI

@Suite struct OnScreenTests {
  private final class View {}

  @Test func `elements come and go as in a dictionary and stand in order`() {
    for seed in 0..<200 {
      var random = SeededGenerator(seed: seed)
      var screen = OnScreen<Int, View>()
      var plain: [Int: View] = [:]
      for _ in 0..<random.below(60) {
        let place = random.below(20)
        switch random.below(4) {
        case 0:
          screen[place] = nil
          plain[place] = nil
        case 1: #expect(screen.remove(at: place) === plain.removeValue(forKey: place))
        default:
          let view = View()
          screen[place] = view
          plain[place] = view
        }
        #expect(screen.places == plain.keys.sorted(), "seed \(seed)")
        #expect(screen[place] === plain[place], "seed \(seed)")
      }
      let asked = (0..<20).filter { _ in random.chance(50) }
      #expect(screen.missing(of: asked) == asked.filter { plain[$0] == nil }, "seed \(seed)")
      #expect(
        screen.places(besides: asked) == plain.keys.sorted().filter { !asked.contains($0) },
        "seed \(seed)"
      )
      for (place, view) in plain { #expect(screen.place(of: view) == place, "seed \(seed)") }
      #expect(screen.place(of: View()) == nil)
      #expect(screen.elements.count == plain.count)
    }
  }

  @Test func `elements that come out of order are put in order`() {
    let screen = OnScreen<Int, String>([(3, "c"), (1, "a"), (2, "b")])
    #expect(screen.elements == ["a", "b", "c"])
    #expect(screen[2] == "b")
  }
}

@Suite struct ScreenRowsTests {
  /// Eight rows of 44 points in each of two sections.
  private static func makeGeometry() -> RevertibleGeometry {
    let section = SectionHeights(rows: RowHeights(repeating: 44, count: 8))
    var geometry = RevertibleGeometry()
    geometry.perform(.replaceSections(TableGeometry([section, section])))
    return geometry
  }

  @Test(arguments: [(5, true), (4, false), (3, false)])
  func `the rows on a full screen stay if only rows below them moved`(
    row: Int,
    isKept: Bool
  ) {
    let range = 0.0..<200.0
    let screen = ScreenRows(Self.makeGeometry(), range)
    #expect(screen.paths.last == path(0, 4))
    var changed = Self.makeGeometry()
    changed.perform(.setRow(path(0, 7), 60, .given))
    let kept = screen.kept(in: changed, range, before: path(0, row))
    #expect((kept != nil) == isKept)
    #expect(kept?.isOf(changed) != false)
  }

  @Test func `other rows are looked for after a scroll and on a screen with room`() {
    let geometry = Self.makeGeometry()
    let end = path(9, 0)
    #expect(ScreenRows(geometry, 0..<200).kept(in: geometry, 1..<201, before: end) == nil)
    #expect(ScreenRows(geometry, 0..<800).kept(in: geometry, 0..<800, before: end) == nil)
  }

  @Test(arguments: [(0, 0, 5), (0, 3, 2), (0, 4, 1), (0, 5, 0), (1, -1, 0)])
  func `the rows from a position on`(section: Int, row: Int, count: Int) {
    let screen = ScreenRows(Self.makeGeometry(), 0..<200)
    #expect(screen.paths(from: path(section, row)).count == count)
  }
}
