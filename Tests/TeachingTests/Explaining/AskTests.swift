import SessionSupport
import Testing

@testable import Teaching
@testable import Workbench
@testable import Workspace

@MainActor @Suite struct AskTests {
  @Test(arguments: ["items", "monolith"])
  func `the data source answers for itself, past every check`(wiring: String) throws {
    let fixture = try SessionFixture(wiring: wiring)
    fixture.run("model delete 0 0")
    #expect(
      fixture.run(
        "ask sections",
        "ask rows 0",
        "ask rows 9",
        "ask rows -1",
        "ask title 0",
        "ask footer 1",
        "ask title 9",
        "ask item 0 99",
        "ask item -1 0",
        "ask cell 0 0",
        "ask height 0 1"
      ) == """
        2
        3
        0
        0
        "Family"
        "the end"
        nil
        nil
        nil
        ItemCell "Bob"
        60 pt
        """
    )
    #expect(fixture.run("sections --cached", isPrompt: true).hasPrefix("0  Family  4 rows"))
    #expect(fixture.code("rows 9") == "no-section")
    #expect(fixture.code("ask cell 0 99") == "range")
    #expect(fixture.code("ask rows x") == "bad-argument")
    #expect(fixture.code("ask cell 0") == "ok")
    #expect(fixture.code("ask cell x") == "bad-argument")
    #expect(fixture.run("invariants", isPrompt: true).hasPrefix("error[invariants]"))
  }
}
