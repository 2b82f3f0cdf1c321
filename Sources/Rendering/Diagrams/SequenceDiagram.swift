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
