import TextLayout

/// Where the lines of life of a diagram stand, so that the texts between them have room.
struct SequenceDiagramLayout {
  /// How wide a column of text is.
  static let column = 8.0

  /// The most columns that a text takes.
  static let maximumColumns = 56

  /// How far each loop lies within the one around it.
  static let inset = 6.0

  /// Loops nested deeper than this are drawn at the same place as the last.
  static let maximumDepth = 6

  /// The middle of each line of life, from left to right.
  private(set) var centers: [Double] = []

  /// How wide the boxes with the names are.
  private(set) var boxWidths: [Double] = []

  /// How wide the whole is.
  private(set) var width: Double

  /// What stands left and right of everything, loops included.
  static var margin: Double { 16 + inset * Double(maximumDepth) }

  init(_ diagram: SequenceDiagram) {
    let boxes = diagram.participants.map { Self.width(of: $0.label.truncated(toWidth: 28)) + 24 }
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

  /// How wide a text is drawn.
  static func width(of text: String) -> Double { Double(text.displayWidth) * column }

  /// How many columns fit between two lines of life, or right of one that speaks to itself.
  func columns(from: Int, to: Int) -> Int {
    let room =
      if from == to {
        (from + 1 < centers.count ? centers[from + 1] : width - Self.margin) - centers[from] - 36
      } else {
        abs(centers[to] - centers[from]) - 16
      }
    return max(1, Int(room / Self.column))
  }

  /// Gives each text the room that it needs, the last gap on its way growing.
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

extension SequenceDiagram.Participant {
  /// The name as it is drawn.
  var label: String {
    let shown = name.escapedForDisplay()
    return kind == .person ? shown : "\(kind.rawValue) · \(shown)"
  }
}
