import ApplyRules
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Sections with members that no table shows, after a crash.
@MainActor @Suite struct SectionRecoveryTests {
  @Test func `another state comes back with its members, and can be taken back`() throws {
    for seed in 0..<60 {
      var recipe = DocumentRecipe(SeededNumbers(seed))
      let (old, new) = recipe.nativePair()
      let fixture = try JournalFixture(old)
      let target = try fixture.folder.write(new, to: "new.json")
      fixture.type("apply \(target)")
      guard fixture.session.current?.isModified == true else { continue }
      let left = try fixture.crash("left")
      let words = "seed \(seed): \(old)\nto \(new)"
      let answer = JournalFixture.type("recover", in: left)
      try #require(answer.contains("restored 1 edit"), "\(answer), \(words)")
      let path = fixture.folder.file("saved.json")
      JournalFixture.type("save --force \(path)", in: left)
      let saved = fixture.folder.read("saved.json") ?? ""
      try #require(plainSections(of: saved) == plainSections(of: new), "\(words)\n\(saved)")
      JournalFixture.type("undo", in: left)
      JournalFixture.type("save --force \(path)", in: left)
      try #require(fixture.folder.read("saved.json") == old, "\(words)")
    }
  }

  @Test func `a section that comes back after a save keeps its own members`() throws {
    let text =
      #"{"sections":[{"id":"a","x":"of A","items":[{"id":1}]},{"id":"b","x":"of B","items":[{"id":2}]}]}"#
    let fixture = try JournalFixture(text)
    for line in ["section delete 0", "save", "undo"] { fixture.type(line) }
    let left = try fixture.crash("left")
    JournalFixture.type("recover", in: left)
    JournalFixture.type("save", in: left)
    #expect(plainSections(of: fixture.folder.read("people.json") ?? "") == plainSections(of: text))
  }
}
