import CommandLanguage
import SessionSupport
import TableUI
import Testing

@testable import Workbench

/// The marks of what a person might take for something else.
@MainActor @Suite struct ViewingMarkTests {
  @Test func `a height that is an estimate is marked until the row was seen`() throws {
    let fixture = try SessionFixture(nil)
    fixture.run("new 100", "set estimatedRowHeight 100")
    #expect(fixture.run("row 0 0").contains("44 pt high at y 0"))
    #expect(fixture.run("row 0 90").contains(" 100 pt high (an estimate) at y "))
    #expect(fixture.records("row 0 90")[0].contains("\"estimated\":true"))
    #expect(!fixture.records("row 0 0")[0].contains("\"estimated\""))
    fixture.run("scroll to 0 90")
    #expect(fixture.run("row 0 90").contains("44 pt high at y "))
    #expect(!fixture.run("row 0 90").contains("an estimate"))
  }

  @Test func `the first image at the prompt is explained, once`() throws {
    let rows = "{\"sections\": [{\"items\": [{\"title\": \"A\", \"image\": \"star\"}]}]}"
    let fixture = try SessionFixture(rows)
    let person = ScriptedPerson()
    fixture.session.host.person = person.person
    let first = fixture.type("show")
    #expect(first.contains("[s]"), "\(first)")
    let note = "note: brackets such as [a] mark an image by its name; `item 0 0` shows the name"
    #expect(first.contains(note))
    #expect(!fixture.type("show").contains("note:"))
  }

  @Test(arguments: ["{\"title\": \"A\"}", "{\"title\": \"A [st]\"}"])
  func `a table without images is not explained`(row: String) throws {
    let fixture = try SessionFixture("{\"sections\": [{\"items\": [\(row)]}]}")
    fixture.session.host.person = ScriptedPerson().person
    #expect(!fixture.type("show").contains("note:"))
  }

  @Test func `a script gets no explanation`() throws {
    let rows = "{\"sections\": [{\"items\": [{\"title\": \"A\", \"image\": \"star\"}]}]}"
    #expect(try !SessionFixture(rows).run("show").contains("note:"))
  }
}
