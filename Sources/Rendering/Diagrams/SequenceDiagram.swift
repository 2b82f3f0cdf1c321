import TableUI
import TextLayout

/// Who said what to whom, in order, ready to be drawn.
///
///     var diagram = SequenceDiagram(title: "a tap")
///     diagram.participants = [.init("person", .person), .init("TableView", .view)]
///     diagram.steps = [.message(from: 0, to: 1, "touch 0 3")]
///     diagram.mermaid.joined(separator: "\n")
public struct SequenceDiagram: Hashable, Sendable {
  /// Somebody who takes part; each has a line of life of their own.
  public struct Participant: Hashable, Sendable {
    /// What a participant is.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      /// Whoever sits before the screen.
      case person = ""

      /// What is on the screen.
      case view = "V"

      /// What stands between view and model.
      case controller = "C"

      /// Data and where it comes from.
      case model = "M"
    }

    /// The name.
    public var name: String

    /// What it is.
    public var kind: Kind

    /// Names a participant.
    public init(_ name: String, _ kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }

  /// Something that happens; participants go by their numbers, which must be there.
  public indirect enum Step: Hashable, Sendable {
    /// One tells or asks another, or itself.
    case message(from: Int, to: Int, _ text: String)

    /// One answers another.
    case answer(from: Int, to: Int, _ text: String)

    /// Steps that happened so many times in a row.
    case loop(count: Int, _ steps: [Step])

    /// A remark over all lines of life.
    case note(_ text: String)
  }

  /// What the diagram is about, in a few words.
  public var title: String

  /// Those who take part, from left to right.
  public var participants: [Participant] = []

  /// What happens, from top to bottom.
  public var steps: [Step] = []

  /// Begins a diagram without participants.
  public init(title: String) { self.title = title }
}

extension SequenceDiagram {
  /// How many messages, answers, loops and notes there are, those within loops included.
  public var stepCount: Int { Self.count(steps) }

  private static func count(_ steps: [Step]) -> Int {
    steps.reduce(0) { sum, step in
      if case .loop(_, let inner) = step { sum + 1 + count(inner) } else { sum + 1 }
    }
  }
}

extension SequenceDiagram {
  /// The diagram in Mermaid's language, as lines.
  ///
  /// Whatever a text holds, it stays one text: what Mermaid reads as its own is spelled as an entity, and
  /// what no terminal should see is made visible. Texts of more than 80 columns are cut.
  public var mermaid: [String] {
    var lines = ["sequenceDiagram", "    accTitle: \(Self.encoded(title))"]
    for (number, participant) in participants.enumerated() {
      let word = participant.kind == .person ? "actor" : "participant"
      let prefix = participant.kind == .person ? "" : participant.kind.rawValue + " · "
      lines.append("    \(word) p\(number) as \(prefix + Self.encoded(participant.name))")
    }
    append(steps, depth: 1, to: &lines)
    return lines
  }

  private func append(_ steps: [Step], depth: Int, to lines: inout [String]) {
    let indent = String(repeating: "    ", count: depth)
    for step in steps {
      switch step {
      case .message(let from, let to, let text):
        lines.append("\(indent)p\(from)->>p\(to): \(Self.encoded(text))")
      case .answer(let from, let to, let text):
        lines.append("\(indent)p\(from)-->>p\(to): \(Self.encoded(text))")
      case .loop(let count, let inner):
        lines.append("\(indent)loop \(count) times")
        append(inner, depth: depth + 1, to: &lines)
        lines.append(indent + "end")
      case .note(let text):
        let ends = participants.count > 1 ? "p0,p\(participants.count - 1)" : "p0"
        lines.append("\(indent)Note over \(ends): \(Self.encoded(text))")
      }
    }
  }

  /// A text that Mermaid reads as a text and nothing else.
  static func encoded(_ text: String) -> String {
    let shown = text.escapedForDisplay().truncated(toWidth: 80)
    let trimmed = shown.drop { $0 == " " }
    guard !trimmed.isEmpty else { return "—" }
    var result = ""
    for scalar in trimmed.unicodeScalars {
      if special.contains(scalar) {
        result += "#\(scalar.value);"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    // A text that begins so would be taken for an instruction about line breaks.
    for word in ["wrap:", "nowrap:"] where result.hasPrefix(word) {
      result = word.dropLast() + "#58;" + result.dropFirst(word.count)
    }
    // Where these words come before an entity, Mermaid cuts the semicolon off the end of it.
    guard result.contains("#") else { return result }
    return result.replacing("style", with: "#115;tyle").replacing("classDef", with: "#99;lassDef")
  }

  /// What ends a statement, begins an entity, a comment or a tag, or binds data to a participant.
  private static let special: Set<Unicode.Scalar> = [
    "#", ";", "<", ">", "\"", "%", "{", "}", "&", "`", "@",
  ]
}

extension SequenceDiagram {
  /// The diagram as an SVG file, as lines.
  ///
  /// Colours follow the reader's light or dark preference; there is no script and nothing is fetched. Every
  /// text is given the width that it was measured with, so that no font makes it run into another.
  public var svg: [String] {
    let layout = SequenceDiagramLayout(self)
    var picture = SequenceDiagramPicture(layout)
    picture.draw(self)
    let size = Size(width: layout.width.rounded(.down), height: picture.height.rounded(.down))
    var head = SVGText()
    head.open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"),
        ("viewBox", "0 0 \(size.width.pointsText) \(size.height.pointsText)"),
        ("width", .points(size.width)), ("height", .points(size.height)), ("role", "img"),
      ]
    )
    return [
      String(head.text.dropLast()),
      SVGText.element("title", [], title.escapedForDisplay()),
    ] + SequenceDiagramPicture.style + picture.lines + ["</svg>"]
  }
}
