import SessionSupport
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

@MainActor @Suite struct CopyCommandTests {
  /// What a session copied.
  @MainActor private final class Clip {
    var texts: [String] = []
  }

  private func copied(_ text: String, _ name: String, _ lines: [String]) throws -> [String] {
    let folder = try ScratchFolder()
    let fixture = try SessionFixture(nil)
    try folder.write(text, to: name)
    fixture.run("open \(folder.file(name))")
    let clip = Clip()
    fixture.session.host.person = ScriptedPerson().person
    fixture.session.host.person?.copies = { text in
      clip.texts.append(text)
      return true
    }
    for line in lines { fixture.type(line) }
    return clip.texts
  }

  @Test func `each form`() throws {
    let texts = try copied(
      SessionFixture.document,
      "in.json",
      [
        "row 0 2", "copy", "copy path", "copy jq", "copy . swift", "copy #ada item",
        "copy 0 1 text",
      ]
    )
    #expect(
      texts == [
        "0.2", "0.2", ".sections[0].items[2]", "IndexPath(row: 2, section: 0)",
        "{\"id\": \"ada\", \"title\": \"Ada\", \"subtitle\": \"first\"}", "Bob",
      ]
    )
  }

  @Test(arguments: [
    ("[{\"a\": 1}, 2]", "in.json", "0 1", ".[1]"), ("[[1], [2, 3]]", "in.json", "1 1", ".[1][1]"),
    ("{\"data\": [{\"a\": 1}]}", "in.json", "0 0", ".data[0]"),
    ("{\"x y\": [1], \"z\": [2, 3]}", "in.json", "0 0", ".[\"x y\"][0]"),
    ("{\"x y\": [1], \"z\": [2, 3]}", "in.json", "1 1", ".z[1]"),
    ("{\"k\": 1, \"l\": 2}", "in.json", "0 1", ".l"),
    ("{\"a\": 1}\n{\"a\": 2}\n", "in.jsonl", "0 1", ".[1]"),
    (
      "{\"rows\": [], \"title\": \"T\", \"sections\": [{\"rows\": [1]}]}", "in.json", "0 0",
      ".sections[0].rows[0]"
    ),
  ])
  func `the path leads to the row in each shape`(
    text: String,
    name: String,
    row: String,
    path: String
  ) throws {
    #expect(try copied(text, name, ["copy \(row) jq"]) == [path])
  }

  @Test func `the row is that of the model, whatever view is on, and of the rows as they are`()
    throws
  {
    let lines = ["sort title desc", "copy 0 0 jq", "sort off", "delete 0 0", "copy 0 0 jq"]
    #expect(
      try copied(SessionFixture.document, "in.json", lines) == [
        ".sections[0].items[3]", ".sections[0].items[0]",
      ]
    )
  }

  @Test func `it says what it copied, on one line without controls`() throws {
    let fixture = try SessionFixture()
    fixture.session.host.person = ScriptedPerson().person
    fixture.session.host.person?.copies = { _ in true }
    #expect(fixture.type("copy 0 1") == "copied 0.1")
    #expect(fixture.type("copy 0 1 item") == "copied {\"id\": \"bob\", \"title\": \"Bob\"}")
    #expect(fixture.type("row .").hasPrefix("0 1"))
  }

  @Test func `without a clipboard the text is printed`() throws {
    let fixture = try SessionFixture()
    fixture.session.isConfined = true
    #expect(
      fixture.run("copy 0 1 jq") == """
        error[refused]: no clipboard found
          .sections[0].items[1]
          hint: use a terminal, or install wl-copy, xclip or pbcopy
        """
    )
  }

  @Test(arguments: [
    ("copy 0 99", "no-row"), ("copy 0 1 zork", "bad-argument"), ("copy jq 0 1", "bad-argument"),
  ])
  func `what does not fit`(line: String, code: String) throws {
    #expect(try SessionFixture().code(line) == code)
    #expect(try SessionFixture(nil).code("copy") == "no-source")
  }
}
