import SessionSupport
import TableModel
import TableUI
import TestSupport
import Testing
import Wirings

@testable import Workbench
@testable import Workspace

/// Any commands one after another: the screen is in order after each, and no cell is accused of anything.
@MainActor @Suite struct ScreenWalkTests {
  private nonisolated static let (seeds, steps) = (
    rounds(8, thorough: 150), rounds(60, thorough: 150)
  )

  @Test(arguments: Wiring.all.map(\.name), 1...seeds)
  func `no commands make it find fault, and no cell is accused`(wiring: String, seed: Int) throws {
    var walk = ScreenWalk(seed: seed)
    let text = ScreenWalk.documents[seed % 2]
    let fixture = try SessionFixture(text, wiring: wiring, viewport: .init(width: 320, height: 200))
    fixture.session.isConfined = true
    fixture.run("set detectsStaleCells on")
    var lines: [String] = []
    for _ in 0..<Self.steps {
      let counts = fixture.session.current?.shown.map(\.items.count) ?? []
      let line = walk.next(counts)
      lines.append(line)
      let answer = fixture.type(line)
      let isAccused = answer.contains("returned one cell") || answer.contains("still has")
      #expect(!isAccused, "seed \(seed), \(wiring): \(answer)\n\(lines.joined(separator: "\n"))")
      let check = fixture.type("invariants")
      guard check != "all invariants hold" || isAccused else { continue }
      Issue.record("seed \(seed), \(wiring): \(check)\n\(lines.joined(separator: "\n"))")
      return
    }
  }
}
