import Foundation
import FoundationXML
import Testing
import TextLayout

@testable import Rendering

@Suite struct SequenceDiagramTests {
  /// A tap that a controller answers, and three questions in a row.
  private static let tap: SequenceDiagram = {
    var diagram = SequenceDiagram(title: "a tap")
    diagram.participants = [
      .init("person", .person), .init("TableView", .view), .init("Controller", .controller),
      .init("Store", .model),
    ]
    diagram.steps = [
      .message(from: 0, to: 1, "touch 0 3"), .message(from: 1, to: 1, "selectionDidChange"),
      .loop(count: 3, [.message(from: 1, to: 2, "rows 0"), .answer(from: 2, to: 1, "4")]),
      .message(from: 2, to: 3, "apply(_:) insert"), .note("and 2 more messages"),
    ]
    return diagram
  }()

  @Test func `a diagram is written in Mermaid`() {
    let expected = """
      sequenceDiagram
          accTitle: a tap
          actor p0 as person
          participant p1 as 1 View · TableView
          participant p2 as 2 Controller · Controller
          participant p3 as 3 Model · Store
          p0->>p1: touch 0 3
          p1->>p1: selectionDidChange
          loop 3 times
              p1->>p2: rows 0
              p2-->>p1: 4
          end
          p2->>p3: apply(_:) insert
          Note over p0,p3: and 2 more messages
      """
    #expect(Self.tap.mermaid.joined(separator: "\n") == expected)
    #expect(Self.tap.stepCount == 7)
  }

