import TableUI
import TextLayout

/// A sequence diagram: the messages between participants, in order.
///
///     var diagram = SequenceDiagram(title: "a tap")
///     diagram.participants = [.init("person", .person), .init("TableView", .view)]
///     diagram.steps = [.message(from: 0, to: 1, "touch 0 3")]
///     diagram.mermaid.joined(separator: "\n")
public struct SequenceDiagram: Hashable, Sendable {
  /// A participant, which has a lifeline.
  public struct Participant: Hashable, Sendable {
    /// The kind of a participant.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      /// The user in front of the screen.
      case person = ""

      /// A view on the screen.
      case view = "V"

      /// A controller, between view and model.
      case controller = "C"

      /// Data and its origin.
      case model = "M"
    }

    /// The name.
    public var name: String

    /// The kind of the participant.
    public var kind: Kind

    /// Creates a participant.
    public init(_ name: String, _ kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }

  /// An event in a diagram; participants are given by their indexes, which must be valid.
  public indirect enum Step: Hashable, Sendable {
    /// A call from one participant to another, or to itself.
    case message(from: Int, to: Int, _ text: String)

    /// A return to another participant.
    case answer(from: Int, to: Int, _ text: String)

    /// Steps that were repeated a number of times.
    case loop(count: Int, _ steps: [Step])

    /// A remark across all lifelines.
    case note(_ text: String)
  }

  /// The title of the diagram.
  public var title: String

  /// The participants, from left to right.
  public var participants: [Participant] = []

  /// The events, from top to bottom.
  public var steps: [Step] = []

  /// Creates a diagram without participants.
  public init(title: String) { self.title = title }
}

extension SequenceDiagram {
  /// The number of messages, returns, loops and notes, including those in loops.
  public var stepCount: Int { Self.count(steps) }

  private static func count(_ steps: [Step]) -> Int {
    steps.reduce(0) { sum, step in
      if case .loop(_, let inner) = step { sum + 1 + count(inner) } else { sum + 1 }
    }
  }
}

extension SequenceDiagram {
  /// The diagram in Mermaid's syntax, as lines.
  ///
  /// Each text stays one text, whatever it contains. Mermaid's special characters become entities,
  /// and unsafe control characters are made visible. Texts of more than 80 columns are cut.
  public var mermaid: [String] {
    var lines = ["sequenceDiagram", "    accTitle: \(Self.encoded(title))"]
    for (number, lane) in lanes.enumerated() {
      let word = participants[number].kind == .person ? "actor" : "participant"
      lines.append("    \(word) p\(number) as \(lane.prefix + Self.encoded(lane.name))")
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

  /// Returns a text that Mermaid reads as plain text.
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
    // Mermaid would treat these prefixes as instructions for line breaks.
    for word in ["wrap:", "nowrap:"] where result.hasPrefix(word) {
      result = word.dropLast() + "#58;" + result.dropFirst(word.count)
    }
    // If these words precede an entity, Mermaid removes its semicolon.
    guard result.contains("#") else { return result }
    return result.replacing("style", with: "#115;tyle").replacing("classDef", with: "#99;lassDef")
  }

  /// The characters that end a statement, begin an entity, a comment or a tag, or bind data to a
  /// participant.
  private static let special: Set<Unicode.Scalar> = [
    "#", ";", "<", ">", "\"", "%", "{", "}", "&", "`", "@",
  ]
}

extension SequenceDiagram {
  /// The diagram as an SVG file, as lines.
  ///
  /// The colors follow the reader's light or dark preference. The file has no script and loads no
  /// resources. Every text has its measured width, so that no font makes it overlap another.
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
