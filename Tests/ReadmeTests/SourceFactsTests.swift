import Testing
import Wirings

@testable import Teaching
@testable import Workbench
@testable import Workspace

@MainActor @Suite struct SourceFactsTests {
  @Test func `each wiring has its facts, its controller first`() throws {
    #expect(SourceFacts.all.map(\.wiring) == Wiring.all.map(\.name))
    for facts in SourceFacts.all {
      let main = try #require(facts.files.first)
      #expect(main.text.contains("static let \(facts.wiring) = Wiring("))
      // The monolith is what the others are made to avoid.
      guard facts.wiring != "monolith" else { continue }
      #expect(main.codeLines < 130, "\(main.path) is more than one would copy into an app")
    }
  }
}
