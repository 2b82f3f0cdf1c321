import TextLayout

/// The positions of a diagram's lifelines, which leave room for the texts between them.
struct SequenceDiagramLayout {
  /// The width of a column of text.
  static let column = 8.0

  /// The maximum number of columns of a text.
  static let maximumColumns = 56

  /// The inset of each loop in the enclosing one.
  static let inset = 6.0

  /// The maximum nesting depth of loops; deeper ones are drawn at the same position.
  static let maximumDepth = 6

  /// The center of each lifeline, from left to right.
  private(set) var centers: [Double] = []

  /// The widths of the boxes with the names.
  private(set) var boxWidths: [Double] = []

  /// The width of the diagram.
  private(set) var width: Double

  /// The margin to the left and right of all content, including loops.
  static var margin: Double { 16 + inset * Double(maximumDepth) }

  init(_ diagram: SequenceDiagram) {
    let boxes = diagram.labels.map { Self.width(of: $0) + 24 }
    boxWidths = boxes
    var gaps = boxes.indices.map { index in
      let next = index + 1 < boxes.count ? boxes[index + 1] : 0
      return (boxes[index] + next) / 2 + 24
    }
    Self.widen(&gaps, for: diagram.steps)
    var center = Self.margin + (boxes.first ?? 0) / 2
    for gap in gaps {
      centers.append(center)
      center += gap
    }
    width = max(center, centers.last ?? 0) + Self.margin
  }

  /// Returns the drawn width of a text.
  static func width(of text: String) -> Double { Double(text.displayWidth) * column }

  /// Returns the number of columns between two lifelines, or to the right of one with a call to
  /// itself.
  func columns(from: Int, to: Int) -> Int {
    let room =
      if from == to {
        (from + 1 < centers.count ? centers[from + 1] : width - Self.margin) - centers[from] - 36
      } else {
        abs(centers[to] - centers[from]) - 16
      }
    return max(1, Int(room / Self.column))
  }

  /// Gives each text its room, by widening the last gap that it spans.
  private static func widen(_ gaps: inout [Double], for steps: [SequenceDiagram.Step]) {
    for step in steps {
      switch step {
      case .message(let from, let to, let text), .answer(let from, let to, let text):
        let shown = text.escapedForDisplay()
        let columns = min(shown.displayWidth, maximumColumns)
        let (low, high) = (min(from, to), max(from, to))
        let needed = Double(columns) * column + (low == high ? 40 : 20)
        let last = max(low, high - 1)
        let before = gaps[low..<last].reduce(0, +)
        gaps[last] = max(gaps[last], needed - before)
      case .loop(_, let inner): widen(&gaps, for: inner)
      case .note: break
      }
    }
  }
}

extension SequenceDiagram {
  /// The names of the participants as drawn, at most 40 columns each.
  var labels: [String] {
    lanes.map { lane in
      (lane.prefix + lane.name.escapedForDisplay()).truncated(toWidth: 40)
    }
  }

  /// The names of the participants, each after its number and kind; a person has neither.
  var lanes: [(prefix: String, name: String)] {
    var number = 0
    return participants.map { participant in
      guard participant.kind != .person else { return ("", participant.name) }
      number += 1
      return ("\(number) \(participant.kind.name) · ", participant.name)
    }
  }
}

extension SequenceDiagram.Participant.Kind {
  /// The name of the layer.
  var name: String {
    switch self {
    case .person: ""
    case .view: "View"
    case .controller: "Controller"
    case .model: "Model"
    }
  }
}
