import CommandLanguage
import Foundation
import SessionSupport
import Testing

@testable import Workbench
@testable import Workspace

@MainActor @Suite struct CompletionFileTests {
  private func inFolder(_ body: (String, SessionFixture) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "c-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a.json", "b c.json", "b d.json", "it's $5.json", "notes.txt", ".hidden.json"] {
      try "[]".write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "my folder"),
      withIntermediateDirectories: false
    )
    try "[1]".write(
      to: folder.appending(path: "my folder/x.json"),
      atomically: true,
      encoding: .utf8
    )
    try body(folder.path + "/", try SessionFixture())
  }

  @Test func `files with spaces wear quotes, and each one offered opens`() throws {
    try inFolder { folder, fixture in
      let words = fixture.offered("open \(folder)")
      #expect(words.count == 5)
      for word in words where !word.hasSuffix("/") {
        #expect(fixture.code("open \(word)") == "ok", "\(word)")
      }
      #expect(
        fixture.offered("open \(folder)b") == ["\"\(folder)b c.json\"", "\"\(folder)b d.json\""]
      )
      #expect(fixture.offered("open \"\(folder)b c") == ["\"\(folder)b c.json\""])
      #expect(fixture.offered("open '\(folder)b c") == ["'\(folder)b c.json'"])
      #expect(fixture.offered("open \(folder)b\\ c") == ["\"\(folder)b c.json\""])
      #expect(fixture.offered("open \(folder)it") == ["\"\(folder)it's \\$5.json\""])
      #expect(fixture.offered("open \(folder).h") == ["\(folder).hidden.json"])
      #expect(fixture.offered("open \(folder)n") == ["\(folder)notes.txt"])
    }
  }

  @Test func `the quotes of a folder stay open`() throws {
    try inFolder { folder, fixture in
      let completion = Completer(fixture.session).completion(of: "open \(folder)my")
      #expect(completion.candidates.map(\.text) == ["\"\(folder)my folder/"])
      #expect(!completion.addsSpace)
      #expect(fixture.offered("open \"\(folder)my folder/") == ["\"\(folder)my folder/x.json\""])
    }
  }

  @Test func `the paths in a file are offered with what is there`() throws {
    try inFolder { folder, fixture in
      try #"{"meta":{"v":1},"main":{"en":{"list":[{"a":1}],"x y":{}}},"n":5}"#.write(
        toFile: folder + "deep.json",
        atomically: true,
        encoding: .utf8
      )
      let line = "open \(folder)deep.json --at "
      let completion = Completer(fixture.session).completion(of: line)
      #expect(
        completion.candidates.map { "\($0.text) \($0.help)" } == [
          #""meta" {"v":1}"#, #""main" {"en":{"list":[{"a":1}],"x y":{}}}"#,
          #""main.en" {"list":[{"a":1}],"x y":{}}"#, #""main.en.list" [{"a":1}]"#,
          #""main.en.x y" {}"#,
        ]
      )
      #expect(fixture.offered(line + "main.en.l") == ["main.en.list"])
      #expect(fixture.code(line + "main.en.list") == "ok")
      #expect(fixture.offered("open \(folder)notes.txt --at ") == [])
      #expect(fixture.offered("open /nowhere/x.json --at ") == [])
    }
  }

  @Test func `a folder that is not there offers nothing`() throws {
    let fixture = try SessionFixture()
    #expect(fixture.offered("open /nowhere/at/all/x") == [])
    #expect(fixture.offered("save /nowhere/at/all/x") == [])
  }
}
