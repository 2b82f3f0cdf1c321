import SessionSupport
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// What stands before the line.
@MainActor @Suite struct StatusPromptTests {
  @Test(arguments: [
    ("", "people.json> "), ("row 0 1", "people.json 0.1> "),
    ("delete 0 1", "people.json* 0.1> "), ("begin", "people.json batch> "),
    ("wiring monolith; row 0 0", "people.json 0.0 monolith> "),
    ("wiring array; wiring items", "people.json> "), ("close", "tabletop> "),
    ("set prompt mine", "mine> "), ("set prompt \"\"", "> "),
    ("set prompt \"%w %s%m %r> \"; delete 0 1", "items people.json* 0.1> "),
    ("set prompt 100%%; row 0 0", "100%> "), ("set prompt %x%", "%x%> "),
    ("set prompt \"%s %w\"; close", "tabletop > "), ("set prompt \"a\\u001bb\"", "a␛b> "),
    ("set prompt x; set prompt auto", "people.json> "),
  ]) func `tells the source, its changes, the row and the wiring`(
    line: String,
    prompt: String
  )
    throws
  {
    let fixture = try SessionFixture()
    fixture.run(line, isPrompt: true)
    #expect(fixture.session.prompt == prompt)
  }
}
