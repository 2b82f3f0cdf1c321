import Rendering
import TableModel
import Workspace

extension SequenceDiagram {
  /// The maximum number of drawn steps, so that the diagram stays readable.
  private static let stepLimit = 400

  /// Creates a diagram of a trace, with the participants in the order person, view, controller,
  /// model.
  ///
  /// - Parameters:
  ///   - lines: The lines of the trace, at least one.
  ///   - title: The title of the diagram.
  ///   - isWanted: A filter for the lines to draw.
  init(_ lines: [TraceLine], title: String, where isWanted: (TraceLine) -> Bool) {
    self.init(title: title)
    let wanted = lines.filter(isWanted)
    let hops = wanted.flatMap {
      [Self.participant($0.sender), Self.participant($0.message.receiver)]
    }
    for kind in Participant.Kind.inOrder {
      for participant in hops where participant.kind == kind && !participants.contains(participant)
      {
        participants.append(participant)
      }
    }
    var room = Self.stepLimit
    var left = 0
    steps = drawn(TraceTree(lines, where: isWanted).nodes, &room, &left)
    if left > 0 {
      steps.append(.note(TraceText.moreMessages(left).words))
    }
  }

  private static func participant(_ party: Message.Party?) -> Participant {
    guard let party else { return Participant("person", .person) }
    return Participant(party.name, Participant.Kind(rawValue: party.layer.rawValue) ?? .controller)
  }

  /// Returns the steps of some calls, up to the remaining limit.
  private func drawn(_ nodes: [TraceTree.Node], _ room: inout Int, _ left: inout Int) -> [Step] {
    var steps: [Step] = []
    for node in nodes {
      switch node {
      case .message(let line, let below):
        guard room > 0 else {
          left += 1
          _ = drawn(below, &room, &left)
          continue
        }
        room -= 1
        let from = participants.firstIndex(of: Self.participant(line.sender)) ?? 0
        let to = participants.firstIndex(of: Self.participant(line.message.receiver)) ?? 0
        steps.append(.message(from: from, to: to, line.message.selector))
        steps += drawn(below, &room, &left)
        guard let result = line.result else { continue }
        steps.append(.answer(from: to, to: from, result + (line.answersVary ? " …" : "")))
      case .loop(let count, let below):
        let inner = drawn(below, &room, &left)
        if !inner.isEmpty { steps.append(.loop(count: count, inner)) }
      }
    }
    return steps
  }
}

extension SequenceDiagram.Participant.Kind {
  /// The order from left to right: the path of a touch, in which most calls go to a neighbor.
  fileprivate static let inOrder: [Self] = [.person, .view, .controller, .model]
}
