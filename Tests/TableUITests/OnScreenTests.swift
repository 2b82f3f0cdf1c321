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
