import Foundation
import Platform
import Testing
import Wirings

@testable import Workbench

@MainActor @Suite struct SourceFactsTests {
  private static let folder = Readme.root + "/Sources/Workbench/Measuring"

  /// To make the files anew: `REMAKE=1 swift test --filter SourceFactsTests`.
  @Test func `the facts are those of the sources`() throws {
    let maker = try SourceFactsMaker(root: Readme.root)
    for (name, text) in try maker.files(for: Wiring.all.map(\.name)) {
      let path = "\(Self.folder)/\(name)"
      if ProcessInfo.processInfo.environment["REMAKE"] != nil {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      }
      let written = try Files.read(path).bytes
      #expect(String(decoding: written, as: UTF8.self) == text, "\(name) is out of date")
    }
  }

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
