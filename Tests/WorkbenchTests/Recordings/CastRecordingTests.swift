import CommandLanguage
import Platform
import SessionSupport
import TestSupport
import Testing

@testable import Workbench

/// What `record FILE.cast` writes without a terminal.
@MainActor @Suite struct CastRecordingTests {
  private let folder: ScratchFolder
  private let fixture: SessionFixture

  init() throws {
    folder = try ScratchFolder()
    fixture = try SessionFixture()
    fixture.session.settings.color = .always
  }

  private func cast(_ name: String = "a.cast") throws -> Cast {
    try Cast(try #require(folder.read(name)))
  }

  @discardableResult
  private func record(_ lines: String..., name: String = "a.cast") throws -> Cast {
    fixture.run("record '\(folder.file(name))'")
    for line in lines { fixture.type(line) }
    fixture.run("record stop")
    return try cast(name)
  }

  @Test func `the header is version 2 with a size, a time and the terminal`() throws {
    let header = try record("rows").header
    #expect(header["width"] == .number(80) && header["height"] == .number(24))
    guard case .number(let time)? = header["timestamp"],
      case .object(let environment)? = header["env"]
    else {
      Issue.record("\(header)")
      return
    }
    #expect(time > 1_700_000_000)
    #expect(Set(environment.keys).isSubset(of: ["TERM", "SHELL"]))
  }

  @Test func `a step is the prompt, the command and its answer, as a terminal shows them`() throws {
    let output = try record("row 0 1", "row 0 99", "# a remark").output
    #expect(output.hasPrefix("people.json> row 0 1\r\n"))
    #expect(output.contains("people.json 0.1> row 0 99\r\n\u{1B}[1;31merror[no-row]:\u{1B}[0m "))
    #expect(output.contains("people.json 0.1> # a remark\r\n"))
    #expect(!output.replacing("\r\n", with: "").contains { $0.isNewline })
    #expect(output.hasSuffix("\r\n"))
  }

  @Test func `without color there are no escapes`() throws {
    fixture.session.settings.color = .never
    let output = try record("rows", "row 0 99").output
    #expect(!output.contains("\u{1B}"))
  }

  @Test func `times are those of the clock, which only tick moves`() throws {
    let cast = try record("rows", "tick 2500", "rows")
    let times = cast.events.map(\.time)
    #expect(times.first == 0 && times.last == 2.5)
  }

  @Test func `the bytes of a file are escaped`() throws {
    let text = "[\"\\u001b[31mred\\u0007\", \"\\u0000\\u2028\", \"é漢🏳️‍🌈\"]"
    let fixture = try SessionFixture(text)
    fixture.run("record '\(folder.file("a.cast"))'", "rows", "echo \"\\u001b]0;x\\u0007\"")
    fixture.run("record stop")
    let output = try cast().output
    #expect(!output.contains("\u{1B}]") && !output.contains("\u{7}") && !output.contains("\0"))
    #expect(output.contains("é漢🏳️‍🌈"))
  }

  @Test func `appending goes on after the last event`() throws {
    try record("tick 1000", "rows")
    let first = try cast()
    fixture.run("record '\(folder.file("a.cast"))' --append")
    fixture.type("tick 500")
    fixture.type("row 0 0")
    fixture.run("record off")
    let cast = try cast()
    #expect(
      cast.header == first.header && Array(cast.events.prefix(first.events.count)) == first.events
    )
    #expect(cast.events.last?.time == 1.5 && cast.output.contains("> row 0 0\r\n"))
  }

  @Test(arguments: [
    "", "{}", "[1, 2]", "{\"version\": 1, \"width\": 80, \"height\": 24}",
    "{\"version\": 2, \"width\": 80, \"height\": 24}\n[1, \"o\"]",
    "{\"version\": 2, \"width\": 80, \"height\": 24}\n[1, \"o\", \"x",
    "{\"version\": 3, \"term\": {\"cols\": 80, \"rows\": 24}}",
  ])
  func `what is not a recording is not continued`(text: String) throws {
    let path = try folder.write(text, to: "a.cast")
    #expect(fixture.code("record '\(path)' --append") == "refused")
    #expect(folder.read("a.cast") == text)
    #expect(fixture.type("record") == "not recording; try `record FILE`")
  }

  @Test func `a script is one step with the output of its commands`() throws {
    try folder.write("row 0 0\nrow 0 1\n", to: "s.tabletop")
    let output = try record("source '\(folder.file("s.tabletop"))'", "row 0 2").output
    let steps = output.split(separator: "> ").count - 1
    #expect(steps == 2 && output.contains("Ada") && output.contains("Bob"), "\(output)")
  }

  @Test func `a credential is not recorded`() throws {
    let output = try record("let token s3cr3tvalue", "echo $token").output
    #expect(!output.contains("s3cr3tvalue"), "\(output)")
  }

  @Test func `a second recording is refused and the first goes on`() throws {
    fixture.run("record '\(folder.file("a.cast"))'")
    #expect(fixture.code("record '\(folder.file("b.html"))'") == "refused")
    fixture.type("row 0 0")
    fixture.run("record stop")
    #expect(try cast().output.contains("> row 0 0\r\n"))
    #expect(folder.names == ["a.cast"])
    #expect(fixture.code("record stop") == "refused" && fixture.code("record off") == "refused")
  }

  @Test(arguments: ["a.cast", "a.html", "a.transcript"])
  func `a folder, a device and a missing folder are errors`(name: String) throws {
    try folder.makeFolder(name)
    #expect(fixture.code("record '\(folder.file(name))'") == "io")
    #expect(fixture.code("record '\(folder.file(name))/no/\(name)'") != "ok")
    #expect(fixture.code("record /dev/full --force") == "io")
    try folder.write("mine", to: "old-" + name)
    #expect(fixture.code("record '\(folder.file("old-" + name))'") == "refused")
    #expect(folder.read("old-" + name) == "mine")
    #expect(fixture.code("record '\(folder.file("x" + name))' --force --append") == "bad-argument")
    fixture.type("rows")
    #expect(fixture.type("record").hasPrefix("not recording"))
  }

  @Test func `a folder's check leaves recordings out`() throws {
    try record("rows")
    fixture.run("record '\(folder.file("b.html"))'", "rows", "record stop")
    fixture.run("record '\(folder.file("c.transcript"))'", "new 2", "record stop")
    let files = try Files.list(folder.path).map(\.name).filter { $0.hasSuffix(".transcript") }
    #expect(files == ["c.transcript"] && folder.names.count == 3)
  }

  @Test(arguments: [
    ("ses", ["ses.transcript", "ses.cast", "ses.html"]), ("ses.c", ["ses.cast"]),
    ("ses.x", []), ("/", []),
  ])
  func `names are completed with the extension of a form`(word: String, names: [String]) {
    #expect(RecordingForm.names(from: word).map(\.text) == names)
  }
}
