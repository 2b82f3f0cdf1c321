import CommandLanguage
import SessionSupport
import Testing

@testable import Teaching
@testable import Workbench
@testable import Workspace

/// The rules of the voice, as far as a machine can tell: see the article Writing style.
@MainActor @Suite struct VoiceTests {
  private static let modules = [
    "JSON", "TableStore", "Transport", "Platform", "LineEditing", "CommandLanguage", "Workbench",
    "Teaching",
  ]

  /// A fragment begins small, or with a word of code or an abbreviation, and has no full stop.
  private static func isFragment(_ text: String) -> Bool {
    guard let first = text.first, !"!.?".contains(text.last ?? ".") else { return false }
    let word = text.prefix { $0 != " " }
    let isCode = word.dropFirst().contains { $0.isUppercase || $0.isNumber || "(_".contains($0) }
    return !first.isUppercase || isCode || word.count == 1
  }

  /// A sentence ends as one.
  private static func isSentence(_ text: String) -> Bool {
    text.hasSuffix(".") || text.hasSuffix(":")
  }

  @Test func `what a command does is a fragment, and its pattern a sentence`() {
    for type in CommandList.all.types {
      let description = type.description
      // What batch asks is what one asks it.
      #expect(Self.isFragment(description.summary), "\(description.summary)")
      let pattern = description.pattern
      #expect(pattern.isEmpty || Self.isSentence(pattern), "\(pattern)")
      for form in description.forms { #expect(Self.isFragment(form.meaning), "\(form.meaning)") }
    }
  }

  @Test func `the words of app say in fragments what they do`() {
    for word in AppWordList.all.flatMap({ $0.description.forms }) {
      #expect(Self.isFragment(word.meaning), "\(word.word): \(word.meaning)")
    }
  }

  @Test func `placeholders, options and settings are told in fragments`() {
    for (name, meaning) in HelpPlaceholder.meanings {
      #expect(Self.isFragment(meaning), "\(name): \(meaning)")
    }
    for option in ProgramOption.all {
      #expect(Self.isFragment(option.summary), "\(option.names): \(option.summary)")
    }
    for property in SessionProperty.all {
      #expect(Self.isFragment(property.summary), "\(property.name): \(property.summary)")
    }
  }

  @Test(arguments: await Features.all.topics.map(\.name))
  func `a topic explains in fragments and tells in sentences`(name: String) throws {
    let topic = try #require(Features.all.topic(named: name))
    #expect(Self.isFragment(topic.summary))
    for part in topic.parts {
      switch part {
      case .text(let text): #expect(Self.isSentence(text), "\(text)")
      case .terms(let terms), .tries(let terms), .commands(let terms), .options(let terms):
        for term in terms { #expect(Self.isFragment(term.meaning), "\(term.meaning)") }
      case .example, .group, .kinds: break
      }
    }
  }

  @Test(arguments: ExplanationPage.all.map(\.code))
  func `a page of explain speaks in fragments`(code: String) throws {
    let page = try #require(ExplanationPage.all.first { $0.code == code })
    for text in [page.title, page.cause, page.legal, page.source] {
      #expect(Self.isFragment(text), "\(text)")
    }
  }

  @Test func `messages and hints are fragments`() throws {
    let sources = try SourceTexts(of: Self.modules)
    let messages = sources.all(/Wording\(\s*"[a-z-]+",\s*"((?:[^"\\]|\\.)*)"/)
    let hints = sources.all(/hint:\s*"((?:[^"\\]|\\.)*)"/)
    #expect(messages.count > 60 && hints.count > 60)
    // A hint is often a line to type.
    for text in messages + hints { #expect(Self.isFragment(text), "\(text)") }
    // A question is for a person at the prompt; an error is none.
    for text in messages { #expect(!text.contains("?\""), "\(text)") }
  }

  @Test func `an error is worded where its cases stand, and nowhere else`() throws {
    let sources = try SourceTexts(of: ["CommandLanguage", "Workbench", "Teaching", "tabletop"])
    for file in sources.files where !file.path.hasSuffix("Fault.swift") {
      #expect(file.text.firstMatch(of: /Wording\(\s*"/) == nil, "\(file.path)")
    }
  }

  @Test func `nobody is begged or blamed, and no text says we`() throws {
    let words = /\b(please|sorry|oops|illegal|forbidden|you must|you should)\b/
      .ignoresCase()
    let persons = /\b(we|us|our)\b(?!-)/
    // UIKit's own words, what is told in lessons, and sources as they stand.
    let others = ["Explaining/Pages/", "Lessons/", "Measuring/Source"]
    let quoted = "Please always submit updates"
    for literal in try SourceTexts(of: Self.modules).literals
    where !others.contains(where: literal.path.contains) && !literal.text.contains(quoted) {
      #expect(literal.text.firstMatch(of: persons) == nil, "\(literal.path): \(literal.text)")
      #expect(literal.text.firstMatch(of: words) == nil, "\(literal.path): \(literal.text)")
    }
  }

  @Test func `help errors lists each code that a command fails with, and no other`() throws {
    let sources = try SourceTexts(
      of: ["Database", "TableStore", "CommandLanguage", "Workbench", "Teaching"]
    )
    var used = Set(sources.all(/Wording\(\s*"([a-z-]+)"/))
    used.formUnion(sources.all(/let code = [^"\n]*"[a-z-]+" : "([a-z-]+)"/))
    for file in sources.files where file.path.hasPrefix("TableStore/") {
      guard let start = file.text.firstRange(of: "public var code: String {") else { continue }
      let body = file.text[start.upperBound...].prefix { $0 != "\n" || true }
      let end = body.firstRange(of: "\n  }")?.lowerBound ?? body.endIndex
      used.formUnion(body[..<end].matches(of: /: "([a-z-]+)"/).map { String($0.1) })
    }
    var listed: Set<String> = []
    for case .terms(let terms) in HelpTopic.errors.parts {
      listed.formUnion(terms.flatMap { $0.word.split(separator: ", ") }.map(String.init))
    }
    listed.subtract(["E1 … E41", "D1 … D11", "F1 … F4"])
    let literals = Set(
      sources.files.filter { !$0.path.hasSuffix("Topic.swift") }
        .flatMap { $0.text.matches(of: /"([a-z-]+)"/) }.map { String($0.1) }
    )
    #expect(used.subtracting(listed) == [])
    #expect(listed.subtracting(literals) == [])
    #expect(used.count > 12)
  }
}
