import SessionSupport
import TableUI
import Testing

@testable import Teaching
@testable import Workbench
@testable import Workspace

/// Whatever is said of UIKit says how well it is known.
@MainActor @Suite struct EvidenceTests {
  private static let words = ["documented", "header", "observed", "ours"]

  private static func isEvidence(_ text: Substring) -> Bool {
    words.contains(String(text.prefix { $0 >= "a" && $0 <= "z" }))
  }

  /// What stands in square brackets.
  private static func bracketed(_ text: String) -> [Substring] {
    text.matches(of: /\[([^\]]*)\]/).map(\.1)
  }

  @Test(arguments: ExplanationPage.all.map(\.code))
  func `a page of explain says where its words are from`(code: String) throws {
    let page = try #require(ExplanationPage.all.first { $0.code == code })
    #expect(Self.isEvidence(page.source[...]), "\(page.source)")
  }

  @Test(arguments: ExplanationPage.all.map(\.code))
  func `a cause that speaks of UIKit or of when places count says how that is known`(
    code: String
  ) throws {
    let page = try #require(ExplanationPage.all.first { $0.code == code })
    for text in [page.cause, page.legal] {
      #expect(Self.bracketed(text).allSatisfy(Self.isEvidence), "\(text)")
      let speaks = ["UIKit ", "Apple", "weakly", "cached counts", "last asked for"]
      if speaks.contains(where: text.contains), !text.contains("uikit") {
        #expect(!Self.bracketed(text).isEmpty, "\(text)")
      }
    }
    if ["from before the batch", "from after the batch"].contains(where: page.cause.contains) {
      #expect(page.cause.contains("[documented: TVPG 7]"), "\(page.cause)")
    }
  }

  @Test func `what is not established is called ours`() throws {
    for code in ["E30", "E31", "E32", "E33", "E34"] {
      let page = try #require(ExplanationPage.all.first { $0.code == code })
      #expect(page.source.hasPrefix("ours"), "\(code)")
    }
    let moment = try #require(ExplanationPage.all.first { $0.code == "E3" })
    #expect(moment.cause.hasSuffix("gets E1 or E2 [ours: inferred]"))
  }

  @Test func `each absence says how well it is known, here and to programs`() throws {
    let fixture = try SessionFixture()
    let reports = try #require(fixture.session.current).tableView.capabilities
    for report in reports { #expect(Self.isEvidence(report.evidence[...]), "\(report.name)") }
    let text = fixture.run("capabilities")
    let count = reports.count { !$0.isPresent }
    #expect(count > 10)
    #expect(Self.bracketed(text.replacing("\n", with: " ")).count == count)
    let record = fixture.records("capabilities")[0]
    #expect(record.contains(#""absence":"no index","evidence":"ours""#))
  }

  @Test func `a method that is left out says how well the consequence is known`() throws {
    let fixture = try SessionFixture()
    #expect(
      fixture.run("app implement sectionIndexTitles off")
        == "sectionIndexTitles is not implemented: no index [ours]"
    )
  }

  @Test func `each line of the trace has a source`() throws {
    let fixture = try SessionFixture()
    let text = fixture.run("trace on", "trace lines on", "select 0 1", "delete 0 0", "trace show")
    let lines = text.split(separator: "\n").filter { $0.contains(".swift:") }
    #expect(lines.count > 10)
    for line in lines {
      #expect(line.contains(/\[(documented|observed|ours)\]/), "\(line)")
    }
  }

  @Test(arguments: [
    ("setHighlighted(_:animated:) true", "documented"),
    ("setHighlighted(_:animated:) false", "ours"), ("tableView(_:willSelectRowAt:)", "documented"),
    ("setSelected(_:animated:) true", "observed"), ("selectionDidChangeNotification", "ours"),
  ])
  func `a tap calls documented only what Apple wrote down`(selector: String, word: String) throws {
    let fixture = try SessionFixture()
    let lines = fixture.run("trace on", "select 0 1").split(separator: "\n")
    let line = try #require(lines.first { $0.contains(selector) })
    #expect(line.contains("[\(word)]"), "\(line)")
  }

  @Test func `a pattern that names UIKit says how that is known`() {
    for type in CommandList.all.types {
      let pattern = type.description.pattern
      guard pattern.contains("UIKit") || pattern.contains("Apple") else { continue }
      #expect(Self.bracketed(pattern).contains(where: Self.isEvidence), "\(pattern)")
    }
  }

  @Test func `help evidence explains each of the words`() {
    let page = HelpTopic.evidence.lines(in: .all).joined(separator: "\n")
    for word in Self.words { #expect(page.contains("\n  \(word) "), "\(word)") }
  }
}
