import SessionSupport
import Testing
import Wirings

@testable import Workbench
@testable import Workspace

/// Rows that measuring pushes off the screen: their cells go back, and nobody is accused of it.
@MainActor @Suite struct PushedOffRowTests {
  private static let document: String = {
    let sections = (0..<5).map { section in
      let items = (0..<8).map { #"{"id": "\#(section).\#($0)", "title": "Row \#($0)"}"# }
      let rows = items.joined(separator: ", ")
      return #"{"header": "Section \#(section)", "footer": "end", "items": [\#(rows)]}"#
    }
    return #"{"sections": [\#(sections.joined(separator: ", "))]}"#
  }()

  @Test(arguments: Wiring.all.map(\.name))
  func `no data source is accused`(wiring: String) throws {
    let fixture = try SessionFixture(Self.document, wiring: wiring)
    fixture.run("scroll to 3 2 top", "set estimatedRowHeight 60")
    for name in ["A", "B", "C", "D", "E", "F"] {
      let answer = fixture.run("append 0 \(name)")
      #expect(!answer.contains("returned one cell"), "\(answer)")
    }
  }
}
