import CommandLanguage
import Foundation
import SessionSupport
import Testing

@testable import Workbench
@testable import Workspace

/// What Tab offers, on a table of two sections.
@MainActor @Suite struct CompletionTests {
  private func offered(_ text: String, after lines: String...) throws -> [String] {
    let fixture = try SessionFixture()
    for line in lines { fixture.run(line) }
    return fixture.offered(text)
  }

  @Test(arguments: [
    ("sel", ["select", "selection"]), ("exi", ["exit"]), ("viewp", ["viewport"]),
    ("SECT", ["sections", "section"]), ("slect", ["select"]), ("row 0 1; vis", ["visible"]),
    ("# sel", []), ("zzzz", []),
  ]) func `commands by their beginning`(text: String, words: [String]) throws {
    #expect(try offered(text) == words)
  }

  @Test func `a command that can do nothing now is not offered`() throws {
    let empty = try SessionFixture(nil)
    let names = empty.offered("")
    #expect(names.contains("open") && names.contains("new") && names.contains("help"))
    #expect(!names.contains("row") && !names.contains("use") && !names.contains("undo"))
    #expect(!(try offered("")).contains("undo"))
    #expect(try offered("und", after: "delete 0 0") == ["undo"])
    #expect(try offered("red", after: "delete 0 0", "undo") == ["redo"])
    #expect(!(try offered("")).contains("end"))
    #expect(try offered("rollb", after: "begin") == ["rollback"])
  }

  @Test(arguments: [
    ("row ", ["0", "1"]), ("row 0 ", ["0", "1", "2", "3", "last", "*"]),
    ("row 1 ", ["0", "last", "*"]),
    ("row 7 ", []), ("row 0.", ["0.0", "0.1", "0.2", "0.3", "0.last", "0.*"]),
    ("item 0 l", ["last"]),
    ("insert at 1 ", ["0", "1", "last"]), ("delete 0 1..", ["1..1", "1..2", "1..3", "1..last"]),
    ("sel 0 3", ["3"]), ("move 0 1 ", ["to"]), ("move 0 1 to ", ["0", "1"]),
    ("swap 0 1 w", ["with"]),
    ("rows ", ["0", "1"]), ("rect ", ["header", "footer", "0", "1"]),
    ("section insert at ", ["0", "1", "2"]),
    ("section delete ", ["0", "1"]), ("section move 0 to 1", ["1"]),
    ("height ", ["header", "footer", "0", "1"]),
    ("height 0 3 ", ["=", "auto"]), ("scroll to 0 3 ", ["top", "middle", "bottom", "none"]),
  ]) func `sections and rows that are there`(text: String, words: [String]) throws {
    #expect(try offered(text) == words)
  }

  @Test func `rows wear their titles as help, sections their headers`() throws {
    let fixture = try SessionFixture()
    let completer = Completer(fixture.session)
    #expect(completer.completion(of: "row 0 2").candidates == [.init("2", help: "Cy")])
    #expect(completer.completion(of: "rows 1").candidates == [.init("1", help: "Work, 1 row")])
  }

  @Test func `the current row is a point, once a row was spoken of`() throws {
    #expect(try offered("row .") == [])
    #expect(try offered("row ", after: "row 0 2") == ["0", "1", "."])
    #expect(try offered("update t", after: "row 0 2") == ["title="])
  }

  @Test(arguments: [
    ("row #", ["#ada", "#bob", "#cy", "#dot", "#eve"]), ("select #d", ["#dot"]), ("row #x", []),
  ]) func `rows by their ids`(text: String, words: [String]) throws {
    #expect(try offered(text) == words)
  }

  @Test(arguments: [
    ("update 0 0 ", ["id=", "title=", "subtitle="]), ("update #cy h", ["height="]),
    ("update 0 0 title=", ["title=\"Ada\""]), ("update 0 2 height=", ["height=60"]),
    ("update 0 0 title=x s", ["subtitle="]), ("model update 0.0 ti", ["title="]),
  ]) func `keys of a row's object, and what they hold`(text: String, words: [String]) throws {
    #expect(Set(words).isSubset(of: try offered(text)))
  }

  @Test func `the key for the kind of cell knows the kinds`() throws {
    let document =
      #"{"sections": [{"items": [{"title": "A", "cell": "base", "on": true, "a b": 1}]}]}"#
    let fixture = try SessionFixture(document)
    let kinds = ["base", "subtitle", "keyValue"].map { "cell=\($0)" }
    #expect(fixture.offered("update 0 0 cell=").starts(with: kinds))
    #expect(fixture.offered("update 0 0 on=") == ["on=true", "on=false"])
    #expect(fixture.offered("update 0 0 \"a") == ["\"a b\"=", "accessory="])
    #expect(fixture.offered("update 0 0 \"a b\"=") == ["\"a b\"=1"])
  }

