import CommandLanguage
import Platform
import SessionSupport
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// `COMMAND > FILE`, `>> FILE`, `| PROGRAM` and `!LINE`.
@MainActor @Suite struct DestinationTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func text(_ name: String) throws -> String {
    String(decoding: try Files.read(folder.path + "/" + name).bytes, as: UTF8.self)
  }

  @Test func `an answer goes to a file, in its form, and the next behind it`() throws {
    let fixture = try SessionFixture()
    let file = folder.path + "/out.csv"
    #expect(
      fixture.run("sections --format csv > \(file)", "offset >> \"\(file)\"")
        == "wrote 56 bytes to \(file)\nadded 8 bytes to \(file)"
    )
    #expect(
      try text("out.csv") == "section,header,footer,rows\n0,Family,,4\n1,Work,the end,1\nvalue\n0\n"
    )
  }

  @Test func `an answer goes through a program and comes back`() throws {
    let fixture = try SessionFixture()
    #expect(
      fixture.run("rows 0 | cut -c 1-7 | sort -r # a comment of the shell")
        == "0 3  Do\n0 2  Cy\n0 1  Bo\n0 0  Ad"
    )
    #expect(
      fixture.records("! printf 'a\\nb\\n'")[0].contains(
        #""answer":{"output":"a\nb\n","status":0}"#
      )
    )
  }

  @Test func `controls that a program writes are made visible`() throws {
    #expect(try SessionFixture().run("!printf 'x\\033[2J\\n'") == "x␛[2J")
  }

  @Test(arguments: [
    ("!exit 3", "program"), ("rows | exit 4", "program"), ("rows |", "bad-argument"),
    ("rows >", "bad-argument"), ("rows > ; offset", "bad-argument"),
    ("rows > /tmp more", "bad-argument"), ("rows > /", "io"), ("> x", "unknown-command"),
    ("rows > /no/such/folder/x", "not-found"), ("!", "bad-argument"), ("!  ", "bad-argument"),
  ])
  func `what cannot be done is said`(_ line: String, _ code: String) throws {
    #expect(try SessionFixture().code(line) == code)
  }

  @Test func `nothing is changed for an answer that has no place to go`() throws {
    let fixture = try SessionFixture()
    #expect(fixture.code("insert after 0 0 \"x\" > /no/such/folder/y") == "not-found")
    #expect(fixture.type("rows 0 | wc -l") == "4")
  }

  @Test func `a command that fails leaves the file alone`() throws {
    let fixture = try SessionFixture()
    let file = folder.path + "/kept.txt"
    fixture.run("offset > \(file)")
    #expect(fixture.code("row 0 99 > \(file)") == "no-row")
    #expect(try text("kept.txt") == "0 pt\n")
  }

  @Test(arguments: ["rows > x", "rows >> x", "rows | cat", "!true", "shell true"])
  func `where answers stay nothing is written and nothing started`(_ line: String) throws {
    let fixture = try SessionFixture()
    fixture.session.isConfined = true
    #expect(fixture.code(line) == "refused")
  }

  @Test func `signs within words, quotes and values are no places`() throws {
    let fixture = try SessionFixture()
    fixture.run("insert after 0 3 a>b", "append 0 \"c > d\" 'e | f' {\"title\": \"g > h | i\"}")
    #expect(
      fixture.run("rows 0 --from 4")
        == "0 4  a>b\n0 5  c > d\n0 6  e | f\n0 7  g > h | i"
    )
  }

  @Test func `the file of an open table is not written over`() throws {
    let file = folder.path + "/table.json"
    let fixture = try SessionFixture(nil)
    fixture.run("! printf '[\"a\"]' > \(file)", "open \(file)")
    #expect(fixture.code("rows > \(file)") == "refused")
    #expect(fixture.code("rows > /dev/null") == "ok")
  }

  @Test func `Tab offers files behind the sign and nothing behind a program's`() throws {
    let fixture = try SessionFixture()
    let session = fixture.session
    fixture.run("offset > \(folder.path)/apple.txt")
    let names = Completer(session).completion(of: "rows > \(folder.path)/app").candidates
    #expect(names.map(\.text) == ["\(folder.path)/apple.txt"])
    #expect(Completer(session).completion(of: "rows | so").candidates.isEmpty)
  }
}
