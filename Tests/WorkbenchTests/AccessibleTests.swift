import CommandLanguage
import SessionSupport
import TableUI
import Teaching
import Testing

@testable import Workbench
@testable import Workspace

/// Answers that are written to be heard.
@MainActor @Suite struct AccessibleTests {
  private func fixture() throws -> SessionFixture {
    let fixture = try SessionFixture(viewport: Size(width: 320, height: 160))
    fixture.type("set accessible on")
    return fixture
  }

  @Test func `a row of a table is its address with a fact, then a line for each other fact`() throws
  {
    let fixture = try fixture()
    #expect(
      fixture.type("rows 0") == """
        0 0: Ada
          first
        0 1: Bob
        0 2: Cy
        0 3: Dot
        """
    )
    #expect(
      fixture.type("sections") == """
        0: Family
          4 rows
        1: Work
          1 row
          footer: the end
        """
    )
    #expect(fixture.type("find ada") == "0 0: Ada\n  first\n  #ada")
  }

  @Test func `row and why tell their facts below each other`() throws {
    let fixture = try fixture()
    #expect(
      fixture.type("row 0 0") == """
        0 0: Ada
          first
          ItemCell, 44 pt high at y 50
          id ada
          visible
        """
    )
    #expect(fixture.type("why 0 1").contains("\n  height: 44 pt, from the cell class ItemCell\n"))
    let keys = fixture.type("help prompt")
    #expect(keys.contains("\n  Tab: completes; again: lists; on an empty line: common commands\n"))
  }

  @Test func `what is drawn is read without its frame`() throws {
    #expect(
      try fixture().type("show") == """
        section 0: Family
        0 0: Ada
          first
        0 1: Bob
        0 2: Cy
        """
    )
    #expect(
      try fixture().type("show --all") == """
        section 0: Family
        0 0: Ada
          first
        0 1: Bob
        0 2: Cy
        0 3: Dot
        section 1: Work
        1 0: Eve
          footer: the end
        """
    )
    #expect(try fixture().type("cell 0 0") == "0 0: Ada\n  first")
  }

  @Test(arguments: [
    (["┌──┐", "│ a │", "└──┘"], ["  a"]),
    (["0 1 │ b  › │", "    │ c │ d │"], ["0 1: b", "  ›", "  c │ d"]),
    (["words", "─ x ─", ""], ["words", "x"]), (["0 2 │  │", "    │ e │"], ["0 2: e"]),
  ]) func `the texts of a drawing`(picture: [String], lines: [String]) {
    #expect(AccessibleOutput.lines(ofPicture: picture) == lines)
  }

  @Test func `no answer holds a frame or columns`() throws {
    let fixture = try fixture()
    for command in [
      "rows", "sections", "info", "show --all --lines", "set", "heights", "help prompt", "stats",
      "wiring",
      "sources",
    ] {
      let answer = fixture.type(command)
      #expect(!answer.isEmpty && !answer.contains("error["), "\(command): \(answer)")
      let isPlain = answer.split(separator: "\n").allSatisfy { line in
        !line.drop { $0 == " " }.contains("   ")
          && !line.unicodeScalars.contains { (0x2500...0x257F).contains($0.value) }
      }
      #expect(isPlain, "\(command): \(answer)")
    }
  }

  @Test func `programs get the same as ever, and off brings columns back`() throws {
    let fixture = try fixture()
    let plain = try SessionFixture(viewport: Size(width: 320, height: 160))
    _ = plain.type("set timing off")
    #expect(fixture.records("rows", "show") == plain.records("rows", "show"))
    #expect(fixture.type("set accessible off") == "off")
    #expect(fixture.type("show") == plain.type("show"))
  }

  @Test(
    arguments: [
      (nil, nil, false, "default"), ("1", nil, true, "environment"), ("", nil, false, "default"),
      ("0", nil, false, "default"), ("yes", nil, true, "environment"),
      ("1", "--accessible", true, "option"),
      (nil, "--accessible", true, "option"),
    ] as [(String?, String?, Bool, String)]
  )
  func `an option, or the environment of a person`(
    value: String?,
    option: String?,
    isOn: Bool,
    origin: String
  ) throws {
    var settings = try ProgramOptions(option.map { [$0] } ?? []).settings
    settings.take(environment: { $0 == "ACCESSIBLE" ? value : nil })
    #expect(settings.isAccessible == isOn)
    let session = Session(settings: settings)
    #expect(SessionProperty.named("accessible")?.origin(in: session) == origin)
  }

  @Test func `the file of settings does not overrule what was asked for this time`() throws {
    let options = try ProgramOptions(["--accessible", "--color", "never"])
    let session = Session(settings: options.settings)
    session.host.isReadingSettings = true
    _ = session.run("set accessible off; set color always; set pager off", at: CommandPlace()) {
      _ in
    }
    #expect(session.settings.isAccessible && session.settings.color == .never)
    #expect(!session.settings.usesPager)
    session.host.isReadingSettings = false
    _ = session.run("set accessible off", at: CommandPlace()) { _ in }
    #expect(!session.settings.isAccessible)
  }

  @Test func `nothing grey and no pager for lines that are heard`() throws {
    let session = Session()
    session.settings.color = .always
    #expect(session.lineSettings.usesStyles)
    session.settings.isAccessible = true
    #expect(!session.lineSettings.usesStyles && session.lineSettings.isAccessible)
  }
}
