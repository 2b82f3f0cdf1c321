import CommandLanguage
import Platform
import SessionSupport
import TestSupport
import Testing

@testable import Workbench

/// What `record FILE.html` writes.
@MainActor @Suite struct PageRecordingTests {
  private let folder: ScratchFolder
  private let fixture: SessionFixture

  init() throws {
    folder = try ScratchFolder()
    fixture = try SessionFixture()
    fixture.session.settings.color = .always
  }

  private func page(_ name: String = "a.html") throws -> WellFormedPage {
    try WellFormedPage(try #require(folder.read(name)))
  }

  @Test func `each command and its answer is a section`() throws {
    fixture.run("record '\(folder.file("a.html"))'")
    fixture.type("row 0 1")
    fixture.type("delete 0 99; # why")
    fixture.type("# a remark")
    fixture.run("record stop")
    let page = try page()
    #expect(page.texts(of: "title") == ["a"])
    #expect(
      page.texts(of: "h2") == [
        "people.json> row 0 1", "people.json 0.1> delete 0 99", "people.json 0.1> # a remark",
      ]
    )
    let answers = page.texts(of: "pre")
    #expect(
      answers.count == 2 && answers[0].hasPrefix("0 1  ") && answers[1].hasPrefix("error[no-row]")
    )
    let ids = page.elements.filter { $0.name == "section" }.map(\.attributes)
    #expect(ids == [" id=\"step-1\"", " id=\"step-2\"", " id=\"step-3\""])
    let colors = page.elements.filter { $0.name == "span" }.map(\.attributes)
    #expect(colors.contains(" class=\"bold red\"") && colors.contains(" class=\"prompt\""))
    #expect(page.texts(of: "script").isEmpty && page.texts(of: "link").isEmpty)
  }

  @Test func `the page is whole after each step`() throws {
    fixture.run("record '\(folder.file("a.html"))'")
    #expect(try page().texts(of: "section").isEmpty)
    for count in 1...3 {
      fixture.type("row 0 \(count % 2)")
      #expect(try page().texts(of: "section").count == count)
    }
    fixture.type("quit --force")
    #expect(try page().texts(of: "section").count == 3)
  }

  @Test func `appending adds steps with the next numbers`() throws {
    for _ in 1...2 {
      fixture.run("record '\(folder.file("a.html"))' --append")
      fixture.type("rows 0")
      fixture.run("record stop")
    }
    let ids = try page().elements.filter { $0.name == "section" }.map(\.attributes)
    #expect(ids == [" id=\"step-1\"", " id=\"step-2\""])
  }

  @Test(arguments: ["", "<p>mine</p>", "<!DOCTYPE html>\n<p>x</main>\n</body>\n</html>\n"])
  func `a page of someone else is not continued`(text: String) throws {
    let path = try folder.write(text, to: "a.html")
    #expect(fixture.code("record '\(path)' --append") == "refused")
    #expect(folder.read("a.html") == text)
  }

  @Test func `hostile rows are text`() throws {
    let rows =
      "[\"</pre><script>alert(1)</script>\", \"&amp; <b> \\\" '\", \"\\u001b[1mx\", \"\\u0000\\u0085\"]"
    let fixture = try SessionFixture(rows)
    fixture.session.settings.color = .always
    fixture.run("record '\(folder.file("<b>&.html"))'", "record stop")
    #expect(try page("<b>&.html").texts(of: "title") == ["<b>&"])
    fixture.run("record '\(folder.file("b.html"))'")
    fixture.type("rows")
    fixture.type("echo \"<i>\\u001b[31m\"")
    fixture.run("record stop")
    let page = try page("b.html")
    #expect(page.texts(of: "script").isEmpty && page.texts(of: "b").isEmpty)
    #expect(page.texts(of: "pre")[0].contains("</pre><script>alert(1)</script>"))
    #expect(page.texts(of: "pre")[0].contains("&amp; <b> \" '"))
  }

  @Test(arguments: [
    ("a<b & \"c\"", "a&lt;b &amp; &quot;c&quot;"), ("\nx", "\n\nx"),
    ("\u{7}\u{1B}]0;x\u{85}", "\u{FFFD}]0;x\u{FFFD}"),
    ("\u{1B}[1;31mx\u{1B}[0my", "<span class=\"bold red\">x</span>y"),
    ("\u{1B}[1mx\u{1B}[2my", "<span class=\"bold\">x</span><span class=\"dim\">y</span>"),
    ("\u{1B}[2Jx\u{1B}[", "x"), ("\u{1B}[38;5;9mx", "x"), ("\u{1B}", ""), ("", ""),
  ])
  func `colors are classes`(output: String, html: String) {
    var styled = StyledHTML()
    let text = styled.html(for: output)
    #expect(text + styled.ending == html)
  }

  @Test func `a file system without room keeps the whole steps`() throws {
    let steps = try PageSteps(creating: folder.file("a.html"), force: false)
    try steps.begin(prompt: "> ", lines: ["one"])
    try steps.add("x\n")
    try steps.finish()
    let whole = folder.read("a.html")
    try steps.begin(prompt: "> ", lines: ["two"])
    steps.withdraw()
    #expect(folder.read("a.html") == whole)
  }
}
