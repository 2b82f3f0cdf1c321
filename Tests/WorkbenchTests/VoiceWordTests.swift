import CommandLanguage
import SessionSupport
import Teaching
import Testing
import Wirings

@testable import Workbench
@testable import Workspace

/// The words that help texts avoid, counted.
@MainActor @Suite struct VoiceWordTests {
  /// The expressions that readers stumble over; upper and lower case are the same.
  private static let patterns: [Regex<AnyRegexOutput>] = [
    Regex(
      /\b(stands?(?! for)|stood|standing|speaks?|spoke|spoken|hears?|heard|brings?|brought)\b/
        .ignoresCase()
    ),
    Regex(/\b(lies|lay|shall|fits?|whence|whoever|somebody|nobody|behind|anew)\b/.ignoresCase()),
    Regex(/\b(seldom|alone|answer(s|ed)?|at hand|under way|one's)\b/.ignoresCase()),
    Regex(/\b(tells?|told) (of|by|how|what|which|where|who|whether|more|no)\b/.ignoresCase()),
    Regex(/\b(comes?|came|coming) (of|to|in|out|with|behind|before)\b/.ignoresCase()),
    Regex(/\b(go|goes|went|going) on\b|\blets? go\b/.ignoresCase()),
    Regex(/\b(?!there\b)\w+ (is|are|was|were) no (?!longer\b|more\b)/.ignoresCase()),
    Regex(/\bthere (is|are|was|were) no\b|\bbut (for|in)\b/.ignoresCase()),
    Regex(/\bof (its|their|your|our|his) own\b|\bof \w+'s(?= |[,;:.]|$)/.ignoresCase()),
    Regex(/\b(what|all that) (is|was|are|were|has|had|does|did|comes?|goes|one)\b/.ignoresCase()),
    Regex(/\bas (said|asked|typed|it is|it was|they are|they were)\b/.ignoresCase()),
    Regex(/\bnothing (is|was|of|that|can|has)\b/.ignoresCase()),
    Regex(/\b(command|row|line|fact|page|value|word) a (command|line|row|page|value)\b/),
    Regex(/(^|[\s(])[MVC](?= |[,:;.']|$)/),
  ]

  /// Every text that `help`, `--help` and `wiring` show, with the place it comes from.
  private static var texts: [(place: String, text: String)] {
    var texts: [(String, String)] = []
    for description in CommandList.all.descriptions {
      let forms = description.forms.map(\.meaning)
      for text in [description.summary, description.pattern] + forms {
        texts.append((description.name, text))
      }
    }
    texts += HelpPlaceholder.meanings.map { ($0.key, $0.value) }
    texts += ProgramOption.all.map { ($0.names[0], $0.summary) }
    texts += SessionProperty.all.map { ("set \($0.name)", $0.summary) }
    texts += Wiring.all.map { ("wiring \($0.name)", $0.summary) }
    for topic in Features.all.topics {
      texts.append((topic.name, topic.summary))
      texts += topic.parts.flatMap(\.texts).map { (topic.name, $0) }
    }
    return texts
  }

  private static func hits(in text: String) -> [String] {
    let prose = text.replacing(/`[^`]*`/, with: "X")
    return patterns.flatMap { pattern in prose.matches(of: pattern).map { String(prose[$0.range]) }
    }
  }

  @Test func `help texts use plain words`() {
    let found = Self.texts.flatMap { place, text in
      Self.hits(in: text).map { "\(place): \"\($0)\" in \(text)" }
    }
    // Each rewritten text lowers the limit.
    #expect(found.count <= 41, "\(found.joined(separator: "\n"))")
  }

  @Test func `a summary begins with what the command does`() {
    let questions = /^(what|where|who|how|of|nothing|the|a|an)\b/
    let nouns = CommandList.all.descriptions.filter {
      $0.summary.firstMatch(of: questions) != nil
    }
    #expect(nouns.count <= 8, "\(nouns.map { "\($0.name): \($0.summary)" })")
  }

  @Test func `words that help texts avoid are found, except in code`() {
    #expect(
      Self.hits(in: "the row stands behind C, as it was") == [
        "stands", "behind", "as it was", " C",
      ]
    )
    #expect(Self.hits(in: "`answer` stands for the CLI") == [])
  }
}

extension HelpTopic.Part {
  /// Its sentences and meanings.
  fileprivate var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .terms(let terms), .tries(let terms), .commands(let terms), .options(let terms):
      terms.map(\.meaning)
    case .example, .group, .kinds: []
    }
  }
}
