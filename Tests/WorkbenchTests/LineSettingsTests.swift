import CommandLanguage
import Platform
import SessionSupport
import Teaching
import Testing

@testable import Workbench
@testable import Workspace

/// What the session tells the reader of lines.
@MainActor @Suite struct LineSettingsTests {
  @Test func `what is set counts for the next line`() throws {
    let fixture = try SessionFixture()
    fixture.session.settings.color = .always
    #expect(fixture.session.lineSettings.showsHints && fixture.session.lineSettings.usesStyles)
    fixture.type("set hints off; set editor vi; set history folder; set color never")
    let line = fixture.session.lineSettings
    #expect(!line.showsHints && !line.usesStyles && line.keys == .vi && line.scope == .folder)
    fixture.type("set editor auto; set history file; set accessible on")
    let next = fixture.session.lineSettings
    #expect(next.keys == nil && next.scope == .file && next.isAccessible)
  }

  @Test(arguments: ["set hints maybe", "set editor ed", "set history here", "set accessible 2"])
  func `anything else is refused`(line: String) throws {
    #expect(try SessionFixture().code(line) == "bad-argument")
  }

  @Test func `where no program may be started, no editor is`() throws {
    let fixture = try SessionFixture()
    #expect(fixture.session.lineSettings.startsPrograms)
    fixture.session.isConfined = true
    #expect(!fixture.session.lineSettings.startsPrograms)
  }

  @Test func `a line is about the open file, else about the folder`() throws {
    let session = Session()
    let folder = try #require(Files.resolved("."))
    #expect(session.lineSettings.place == folder + "/")
  }
}
