import CommandLanguage
import SessionSupport
import Testing

@testable import Workbench

/// Messages in their order: `expect sent A, B`, `sent exactly`, `twice`, `to CLASS with 0 3 = VALUE`.
@MainActor @Suite struct ExpectMessagesTests {
  private func said(_ assertion: String, after line: String = "select 0 3") throws -> String {
    let fixture = try SessionFixture()
    fixture.run("trace on", line)
    return fixture.run(assertion)
  }

  @Test(arguments: [
    "sent didSelect", "sent willSelect, didSelect", "sent willSelect,didSelect",
    "sent willSelect , didSelect , deselectRow", "sent \"willSelect\", \"didSelect\"",
    "sent setHighlighted twice", "sent setHighlighted 2 times", "sent touch once",
    "sent cellForRowAt 0 times", "sent touch, setHighlighted twice, willSelect",
    "sent exactly vc item(at:), didSelect", "sent exactly V→C item, didSelect",
    "sent didSelect to ItemsController", "sent didSelect to itemscontroller with dot 0 3",
    "sent didSelect with 0 3", "sent willSelect with 0 3 = 0 3", "sent willSelect = \"0 3\"",
    "sent setHighlighted to ItemCell with true", "sent deselectRow by ItemTableView",
    "sent willSelect to ItemTableView with 0 3 = 0 3, didSelect to ItemsController",
    "no cellForRowAt", "no cellForRowAt, commit", "no didSelect to ItemDataSource",
    "no didSelect with 0 1", "no willSelect = nil",
  ])
  func `holds`(assertion: String) throws {
    #expect(try said("expect " + assertion) == "")
  }

  @Test(arguments: [
    ("sent cellForRowAt", "did not send cellForRowAt"),
    ("sent didSelect with 0 2", "did not send didSelect with 0 2"),
    ("sent didSelect to ItemDataSource", "did not send didSelect to ItemDataSource"),
    ("sent willSelect = 0 2", "did not send willSelect = 0 2"),
    ("sent touch twice", "sent touch once, not twice"),
    ("sent didSelect, willSelect", "sent willSelect, but not in this order"),
    ("sent exactly touch", "also sent setHighlighted(_:animated:) true"),
    ("sent exactly vc item", "also sent tableView(_:didSelect:at:) dot 0 3"),
    ("no didSelect", "sent tableView(_:didSelectRowAt:) 0 3"),
    ("no cellForRowAt, touch", "sent touch 0 3"),
  ])
  func `says what was sent instead`(assertion: String, message: String) throws {
    let said = try said("expect " + assertion)
    #expect(said.hasPrefix("error[expect]: the last command \(message)"), "\(said)")
  }

  @Test func `a difference shows both columns`() throws {
    let said = try said("expect sent exactly vc didSelect, cellForRowAt")
    #expect(
      said == """
        error[expect]: the last command did not send cellForRowAt
            expected      sent
          +               ItemDataSource item(at:) 0 3
            didSelect     ItemsController tableView(_:didSelect:at:) dot 0 3
          - cellForRowAt
        """
    )
  }

  @Test(arguments: [
    ("sent", "expected a selector"), ("sent didSelect,", "expected a selector"),
    ("sent , didSelect", "expected a selector, found \",\""),
    ("sent didSelect to", "expected a class"), ("sent didSelect with", "expected the arguments"),
    ("sent didSelect willSelect", "expected to, by, with, =, N times or a comma"),
    ("sent didSelect =", "expected a value"), ("sent didSelect -1 times", "expected a number"),
  ])
  func `a mistake has its place`(assertion: String, message: String) throws {
    let said = try said("expect " + assertion)
    #expect(said.hasPrefix("error[bad-argument]: \(message)"), "\(said)")
    #expect(said.contains("^"))
  }

  @Test func `the order of ten thousand messages is checked at once`() throws {
    let fixture = try SessionFixture(nil)
    fixture.run("new 3", "trace on", "repeat 900 select 0 0")
    let sent = fixture.session.trace.lastCommand
    #expect(sent.count > 9000)
    let names = sent.suffix(500).map { String($0.name) }.joined(separator: ", ")
    #expect(fixture.run("expect sent touch, \(names)").isEmpty)
    #expect(fixture.run("expect sent exactly touch, \(names)").hasPrefix("error[expect]"))
  }
}
