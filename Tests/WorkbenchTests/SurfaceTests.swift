import SessionSupport
import TableUI
import Testing

@testable import Workbench
@testable import Workspace

/// Every row of the interface that UIKit's table views have here is exercised by lines.
@MainActor @Suite struct SurfaceTests {
  @Test(arguments: SurfaceRow.objects + SurfaceRow.tableView + SurfaceRow.cells)
  func `lines exercise it`(row: SurfaceRow) throws {
    let fixture = try SessionFixture()
    let text = fixture.run(row.script, isPrompt: true)
    var rest = text[...]
    for part in row.shows {
      let found = rest.firstRange(of: part)
      #expect(found != nil, "\(part) is missing behind what was found, in\n\(text)")
      if let found { rest = rest[found.upperBound...] }
    }
    // What is refused is refused because the row says so, and the table is sound whatever was done.
    let refused = text.split(separator: "\n").filter { $0.hasPrefix("error[") }
    #expect(refused.count <= 1, "\(text)")
    #expect(fixture.code("app cell 0 0 setSelected off") != "unknown-command")
    #expect(fixture.session.current?.tableView.checkInvariants() == [])
  }

  @Test func `no row is left out`() {
    #expect(SurfaceRow.objects.count == 29)
    #expect(SurfaceRow.tableView.count == 28)
    #expect(SurfaceRow.cells.count == 13)
  }

  @Test func `every optional protocol has a method that a row switches on or off`() {
    let scripts = (SurfaceRow.objects + SurfaceRow.tableView + SurfaceRow.cells).map(\.script)
    let words = scripts.flatMap { $0.split { $0 == " " || $0 == ";" }.map(String.init) }
    let used = zip(words, words.dropFirst()).filter { $0.0 == "implement" }
      .compactMap { OptionalMethod.named($0.1) }
    // The example's wiring has these, and the rows of the table use them as they are.
    let own: Set<OptionalMethod> = [
      .titleForHeader, .commit, .moveRow, .heightForRow, .didSelect,
    ]
    for known in OptionalProtocol.all {
      #expect(known.methods.contains { used.contains($0) || own.contains($0) }, "\(known.type)")
    }
  }
}