  @Test(arguments: [
    ("set separatorS", ["separatorStyle"]),
    ("set allowsSel", ["allowsSelection", "allowsSelectionDuringEditing"]),
    ("set allowsSelection ", ["=", "on", "off"]), ("set allowsSelection = o", ["on", "off"]),
    ("set hasUn", []), ("get hasUn", ["hasUncommittedUpdates"]), ("set rowHeight a", ["auto"]),
    ("style g", ["grouped"]), ("wiring m", ["monolith"]), ("trace s", ["show"]),
    ("show --a", ["--all"]), ("show --l", ["--lines"]), ("rows 0 --l", ["--limit"]),
    ("rows 0 --limit 3 --l", []),
    ("row 0 1 --format ", ["text", "jsonl", "csv", "markdown", "json", "tsv", "html"]),
    ("row 0 1 --f", ["--format"]),
    ("delete 0 0 --", ["--drop-empty", "--format"]), ("model delete 0 0 --d", ["--drop-empty"]),
    ("delete --drop-empty 0 ", ["0", "1", "2", "3", "last", "*"]),
    ("help vis", ["visible", "visibleCells"]),
    ("help addr", ["addresses"]),
    ("visible --h", ["--help"]), ("row 0 1 --h", []),
    ("use ", ["people.json"]), ("reload se", ["section"]), ("table sel", ["select"]),
    ("expect no", []), ("insert a", ["after", "at"]),
    ("insert after 0 0 \"x\" --", ["--raw", "--format"]),
  ]) func `words of every kind`(text: String, words: [String]) throws {
    #expect(try offered(text) == words)
  }

  @Test func `variables in bare words and in double quotes`() throws {
    let fixture = try SessionFixture()
    fixture.session.names.variables = ["NAME": "x", "NUMBER": "1", "OTHER": "2"]
    #expect(fixture.offered("row $N") == ["$NAME", "$NUMBER"])
    #expect(fixture.offered("echo \"a ${O") == ["${OTHER}"])
    #expect(fixture.offered("echo '$O") == [])
    #expect(fixture.offered("echo \\$O") == [])
    #expect(fixture.offered("row 0 $NUM") == ["$NUMBER"])
  }

  @Test(arguments: [
    "append 0 {\"a", "append 0 [1, ", "update 0 0 a={", "# ", "row 0 1 # ", "echo \"x",
  ])
  func `nothing inside values, texts and comments`(text: String) throws {
    #expect(try offered(text) == [])
  }

  @Test func `a command goes on behind the lines before`() throws {
    let completer = Completer(try SessionFixture().session)
    #expect(completer.completion(of: "1", behind: "row \\").candidates.map(\.text) == ["1"])
    #expect(completer.completion(of: "sel", behind: "append 0 {").candidates.isEmpty)
    #expect(completer.completion(of: "b\" ", behind: "echo \"a").candidates.isEmpty)
  }

  @Test(arguments: [
    ("row #", ["#\"New York\"", "#\"Newark\"", "#\"Oslo\"", "#\"a\\\"b\""]),
    ("row #Os", ["#Oslo"]), ("row #New", ["#\"New York\"", "#\"Newark\""]),
    ("row #\"New Y", ["#\"New York\""]), ("row #\"Newa", ["#Newark"]),
    ("move #\"New York\" ", ["to"]),
  ])
  func `ids that need quotes get them`(text: String, words: [String]) throws {
    let rows = #"[{"id": "New York"}, {"id": "Newark"}, {"id": "Oslo"}, {"id": "a\"b"}]"#
    #expect(try SessionFixture(rows).offered(text) == words)
  }

  @Test func `aliases of the session, and the words behind them`() throws {
    let fixture = try SessionFixture()
    fixture.run("alias look row 0", "let name = Ada")
    #expect(fixture.offered("loo") == ["look"])
    #expect(fixture.offered("look ") == ["0", "1", "2", "3", "last", "*"])
    #expect(fixture.offered("alias x vis") == ["visible"])
    #expect(fixture.offered("time row 1 ") == ["0", "last", "*"])
    #expect(fixture.offered("let na") == ["name"])
    #expect(fixture.offered("echo $na") == ["$name"])
  }

  @Test func `expect knows what came last`() throws {
    #expect(try offered("expect o", after: "row 0 0") == ["ok", "offset"])
    #expect(try offered("expect n", after: "row 0 9; expect ok") == ["no-row"])
    #expect(try offered("expect rows 0 ") == ["=", "!=", "~", "has", "lacks", "<=", ">=", "at"])
  }

  @Test func `a million rows are offered a screenful at a time`() throws {
    let fixture = try SessionFixture(nil)
    fixture.run("new 1000000 3", "scroll to 0 500000 top")
    let completion = Completer(fixture.session).completion(of: "row 0 ")
    let words = completion.candidates.map(\.text)
    #expect(words.count <= CompletionScope.limit && completion.note == "… 0 to 999999")
    #expect(words.contains("500003") && words.contains("999999") && words.contains("0"))
    #expect(fixture.offered("row 0 99999") == ["99999"] + (0...9).map { "99999\($0)" })
    #expect(fixture.offered("row 0 1000000") == [])
    let ids = Completer(fixture.session).completion(of: "row #0.77777")
    #expect(ids.isPartial && !ids.addsSpace)
  }
}

extension SessionFixture {
  /// The texts that Tab offers behind a text.
  func offered(_ text: String) -> [String] {
    Completer(session).completion(of: text).candidates.map(\.text)
  }
}
