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
      #expect(main.codeLines < 130, "\(main.path) is more than one would copy into an app")
    }
  }

  @Test func `the places of the experiments are there`() {
    for experiment in EditExperiment.all {
      #expect(experiment.places.map(\.wiring) == Wiring.all.map(\.name))
      for (wiring, places) in experiment.places {
        for place in places where place.file.hasPrefix("Wirings/") {
          let file = SourceFacts.of(wiring)?.files.first { $0.path == place.file }
          let names = file?.methods.map(\.name) ?? []
          #expect(place.method.map(names.contains) ?? (file != nil), "\(wiring): \(place)")
        }
      }
    }
  }
}
