import SessionSupport
import TableModel
import Testing
import Wirings

@testable import Workbench
@testable import Workspace

/// Keys that are bound while a table is open.
@MainActor @Suite struct BindCommandTests {
  static let people = """
    [{"name": {"first": "Ada", "last": "Lovelace"}, "role": "poet", "code": "b", "h": 60},
     {"name": {"first": "Grace", "last": "Hopper"}, "role": "admiral", "code": "a", "h": 80}]
    """

  @Test func `lists roles, paths, coverage and two rows`() throws {
    let fixture = try SessionFixture(Self.people)
    #expect(
      fixture.run("bind", isPrompt: true) == """
        title      name.first  2 of 2 rows  "Ada", "Grace"
        subtitle   role        2 of 2 rows  "poet", "admiral"
        image      –
        id         –
        accessory  –
        height     –
        kind       –
        """
    )
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `counts at once and is kept over edits, undo and wirings`(wiring: String) throws {
    let fixture = try SessionFixture(Self.people, wiring: wiring)
    let next = wiring == "monolith" ? "items" : "monolith"
    let text = fixture.run(
      "update 0 1 role=poet",
      "bind title name.last",
      "rows",
      "bind subtitle off",
      "wiring \(next)",
      "undo",
      "bind height h",
      "rows",
      "height 0 1",
      "sort title",
      "bind title code",
      "rows",
      "sort off",
      "bind auto in 0",
      "rows",
      isPrompt: true
    )
    let kept = text.split(separator: "\n").filter { $0.hasPrefix("0 ") || $0.hasPrefix("title") }
    #expect(
      kept.joined(separator: "\n") == """
        title  name.last  2 of 2 rows  "Lovelace", "Hopper"
        0 0  Lovelace  poet
        0 1  Hopper    poet
        0 0  Lovelace
        0 1  Hopper
        0 1  80 pt, from the row's own key h
        title  code  2 of 2 rows  "b", "a"
        0 0  a
        0 1  b
        title      name.first  2 of 2 rows  "Ada", "Grace"
        0 0  Ada    poet
        0 1  Grace  admiral
        """
    )
  }

  @Test func `sections have bindings of their own`() throws {
    let fixture = try SessionFixture(
      #"{"shop":"x","artists":[{"Id":1,"Name":"AC"}],"albums":[{"No":7,"Title":"Rock"}]}"#
    )
    #expect(
      fixture.run("rows", "bind title No in 1", "rows 1", isPrompt: true) == """
        0 0  AC
        1 0  Rock  7
        section 1 "albums"
          title  No  1 of 1 row  "7"
        1 0  7  7
        """
    )
  }

  @Test func `a key that no row has is an error with the nearest`() throws {
    let fixture = try SessionFixture(Self.people)
    #expect(
      fixture.run("bind title name.frist", isPrompt: true) == """
        error[no-key]: no row has the key "name.frist"
            bind title name.frist
                       ^
          hint: did you mean `name.first`? the rows have name, name.first, name.last, role, code, …
        """
    )
    #expect(fixture.code("bind title x in 3") == "no-section")
    #expect(fixture.code("bind titel x") == "bad-argument")
  }

  @Test func `equal ids are said`() throws {
    let fixture = try SessionFixture(#"[{"n": "a", "g": "x"}, {"n": "b", "g": "x"}, {"n": "c"}]"#)
    #expect(
      fixture.type("bind id g") == """
        id  g  2 of 3 rows  "x", "x"
        note: 1 row repeats the id of an earlier row; #x means the first
        """
    )
    #expect(fixture.type("update #x n=z").hasPrefix("changed 0 0"))
    #expect(!fixture.type("bind id n").contains("note"))
  }

  @Test func `sections that share bindings are bound together, or not at all`() throws {
    let sections = (0..<4_200).map { #""s\#($0)":[{"t":"a","n":\#($0)}]"# }
    let fixture = try SessionFixture("{" + sections.joined(separator: ",") + "}")
    #expect(fixture.code("bind title n in 3") == "refused")
    #expect(fixture.code("bind auto in 3") == "refused")
    fixture.type("bind title n")
    #expect(fixture.session.current?.shown[4_199].items[0].title == "4199")
  }

  @Test func `a key of objects or lists shows JSON`() throws {
    let fixture = try SessionFixture(#"[{"n": "a", "o": {"x": 1}}, {"n": "b", "o": [2]}]"#)
    #expect(
      fixture.run("bind title o", "rows", isPrompt: true) == """
        title  o  2 of 2 rows  "{"x":1}", "[2]"  (JSON; name a path inside)
        0 0  {"x":1}
        0 1  [2]
        """
    )
  }

  @Test func `a program gets a record for each role`() throws {
    let fixture = try SessionFixture(Self.people)
    let records = fixture.records("bind title role")
    let answer =
      #""answer":[{"sections":null,"role":"title","path":"role","rows":2,"of":2,"samples":["poet","admiral"]}]}"#
    #expect(records.count == 1)
    #expect(records[0].hasSuffix(answer))
  }
}