  @Test func `a diagram is drawn as SVG`() throws {
    var small = SequenceDiagram(title: "a <tap>")
    small.participants = [.init("person", .person), .init("TableView", .view)]
    small.steps = [.message(from: 0, to: 1, "touch 0 3"), .answer(from: 1, to: 0, "a & b")]
    let expected = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 392 170" width="392" height="170" role="img">
      <title>a &lt;tap&gt;</title>
      <text class="t" x="52" y="28" textLength="56" lengthAdjust="spacingAndGlyphs">a &lt;tap&gt;</text>
      <rect class="b P" x="52" y="44" width="72" height="30" rx="6"/>
      <text class="n" x="64" y="64" textLength="48" lengthAdjust="spacingAndGlyphs">person</text>
      <rect class="b V" x="148" y="44" width="168" height="30" rx="6"/>
      <text class="n" x="160" y="64" textLength="144" lengthAdjust="spacingAndGlyphs">1 View · TableView</text>
      <path class="l" d="M88 74V154"/>
      <path class="l" d="M232 74V154"/>
      <text class="m" x="124" y="102" textLength="72" lengthAdjust="spacingAndGlyphs">touch 0 3</text>
      <path class="a" d="M88 109H225"/>
      <path class="h" d="M231 109l-8 -4v8z"/>
      <text class="m" x="140" y="132" textLength="40" lengthAdjust="spacingAndGlyphs">a &amp; b</text>
      <path class="a r" d="M232 139H95"/>
      <path class="h" d="M89 139l8 -4v8z"/>
      </svg>
      """
    let style = SequenceDiagramPicture.style.count
    let lines = small.svg.prefix(2) + small.svg.dropFirst(2 + style)
    #expect(lines.joined(separator: "\n") == expected)
    let texts = try DrawnText.all(in: Self.tap.svg)
    #expect(
      texts.map(\.words) == [
        "a tap", "person", "1 View · TableView", "2 Controller · Controller",
        "3 Model · Store", "touch 0 3",
        "selectionDidChange", "3 times", "rows 0", "4", "apply(_:) insert", "and 2 more messages",
      ]
    )
  }

  @Test(arguments: [
    ("a;b", "a#59;b"), ("#1", "#35;1"), ("\"x\"", "#34;x#34;"), ("<b>", "#60;b#62;"),
    ("%% no comment", "#37;#37; no comment"), ("a\nb\u{1b}[1m", "a␊b␛[1m"), ("", "—"),
    ("   ", "—"), ("wrap: x", "wrap#58; x"), ("nowrap:x", "nowrap#58;x"),
    ("{style: a;}", "#123;#115;tyle: a#59;#125;"), ("\u{202e}x", "\\u#123;202e#125;x"),
  ]) func `what Mermaid would read as its own is spelled as an entity`(
    text: String,
    spelled: String
  ) {
    #expect(SequenceDiagram.encoded(text) == spelled)
  }

  @Test func `a very long text is cut`() {
    let encoded = SequenceDiagram.encoded(String(repeating: "ab;", count: 100))
    #expect(encoded.hasSuffix("…"))
    #expect(encoded.replacing("#59;", with: ";").displayWidth == 80)
  }

  /// Texts that would break out of a tag, an attribute or a style if they could.
  private static let evil = [
    "</text><script>alert(1)</script>", "\" onload=\"x", "&amp;&#0;", "]]>", "a\u{0}b\u{8}\u{fffe}",
    "日本語のとても長い題名", String(repeating: "long ", count: 60), "e\u{301}\u{301}", "👩‍🚀", "",
  ]

  @Test
  func `whatever the texts are, the picture is well-formed, without script, and nothing overlaps`()
    throws
  {
    for seed in 0..<40 {
      let diagram = Self.random(seed)
      let lines = diagram.svg
      let texts = try DrawnText.all(in: lines)
      #expect(!lines.joined().contains("<script"), "seed \(seed)")
      for (index, text) in texts.enumerated() {
        #expect(text.left >= 0 && text.right <= texts.width && text.y <= texts.height, "\(seed)")
        for other in texts[(index + 1)...] {
          let isApart =
            text.right <= other.left || other.right <= text.left || abs(text.y - other.y) >= 14
          #expect(isApart, "seed \(seed): \(text.words) and \(other.words)")
        }
      }
    }
  }

  /// A diagram out of the evil texts; the same for the same seed.
  private static func random(_ seed: Int) -> SequenceDiagram {
    var state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 | 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var diagram = SequenceDiagram(title: evil[next(evil.count)])
    let kinds = SequenceDiagram.Participant.Kind.allCases
    let count = 1 + next(5)
    diagram.participants = (0..<count).map { _ in .init(evil[next(evil.count)], kinds[next(4)]) }
    func steps(_ depth: Int) -> [SequenceDiagram.Step] {
      (0..<1 + next(4)).map { _ in
        let text = evil[next(evil.count)]
        switch next(depth < 9 ? 5 : 3) {
        case 0: return .answer(from: next(count), to: next(count), text)
        case 3: return .note(text)
        case 4: return .loop(count: next(10_000), steps(depth + 1))
        default: return .message(from: next(count), to: next(count), text)
        }
      }
    }
    diagram.steps = steps(0)
    return diagram
  }
}

/// A text of a picture, with the room that it takes.
private struct DrawnText {
  var words: String
  var left: Double
  var right: Double
  var y: Double

  /// The texts of a picture that is well-formed, and the size of the picture.
  static func all(in lines: [String]) throws -> DrawnTexts {
    let reader = DrawnTexts()
    let parser = XMLParser(data: Data(lines.joined(separator: "\n").utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    return reader
  }
}

/// Reads the texts of a picture.
private final class DrawnTexts: NSObject, XMLParserDelegate, RandomAccessCollection {
  private var texts: [DrawnText] = []
  private var isInText = false
  private(set) var width = 0.0
  private(set) var height = 0.0

  var startIndex: Int { texts.startIndex }
  var endIndex: Int { texts.endIndex }
  subscript(index: Int) -> DrawnText { texts[index] }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    func number(_ key: String) -> Double { attributes[key].flatMap { Double($0) } ?? .nan }
    if name == "svg" { (width, height) = (number("width"), number("height")) }
    isInText = name == "text"
    guard isInText else { return }
    let (left, length) = (number("x"), number("textLength"))
    texts.append(DrawnText(words: "", left: left, right: left + length, y: number("y")))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if isInText { texts[texts.count - 1].words += string }
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) { isInText = false }
}
