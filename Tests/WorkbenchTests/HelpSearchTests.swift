import SessionSupport
import Testing

@testable import Workbench
@testable import Workspace

@MainActor @Suite struct HelpSearchTests {
  private let fixture: SessionFixture

  init() throws {
    fixture = try SessionFixture(nil)
  }

  @Test func `a word leads to commands and topics, with the line that speaks of it`() {
    #expect(
      fixture.run("help DEQUEUING") == """
          pool  show how many cells each reuse identifier has in the pool
        """
    )
    let text = fixture.run("help no-section")
    #expect(
      text.hasPrefix("help errors: explain the code in error[CODE]\n  … no-row, no-section")
    )
  }

  @Test func `no line is wider than a screen`() {
    for word in ["e", "row", "json", "the"] {
      let lines = fixture.run("help \"\(word)\"").split(separator: "\n")
      #expect(lines.allSatisfy { $0.count < 80 }, "\(word)")
    }
  }

  @Test func `an unknown word gets the nearest name`() {
    let text = fixture.run("help adresses")
    #expect(text.hasPrefix("error[not-found]: no help on \"adresses\""))
    #expect(text.hasSuffix("hint: did you mean `help addresses`?"))
  }

  @Test func `a word without a near name leads to the overview`() {
    #expect(fixture.run("help zzqx").hasSuffix("hint: `help` lists all commands and topics"))
  }

  @Test func `programs get what was found as data`() {
    let record = fixture.records("help no-row")[0]
    #expect(record.contains(#"{"name":"errors","kind":"topic","summary":"#))
    #expect(record.contains(#""line":"no-row, no-section"#))
  }
}
