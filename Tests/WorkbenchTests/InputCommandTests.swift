import CommandLanguage
import Foundation
import SessionSupport
import TableUI
import Testing
import Wirings

@testable import Workbench
@testable import Workspace

/// `type`, `toggle`, `choose` and `button`, as a person reads them.
@MainActor @Suite struct InputCommandTests {
  private static let form = """
    {"sections": [{"header": "Form", "items": [
      {"id": "name", "cell": "text", "title": "Name", "minLength": 2, "required": true},
      {"id": "born", "cell": "date", "title": "Born", "value": "1815-12-10"},
      {"id": "by", "cell": "choice", "title": "By", "choices": ["mail", "phone"], "details": {
        "phone": [{"id": "number", "cell": "phone", "title": "Number"}]}},
      {"id": "news", "cell": "switch", "title": "News"},
      {"id": "offer", "cell": "promo", "title": "Offer", "buttons": ["buy", "later"]},
      {"id": "send", "cell": "button", "title": "Send", "submits": true},
      {"id": "plain", "title": "Plain"}
    ]}]}
    """

  private let fixture: SessionFixture

  init() throws { fixture = try SessionFixture(Self.form) }

  @Test func `what is typed reaches the model, and one undo takes it back`() {
    #expect(
      fixture.run("type #name Ada Lovelace") == """
        typed "Ada Lovelace" at 0 0 "Name": sent to ItemsController
        changed 0 0 "Name"
          value: (none) → "Ada Lovelace"
        """
    )
    #expect(fixture.run("rows 0").hasPrefix("0 0  Name   Ada Lovelace\n"))
    #expect(fixture.run("undo") == "undid: type 0 0 \"Ada Lovelace\": update 0 0\nnow at 0 0  Name")
    #expect(fixture.run("item 0 0").contains("Ada") == false)
  }

  @Test func `a lone word is the text of the current row, whatever it looks like`() {
    fixture.run("row #born")
    #expect(fixture.run("type 1852-11-27").hasPrefix(#"typed "1852-11-27" at 0 1 "Born""#))
    #expect(fixture.run("type \"\"").hasPrefix("emptied the field at 0 1"))
    #expect(fixture.run("type 0 \"Bo\"").hasPrefix(#"typed "Bo" at 0 0"#))
    #expect(fixture.run("type 0 0 Cy").hasPrefix(#"typed "Cy" at 0 0"#))
    #expect(fixture.code("type") == "bad-argument")
  }

  @Test func `a value that is refused is told with the one that is kept`() {
    fixture.run("type #name Ada")
    #expect(
      fixture.run("type #name A") == """
        typed "A" at 0 0 "Name": sent to ItemsController
        rejected: at least 2 characters
        the model keeps "Ada"; the cell shows the input and the error
        """
    )
    #expect(fixture.run("cell 0 0").contains("! at least 2 characters"))
    #expect(fixture.run("row 0 0").contains("the visible cell still shows \"Name · A\""))
    #expect(fixture.run("changes") == "1  type 0 0 \"Ada\": update 0 0\n  value: (none) → \"Ada\"")
    #expect(
      fixture.run("choose #born 2023-02-29").contains("rejected: no such date")
    )
  }

  @Test func `a cell without the control refuses and says what can be done instead`() {
    #expect(
      fixture.type("type #plain x") == """
        error[refused]: row 0 6 has no text field
          hint: its cell has no inputs
        """
    )
    #expect(
      fixture.type("toggle #by") == """
        error[refused]: row 0 2 has no switch
          hint: try `choose 0 2 mail|phone`
        """
    )
    #expect(
      fixture.type("choose #by pigeon") == """
        error[refused]: row 0 2 does not offer "pigeon"
          hint: it offers mail, phone
        """
    )
    #expect(
      fixture.type("button #offer sell") == """
        error[refused]: row 0 4 has no button "sell"
          hint: try `button 0 4 buy` or `button 0 4 later`
        """
    )
    #expect(fixture.type("choose #name x").hasSuffix("try `type 0 0 TEXT`"))
    #expect(fixture.type("type #born 9").contains("rejected: a day such as"))
    #expect(fixture.run("changes").hasPrefix("no "))
  }

  @Test func `programs get events and what every changing command answers`() {
    let records = fixture.records("choose #by phone", "toggle #news", "button #offer buy 2")
    #expect(
      records[0].hasSuffix(
        #""answer":{"changes":[{"op":"update","at":[0,2],"item":{"id":"by","cell":"choice","#
          + #""title":"By","choices":["mail","phone"],"details":{"phone":[{"id":"number","#
          + #""cell":"phone","title":"Number"}]},"value":"phone"}},{"op":"insert","at":[0,3],"#
          + #""items":[{"id":"number","cell":"phone","title":"Number"}]}],"sections":1,"rows":8,"#
          + #""current":[0,2],"events":["entered 0 2 choice \"phone\""],"selected":[]}}"#
      ),
      "\(records[0])"
    )
    #expect(records[1].contains(#""events":["entered 0 4 switch on"]"#))
    #expect(records[2].contains(#""changes":[]"#))
    #expect(records[2].contains(#""events":["entered 0 5 button buy \"2\""]"#))
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `a row off the screen is scrolled to first, and the branch goes with one undo`(
    wiring: String
  ) throws {
    let fixture = try SessionFixture(
      Self.form,
      wiring: wiring,
      viewport: Size(width: 320, height: 110)
    )
    #expect(fixture.run("toggle #news").hasPrefix("scrolled to 0 3\nswitched on at 0 3 \"News\""))
    fixture.run("choose #by phone", "type #number 12345")
    #expect(fixture.run("rows").contains("0 3  Number  12345"))
    fixture.run("undo 2")
    #expect(!fixture.run("rows").contains("Number"))
    #expect(fixture.run("rows").contains("0 2  By"))
    #expect(fixture.run("invariants") == "all invariants hold")
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `a filtered and sorted table takes values into the right rows`(wiring: String) throws {
    let fixture = try SessionFixture(Self.form, wiring: wiring)
    fixture.run("sort title desc", "type #name Ada", "choose #by phone", "sort off")
    #expect(fixture.run("rows").contains("0 0  Name    Ada"))
    #expect(fixture.run("rows").contains("0 2  By      phone\n0 3  Number"))
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `the trace shows the way from the person to the model and back`(wiring: String) throws {
    let fixture = try SessionFixture(Self.form, wiring: wiring)
    fixture.run("trace on")
    let trace = fixture.run("type #name Ada")
    let hops = [
      "person → TableView  type 0 0", "TableView → TextInputCell  enter(_:in:) text \"Ada\"",
      "TextInputCell → ", "performBatchUpdates(_:completion:) reload 0·0",
      "tableView(_:cellForRowAt:) 0 0",
    ]
    var rest = trace[...]
    for hop in hops {
      let place = rest.range(of: hop)
      #expect(place != nil, "\(wiring): \(hop)\n\(trace)")
      rest = place.map { rest[$0.upperBound...] } ?? rest
    }
  }

  @Test func `a button that submits names what is missing until nothing is`() {
    #expect(fixture.run("button #send send").hasSuffix("rejected: Name: must not be empty"))
    fixture.run("type #name Ada")
    #expect(
      fixture.run("button #send send")
        == "pressed \"send\" at 0 5 \"Send\": sent to ItemsController"
    )
  }

  @Test func `values and names of buttons are offered`() {
    let completer = Completer(fixture.session)
    func words(_ line: String) -> [String] {
      completer.completion(of: line).candidates.map(\.text)
    }
    #expect(words("choose #by ") == ["mail", "phone"])
    #expect(words("button #offer ") == ["buy", "later"])
    #expect(words("button #send ") == ["send"])
  }

  @Test func `nothing is typed while a batch is open`() {
    fixture.run("begin")
    #expect(fixture.type("type #name Ada").hasPrefix("error[refused]: a batch is open"))
  }
}
