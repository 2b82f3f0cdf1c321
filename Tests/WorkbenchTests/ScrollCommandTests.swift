import SessionSupport
import Testing
import Wirings

@testable import Workbench
@testable import Workspace

/// Scrolling at the prompt (seeds E9, E10).
@MainActor @Suite struct ScrollCommandTests {
  private static let document =
    #"{"sections": [{"items": ["a", "b"]}, {"items": []}, {"items": ["z"]}]}"#

  @Test(arguments: Wiring.all.map(\.name))
  func `a row of an empty section is not scrolled to, and nothing moves (seed E10)`(
    wiring: String
  ) throws {
    let fixture = try SessionFixture(Self.document, wiring: wiring)
    fixture.run("viewport 390 44", "scroll by 20")
    let answer = fixture.run("scroll to 1 0", isPrompt: true)
    #expect(answer.hasPrefix("error[no-row]: section 1 has no row 0"), "\(answer)")
    #expect(answer.hasSuffix("hint: section 1 has no rows"), "\(answer)")
    #expect(fixture.run("offset", isPrompt: true) == "20 pt")
  }

  @Test func `a finger scrolls in words of its own (seed E9)`() throws {
    let fixture = try SessionFixture(Self.document, wiring: "generators")
    fixture.run("viewport 390 44", "trace on")
    let lines = fixture.run("scroll by 20").split(separator: "\n")
    let told = lines.compactMap { (line: Substring) -> String? in
      guard let found = line.firstRange(of: "scrollView") else { return nil }
      return String(line.suffix(from: found.lowerBound).prefix { $0 != " " })
    }
    #expect(
      told == [
        "scrollViewWillBeginDragging(_:)", "scrollViewDidScroll(_:)",
        "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
        "scrollViewDidEndDragging(_:willDecelerate:)",
      ]
    )
  }
}
