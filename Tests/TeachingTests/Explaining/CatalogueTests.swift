import CommandLanguage
import SessionSupport
import TableModel
import TestSupport
import Testing

@testable import Teaching
@testable import Workbench
@testable import Workspace

/// Every condition of the catalogue, reached by a line of the workbench.
@MainActor @Suite struct CatalogueTests {
  @Test(arguments: CatalogueText.all, CatalogueText.eras)
  func `a line reaches it, word for word in each era`(
    condition: CatalogueText,
    era: String
  ) throws {
    let line = try #require(Self.lines[condition.name])
    let fixture = try SessionFixture()
    let wanted = condition.words(era: era, source: "ItemDataSource")
    fixture.run("set messageEra \(era)")
    let text = fixture.run(line, isPrompt: true)
    switch try #require(fixture.session.lastResult) {
    case .failure(let error):
      #expect(error.code == wanted.code)
      #expect(error.message == wanted.text)
      #expect(text.hasSuffix("\n  explain \(wanted.code)"), "\(text)")
    case .success(let answer):
      let warnings = answer.warnings.filter { $0.code == wanted.code }
      #expect(warnings.contains { $0.text == wanted.text }, "\(text)")
    }
    #expect(fixture.run("expect \(wanted.code)", isPrompt: true) == "")
  }

  @Test func `every code that is explained is reached or said to be out of reach`() {
    var reached = Set(CatalogueText.all.map(\.code))
    for condition in CatalogueText.all { reached.formUnion(condition.others.values.map(\.code)) }
    // The faults of fetched results reach these; the tests of `fault` do.
    reached.formUnion(["F1", "F2", "F3"])
    // Snapshots on two queues reach these; `AppSnapshotTests` does.
    reached.formUnion(["D8", "D9"])
    for page in ExplanationPage.all where page.code != "range" {
      let isSaid = page.title.contains("not reachable here")
      #expect(reached.contains(page.code) != isSaid, "\(page.code)")
    }
    #expect(Set(Self.lines.keys) == Set(CatalogueText.all.map(\.name)))
  }

  @Test func `a text that is printed is explained by its own page`() {
    for condition in CatalogueText.all {
      for era in CatalogueText.eras {
        let words = condition.words(era: era, source: "ItemDataSource")
        let found = MessageMatcher.texts(in: words.text).first?.page.code
        #expect(found == words.code, "\(words.text)")
      }
    }
  }

  private static let lines = sums.merging(places) { $1 }.merging(conflicts) { $1 }
    .merging(questions) { $1 }

  private static let sums = [
    "E1 unchanged": "table delete 0 3",
    "E1 changed": "model delete 0 0; model delete 0 0; table delete 0 3",
    "E1 reloaded": "model delete 0 3; table reload 0 0",
    "E1 empty": "begin; model append 0 x; end",
    "E1 moved": """
    set batchPolicy uikit; begin; model section move 0 to 1; table section move 0 to 1; \
    table reload 0 0; end
    """,
    "E2 unchanged": "table section delete 0",
    "E2 changed": "model delete 0 3; model section insert at 2 x; table delete 0 3",
  ]

  private static let places = [
    "E4": "model append 0 x; table delete 0 4",
    "E4 reload": "model append 0 x; table reload 0 4",
    "E5": "model section insert at 2 x; model append 2 y; table delete 2 0",
    "E5 reload": "model section insert at 2 x; model append 2 y; table reload 2 0",
    "E6": "table insert at 0 4",
    "E7": "begin; model section delete 1; table section delete 1; table insert at 1 0; end",
    "E8": "model section insert at 2 x; table section delete 2",
    "E8 reload": "model section insert at 2 x; table reload section 2",
    "E9": "table section insert at 2",
    "E34": #"batch {"old": [4,1], "new": [4,1], "deleteRows": [[0,-1]]}"#,
    "E10 row": "model append 0 x; table move 0 4 to 0 0",
    "E10 section": "model section insert at 2 x; model append 2 y; table move 2 0 to 0 0",
    "E11 row": "begin; model delete 0 3; table delete 0 3; table move 0 0 to 0 3; end",
    "E11 section": """
    begin; model section delete 1; table section delete 1; table move 0 0 to 1 0; end
    """,
    "E30 from": "model section insert at 2 x; table section move 2 to 0",
    "E30 to": """
    begin; model section delete 1; table section delete 1; table section move 0 to 1; end
    """,
    "E31 from": "begin; table move 0 0 to 0 1; table move 0 0 to 0 2; end",
    "E31 to": "begin; table move 0 0 to 0 3; table move 0 1 to 0 3; end",
  ]

  private static let conflicts = [
    "E12": "begin; model insert at 0 0 x; table insert at 0 0; table move 0 1 to 0 0; end",
    "E13 delete": "begin; model delete 0 1; table delete 0 1; table move 0 1 to 0 0; end",
    "E13 reload": "begin; table move 0 1 to 0 0; table reload 0 1; end",
    "E14 row": "begin; model delete 0 1; table delete 0 1; table reload 0 1; end",
    "E14 section": """
    begin; model section delete 1; table section delete 1; table reload section 1; end
    """,
    "E16 into": """
    set batchPolicy uikit; begin; model section insert at 2 x; model move 0 0 to 2 0; \
    table section insert at 2; table move 0 0 to 2 0; end
    """,
    "E16 out of": """
    set batchPolicy uikit; begin; model move 1 0 to 0 0; model section delete 1; \
    table move 1 0 to 0 0; table section delete 1; end
    """,
    "E32 delete": """
    begin; model section delete 1; table section delete 1; table section move 1 to 0; end
    """,
    "E32 insert": """
    begin; model section insert at 1 x; table section insert at 1; table section move 0 to 1; end
    """,
    "E32 twice": "begin; table section move 0 to 1; table section move 0 to 0; end",
    "E33": """
    set batchPolicy uikit; begin; model section move 0 to 1; model insert at 1 0 x; \
    table section move 0 to 1; table insert at 1 0; end
    """,
  ]

  private static let questions = [
    "E18": "app dequeue cell 0 0",
    "E19": "app cellForRow nil; reload; layout",
    "E20": "app cellForRow forgets; reload; layout",
    "E21 row": "model append 0 x; scroll to 0 4",
    "E21 section": "model section insert at 2 x; model append 2 y; scroll to 2 0",
    "E22": "model append 0 x; rect 0 4",
    "E22 dequeue": "model append 0 x; app dequeue ItemCell 0 4",
    "E23 header": "model section insert at 2 x; rect header 2",
    "E23 footer": "model section insert at 2 x; rect footer 2",
    "E23 section": "model section insert at 2 x; rect 2",
    "E25": "app implement heightForRow -0.01; reload; layout",
    "E25 automatic": "app implement heightForRow -1; reload; layout",
    "E26 header": "app implement heightForHeader -0.5; reload; layout",
    "E26 footer": "app implement heightForFooter -0.5; reload; layout",
    "E28": #"batch {"old": [0], "new": [402337200000000]}"#,
    "E29 cells": "app cellForRow asks; reload; layout",
    "E29 cell": "app cellForRow asks; reload; layout",
    "W1": "app window off; layout",
    "N2 nobody": "app dequeue ItemCell; scroll by 1; reload; layout",
    "E35": "model section insert at 2 x; app numberOfRows 2",
    "E36": "app cellForRow twice; reload; layout",
    "E37": "app cellForRow updates; reload; layout",
    "N6": "app heightFrom flicker; layout",
    "D1 items": "app snapshot append a b a; app snapshot apply",
    "D1 sections": "app snapshot section append S S; app snapshot apply",
    "D10": "app snapshot append ada",
    "D11": "app snapshot section append Work",
    "D2": "app snapshot section items Work x x",
    "D3": "app snapshot reload zed",
    "D4": "app snapshot delete zed",
    "D5": "app snapshot append a to Nowhere",
    "D6": "app snapshot section delete Family Work; app snapshot append a",
    "D7": "app snapshot insert y ada before ada",
  ]
}
